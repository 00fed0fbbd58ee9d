import { useListMessages } from '../i18n/list-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { MAX_LISTS, type NamedLists } from './lists/named-lists.ts'
import { listChanges } from './lists/use-lists.ts'

type ListSwitcherProps = {
  lists: NamedLists
  /** Begins to edit the title of the current list. */
  rename: () => void
  /** Deletes the current list. */
  remove: () => void
}

const wordStyle = 'label py-2'

/** The visitor's lists by title, the current one underlined; create, rename, delete. */
export function ListSwitcher({ lists: { lists, currentId }, rename, remove }: ListSwitcherProps) {
  const text = useListMessages()
  const isFull = lists.length >= MAX_LISTS
  const create = () => listChanges.create(text.newTitle(lists.length + 1)) && rename()
  return (
    <div className="px-margin pb-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-7">
        {lists.length > 1 && <ListNames lists={lists} currentId={currentId} />}
        <button
          type="button"
          id="new-list"
          aria-disabled={isFull}
          aria-describedby={isFull ? 'lists-full' : undefined}
          onClick={isFull ? undefined : create}
          className={`${wordStyle} aria-disabled:text-faint`}
        >
          {text.newList}
        </button>
        <span className="flex gap-x-7 sm:ml-auto">
          <button type="button" id="rename" onClick={rename} className={wordStyle}>
            {text.rename}
          </button>
          {lists.length > 1 && (
            <button type="button" id="delete-list" onClick={remove} className={wordStyle}>
              {text.deleteList}
            </button>
          )}
        </span>
      </div>
      {lists.length > 1 && (
        <p id="lists-full" className="text-[0.8125rem] text-grey">
          {isFull ? text.tooMany(MAX_LISTS) : text.heartsHere}
        </p>
      )}
    </div>
  )
}

/** The lists by title, with the numbers of their talents. */
function ListNames({ lists, currentId }: NamedLists) {
  const text = useListMessages()
  const { title } = useMessages().favorites
  return (
    <ul aria-label={text.lists} className="contents">
      {lists.map((list) => (
        <li key={list.id} className="min-w-0">
          <button
            type="button"
            aria-current={list.id === currentId ? 'true' : undefined}
            onClick={() => listChanges.open(list.id)}
            className="group flex max-w-full items-baseline py-1 text-[0.9375rem] text-faint hover:text-ink aria-[current]:text-ink"
          >
            <span
              dir="auto"
              className="truncate py-1 group-aria-[current]:underline group-aria-[current]:underline-offset-4"
            >
              {list.title || title}
            </span>
            <span className="ml-1.5 text-xs">{list.talents.length}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
