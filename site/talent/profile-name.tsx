import { clsx } from 'clsx'

/** The talent's name, as large as its length allows. `dir` follows the name's script. */
export function ProfileName({ name }: { name: string }) {
  const ems = lineWidthEm(name)
  return (
    <div className="@container">
      <h1
        dir="auto"
        className={clsx(
          'display text-[max(1.5rem,min(clamp(3.5rem,9.5vw,10rem),100cqw/var(--ems)))] [hyphens:manual]',
          `[--ems:${ems}]`,
          ems <= 6.5 && 'display-fine',
        )}
      >
        {name}
      </h1>
    </div>
  )
}

/** In ems; style.css has a class for each. */
const lineWidths = [5.3, 6, 6.5, 7, 8, 9, 10, 12, 14, 17, 20]

/**
 * The width of the lines in which a name is set, in ems: wide enough for its longest word, and for the whole name to fill about as
 * much of the page as a usual one. At most 20; a longer word breaks.
 */
export function lineWidthEm(name: string): number {
  const words = (name.match(unbroken) ?? []).map(widthEm)
  const total = words.reduce((sum, width) => sum + width, 0)
  const least = Math.max(...words, 1.5 * Math.sqrt(total))
  return lineWidths.find((width) => width >= least) ?? 20
}

/** What a line does not break: a word up to its end or its hyphen, an ideograph or syllable of East Asia. */
const unbroken = /[\u2e80-\uffef]|[^\s\u2e80-\uffef-]*-|[^\s\u2e80-\uffef-]+/g

/** About the width of a word in the display type, rather more than less. */
function widthEm(word: string): number {
  return Array.from(word).reduce((sum, letter) => sum + letterWidthEm(letter), 0)
}

function letterWidthEm(letter: string): number {
  if (/[cfijlrstzI.'’-]/.test(letter)) return 0.45
  if (/[mwMW]/.test(letter)) return 0.85
  if (/\p{Lu}/u.test(letter)) return 0.74
  return /[\u2e80-\uffef]/.test(letter) ? 1 : 0.57
}
