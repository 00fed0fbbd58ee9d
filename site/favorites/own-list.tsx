import { useListMessages } from '../i18n/list-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { gridStyle } from '../roster/grid-style.ts'
import { useDragOrder, useFocusNext } from '../ui/list-order.ts'
import { BriefPart } from './brief-part.tsx'
import { CompareEntry } from './compare-entry.tsx'
import { ListHead } from './list-head.tsx'
import { currentList, type NamedList } from './lists/named-lists.ts'
import { listChanges, useLists } from './lists/use-lists.ts'
import { OwnActions } from './own-actions.tsx'
import { OwnCard } from './own-card.tsx'
import { ModelsLink } from './models-link.tsx'
import { UndoBar } from './undo-bar.tsx'
import { type FreshSelection, useFreshSelection } from './use-fresh-selection.ts'

/**
 * The visitor's own lists, as this browser stores them: to name, order, mark, annotate, share and print. As high as the screen, so
 * that nothing shifts when script shows them.
 */
export function OwnList({ path }: { path: string }) {
  const lists = useLists()
  const list = currentList(lists)
  const fresh = useFreshSelection(list.talents, path)
  const focusNext = useFocusNext()
  const words = useMessages().favorites
  const text = useSelectionMessages()
  const { talents } = list
  const ids = talents.map(({ id }) => id).filter((id) => !fresh.gone.includes(id)) // a talent who left is not shared
  const clear = () => {
    focusNext('undo')
    listChanges.remove(talents)
  }

  return (
    <div className="own-list flex min-h-[calc(100svh-3.5rem)] flex-col print:block print:min-h-0">
      <ListHead lists={lists} list={list} clear={clear} />
      <noscript>
        <p className="max-w-[62ch] px-margin py-5">{text.needsScript}</p>
        <ModelsLink />
      </noscript>
      {talents.length > 0 && <OwnActions list={list} ids={ids} path={path} sender={lists.sender} />}
      <CompareEntry talents={talents.filter(({ id }) => ids.includes(id))} />
      {!lists.isComplete && <p className="px-margin pt-5 text-sm">{text.notWhole}</p>}
      {lists.keeping === 'this-visit' && <p className="px-margin pt-5 text-sm">{words.notKept}</p>}
      {lists.keeping !== 'unknown' && talents.length === 0 && (
        <EmptyList isOnly={lists.lists.length === 1} />
      )}
      {talents.length > 0 && (
        <OwnCards key={list.id} list={list} fresh={fresh} focusNext={focusNext} />
      )}
      {talents.length > 0 && <BriefPart ids={ids} listKey={list.id} />}
      <UndoBar focusNext={focusNext} />
    </div>
  )
}

type OwnCardsProps = {
  list: NamedList
  fresh: FreshSelection
  focusNext: (...ids: string[]) => void
}

function OwnCards({ list, fresh, focusNext }: OwnCardsProps) {
  const words = useMessages().favorites
  const { talents } = list
  const drag = useDragOrder((id, place) => {
    const { name = '' } = talents.find((each) => each.id === id) ?? {}
    listChanges.move({ id, name }, place)
  })
  return (
    <ul aria-label={list.title || words.title} className={`${gridStyle} with-measures`}>
      {talents.map((favorite, place) => (
        <OwnCard
          key={favorite.id}
          list={list}
          favorite={favorite}
          fresh={fresh}
          place={place}
          isLast={place === talents.length - 1}
          move={(to, button) => {
            focusNext(`${button}-${favorite.id}`)
            listChanges.move(favorite, to)
          }}
          remove={() => {
            focusNext('undo')
            listChanges.remove([favorite])
          }}
          drag={drag(favorite.id, place)}
        />
      ))}
    </ul>
  )
}

/** Explains how to add favorites. */
function EmptyList({ isOnly }: { isOnly: boolean }) {
  const text = useSelectionMessages()
  const own = useListMessages()
  return (
    <>
      <p className="border-t border-hairline px-margin pt-7">{isOnly ? text.empty : own.empty}</p>
      <p className="max-w-[62ch] px-margin text-grey">{text.emptyHint}</p>
      <ModelsLink />
    </>
  )
}
