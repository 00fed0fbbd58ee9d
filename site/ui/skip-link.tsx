import { clsx } from 'clsx'
import type { MouseEvent } from 'react'

import { useMessages } from '../i18n/use-messages.ts'

const targets = { header: 'content', filters: 'cards' }

const looks = {
  header: 'top-0 left-0 z-20 -translate-y-full py-3 focus:translate-y-0',
  filters: 'top-0 left-0 z-6 py-2.5 not-focus:[clip-path:inset(50%)]',
}

type SkipLinkProps = {
  /** What it skips: the header of a page, to its content; or the filters of a list, to its cards. */
  past: keyof typeof targets
}

/** Shows only with the focus, which it moves past what it names. */
export function SkipLink({ past }: SkipLinkProps) {
  const text = useMessages()
  const target = targets[past]
  const go = (event: MouseEvent) => {
    event.preventDefault() // the link itself would add an entry to history
    document.getElementById(target)?.focus()
  }
  return (
    <a
      href={`#${target}`}
      onClick={go}
      className={clsx(
        'label absolute bg-ink px-margin text-paper -outline-offset-4 focus-visible:outline-paper print:hidden',
        looks[past],
      )}
    >
      {past === 'header' ? text.skipLink : text.roster.skipFilters}
    </a>
  )
}
