import { useState } from 'react'

import type { Letter } from '#agency/letter.ts'

/** A hairline that runs over the list for 500 ms when the letter changes; nothing waits for it (docs/product.md: Models page). */
export function LetterLoader({ letter }: { letter: Letter | null }) {
  const [seen, setSeen] = useState({ letter, changes: 0 })
  if (seen.letter !== letter) setSeen({ letter, changes: seen.changes + 1 })
  if (seen.changes === 0) return null
  return (
    <span
      key={seen.changes}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 -bottom-px h-px origin-left animate-letter bg-ink motion-reduce:hidden"
    />
  )
}
