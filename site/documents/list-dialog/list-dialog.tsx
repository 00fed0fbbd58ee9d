import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { useListDocumentMessages } from '../../i18n/list-document-messages.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import { listFormPath } from '../../page/document-addresses.ts'
import { SideDialog } from '../../ui/dialog.tsx'
import type { ListFacts } from './list-facts.ts'
import { ListForm } from './list-form.tsx'
import { useChosenFrames } from '../../favorites/lists/use-chosen-frames.ts'

const DIALOG = 'list-documents'

export type ListDialogProps = {
  /** The list's talents, also those who have left. */
  talents: readonly { id: number; name: string; note: string }[]
  title: string
  /** The visitor's own list that keeps the chosen pictures; null for a list from a link. */
  listId: string | null
  /** Rises each time that the dialog is to be opened. */
  opening: number
}

/**
 * The dialog with the form for a list's documents, at the right side of the page like that of a talent, which loads with its page.
 * It asks the server which talents are there, and whether there is a PDF.
 */
export function ListDialog({ talents, title, listId, opening }: ListDialogProps) {
  const text = useListDocumentMessages()
  const [chosen, choose] = useChosenFrames(listId)
  const address = listFormPath(
    useLocale(),
    talents.map(({ id }) => id),
  )
  const { load, data } = useFetcher<{ list: ListFacts | null }>()
  useEffect(() => void load(`${address}&mine`), [load, address])
  useEffect(() => {
    const dialog = document.getElementById(DIALOG)
    if (opening > 0 && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [opening])
  const gone = data?.list?.gone ?? []
  const nameOf = (id: number) => talents.find((each) => each.id === id)?.name || text.unnamed(id)
  return (
    <SideDialog id={DIALOG} title={text.title} className="sm:w-[min(100%,46rem)]">
      <ListForm
        ids={talents.map(({ id }) => id).filter((id) => !gone.includes(id))}
        title={title}
        notes={talents.filter(({ id, note }) => note !== '' && !gone.includes(id))}
        left={gone.map(nameOf)}
        hasPdf={data?.list?.hasPdf ?? true}
        pictures={{ talents: data?.list?.talents ?? [], chosen, choose }}
      />
    </SideDialog>
  )
}
