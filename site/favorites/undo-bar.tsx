import type { Favorites } from './heart/favorites.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'

type UndoBarProps = { removed: Favorites; undo: () => void }

/** Who has left the list, and the way back: until the next one leaves or the page is left, never by the clock (WCAG 2.2.1). */
export function UndoBar({ removed, undo }: UndoBarProps) {
  const { favorites } = useMessages()
  const text = useSelectionMessages()
  return (
    <div className="sticky bottom-0 mt-auto flex items-center gap-6 border-t border-ink bg-paper px-margin py-1 print:hidden">
      <p id="undo-what" className="mr-auto text-sm">
        {favorites.removed(removed.map(({ name }) => name))}
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
