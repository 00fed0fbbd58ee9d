import { useState } from 'react'

import { useSelectionMessages } from '../../i18n/selection-messages.ts'
import { lazyPart } from '../../page/lazy-part.tsx'
import type { ListDialogProps } from './list-dialog.tsx'

const ListDialog = lazyPart(async () => (await import('./list-dialog.tsx')).ListDialog)

/** The button for a list's documents. The dialog's script loads when it is pressed. */
export function ListDocuments(list: Omit<ListDialogProps, 'opening'>) {
  const { documents } = useSelectionMessages()
  const [opening, setOpening] = useState(0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpening(opening + 1)}
        className="label py-1.5"
      >
        {documents}
      </button>
      {opening > 0 && <ListDialog opening={opening} {...list} />}
    </>
  )
}
