import { useListMessages, type ListMessages } from '../i18n/list-messages.ts'
import type { Messages } from '../i18n/messages/pt.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import type { ListChange } from './lists/list-changes.ts'
import { listChanges, useLastChange } from './lists/use-lists.ts'

/**
 * The last change, with undo: one after another, until the page is loaded anew, never on a timer (WCAG 2.2.1). `focusNext`
 * passes the focus on.
 */
export function UndoBar({ focusNext }: { focusNext: (...ids: string[]) => void }) {
  const last = useLastChange()
  const { favorites } = useMessages()
  const own = useListMessages()
  const text = useSelectionMessages()
  if (last === null) return null
  const undo = () => {
    focusNext(...last.focus, 'new-list')
    listChanges.undoStack.undo()
  }
  return (
    <div className="sticky bottom-0 mt-auto flex items-center gap-6 border-t border-ink bg-paper px-margin py-1 print:hidden">
      <p id="undo-what" dir="auto" className="mr-auto min-w-0 truncate text-sm">
        {changeWords(last.change, favorites, own)}
      </p>
      <button
        type="button"
        id="undo"
        aria-describedby="undo-what"
        onClick={undo}
        className="label h-11 underline underline-offset-4"
      >
        {text.undo}
      </button>
    </div>
  )
}

/** A change as a sentence. */
function changeWords(
  change: ListChange,
  favorites: Messages['favorites'],
  text: ListMessages,
): string {
  switch (change.kind) {
    case 'removed':
      return favorites.removed(change.names)
    case 'moved':
      return text.moved(change.name)
    case 'noted':
      return text.noted(change.name)
    case 'marked':
      return change.mark === null
        ? text.unmarked(change.name)
        : text.marked(change.name, text.marks[change.mark])
    case 'renamed':
      return text.renamed(change.title || favorites.title)
    case 'created':
      return text.created(change.title || favorites.title)
    case 'deleted':
      return text.deleted(change.title || favorites.title)
    case 'merged':
      return text.merged(change.total, change.title || favorites.title)
  }
}
