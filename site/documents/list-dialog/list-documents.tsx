import { useState } from 'react'

import { latePart } from '../../page/late-part.tsx'
import type { ListDialogProps } from './list-dialog.tsx'

const ListDialog = latePart(async () => (await import('./list-dialog.tsx')).ListDialog)

type ListDocumentsProps = Omit<ListDialogProps, 'opening' | 'listId'> &
  Partial<Pick<ListDialogProps, 'listId'>> & { words: string }

/** The button for a list's documents. The dialog's script loads when it is pressed. */
export function ListDocuments({ words, listId = null, ...list }: ListDocumentsProps) {
  const [opening, setOpening] = useState(0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpening(opening + 1)}
        className="label py-1.5"
      >
        {words}
      </button>
      {opening > 0 && <ListDialog opening={opening} listId={listId} {...list} />}
    </>
  )
}
