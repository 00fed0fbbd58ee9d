import type { MouseEvent } from 'react'

import { useMessages } from '../i18n/use-messages.ts'

/** The first stop of the Tab key: skips the header. */
export function SkipLink() {
  const text = useMessages()
  return (
    <a
      href="#content"
      onClick={goToContent}
      className="label absolute top-0 left-0 z-20 -translate-y-full bg-ink px-margin py-3 text-paper focus:translate-y-0 print:hidden"
    >
      {text.skipLink}
    </a>
  )
}

/** Moves the focus as the link would, but adds no entry to history. */
function goToContent(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector('main')?.focus()
}
