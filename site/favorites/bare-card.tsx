import { clsx } from 'clsx'

import { initialsOf } from '#agency/talent.ts'

import { useSelectionMessages } from '../i18n/selection-messages.ts'

type BareCardProps = { name: string; state: 'coming' | 'left' | 'unknown' }

/** A name without a link to a profile. While it is `coming`, it looks like a picture that loads. */
export function BareCard({ name, state }: BareCardProps) {
  const text = useSelectionMessages()
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          'card-cover display flex aspect-[3/4] items-center justify-center text-6xl text-grey',
          state === 'coming' ? 'bg-hairline' : 'border border-hairline',
        )}
      >
        {state === 'left' && initialsOf(name)}
      </span>
      <span className="card-name">{name}</span>
      <span className="measures-place block text-xs text-grey">
        {state === 'left' && text.left}
      </span>
    </>
  )
}
