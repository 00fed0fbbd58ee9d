import { clsx } from 'clsx'

const sizes = {
  usual: 'text-[clamp(3.5rem,9.5vw,10rem)]',
  long: 'text-[clamp(2.5rem,5vw,5rem)]',
  absurd: 'text-[clamp(1.5rem,2.5vw,2.5rem)]',
}

/** Whose profile it is, as large as a name of that length can be; a name in any script runs as that script does. */
export function ProfileName({ name }: { name: string }) {
  return (
    <h1
      dir="auto"
      className={clsx(
        'display display-fine [overflow-wrap:anywhere] [hyphens:manual]',
        sizes[lengthOf(name)],
      )}
    >
      {name}
    </h1>
  )
}

/** Names of real people fill one to three lines at full size up to about 32 letters. */
function lengthOf(name: string): keyof typeof sizes {
  if (name.length <= 32) return 'usual'
  return name.length <= 90 ? 'long' : 'absurd'
}
