import type { Favorites } from './heart/favorites.ts'
import { useFavorites } from './heart/use-favorites.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { gridStyle } from '../roster/grid-style.ts'
import { BriefPart } from './brief-part.tsx'
import { ListActions } from './list-actions.tsx'
import { ListTitle } from './list-title.tsx'
import { OwnCard } from './own-card.tsx'
import { ToModels } from './to-models.tsx'
import { useFreshSelection } from './use-fresh-selection.ts'
import { useListChanges } from './use-list-changes.ts'

/**
 * The visitor's own favorites, as this browser stores them: to order, remove, share and print. As high as the screen, so that
 * nothing shifts when script shows them.
 */
export function OwnList({ path }: { path: string }) {
  const { favorites, keeping, isComplete } = useFavorites()
  const fresh = useFreshSelection(favorites, path)
  const { removed, remove, undo, move, drag } = useListChanges()
  const words = useMessages().favorites
  const text = useSelectionMessages()
  const ids = favorites.map(({ id }) => id)

  return (
    <div className="flex min-h-[calc(100svh-3.5rem)] flex-col print:block print:min-h-0">
      <ListTitle title={words.title} total={favorites.length} />
      <noscript>
        <p className="max-w-[62ch] px-margin py-5">{text.needsScript}</p>
        <ToModels />
      </noscript>
      {favorites.length > 0 && (
        <ListActions
          path={path}
          ids={ids.filter((id) => !fresh.gone.includes(id))} // a talent who left is not shared
        >
          <button type="button" onClick={() => remove(...ids)} className="label ml-auto py-1.5">
            {text.clear}
          </button>
        </ListActions>
      )}
      {!isComplete && <p className="px-margin pt-5 text-sm">{text.notWhole}</p>}
      {keeping === 'this-visit' && <p className="px-margin pt-5 text-sm">{words.notKept}</p>}
      {keeping !== 'unknown' && favorites.length === 0 && <EmptyList />}
      {favorites.length > 0 && (
        <ul aria-label={words.title} className={gridStyle}>
          {favorites.map((favorite, place) => (
            <OwnCard
              key={favorite.id}
              favorite={favorite}
              fresh={fresh}
              place={place}
              isLast={place === favorites.length - 1}
              move={move}
              remove={remove}
              drag={drag(favorite.id, place)}
            />
          ))}
        </ul>
      )}
      {favorites.length > 0 && <BriefPart ids={ids.filter((id) => !fresh.gone.includes(id))} />}
      {removed.length > 0 && <UndoBar removed={removed} undo={undo} />}
    </div>
  )
}

/** Explains how to add favorites. */
function EmptyList() {
  const text = useSelectionMessages()
  return (
    <>
      <p className="border-t border-hairline px-margin pt-7">{text.empty}</p>
      <p className="max-w-[62ch] px-margin text-grey">{text.emptyHint}</p>
      <ToModels />
    </>
  )
}

type UndoBarProps = { removed: Favorites; undo: () => void }

/** The removed talents, with undo until the next removal or until the visitor leaves the page, never on a timer (WCAG 2.2.1). */
function UndoBar({ removed, undo }: UndoBarProps) {
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
