import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'

import { cleanLine } from '#agency/typed-text.ts'

import { useListMessages } from '../i18n/list-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useFocusNext } from '../ui/list-order.ts'
import {
  MAX_LISTS,
  MAX_TITLE_LENGTH,
  type NamedLists,
  type NamedList,
} from './lists/named-lists.ts'
import type { ListsState } from './lists/lists-store.ts'
import { listChanges, listsStore } from './lists/use-lists.ts'
import { ListTitle, titleRoom, titleStyle, TitleWords } from './list-title.tsx'
import { useOnLeaving } from './use-on-leaving.ts'

type ListHeadProps = {
  lists: ListsState
  list: NamedList
  /** Removes all talents of the list. */
  clear: () => void
}

/** The list's title, which becomes a field while it is edited, and the visitor's other lists. */
export function ListHead({ lists, list, clear }: ListHeadProps) {
  const { title: fallback } = useMessages().favorites
  const [edited, setEdited] = useState<string | null>(null)
  const focusNext = useFocusNext()
  const title = list.title || fallback
  const end = (value: string, by: 'key' | 'leaving') => {
    if (by === 'key') focusNext('rename')
    setEdited(null)
    const name = cleanLine(value)
    if (name !== '' && name !== title) listChanges.rename(name, list)
  }
  return (
    <>
      {edited === list.id ? (
        <TitleField key={list.id} title={title} total={list.talents.length} onEnd={end} />
      ) : (
        <ListTitle title={title} total={list.talents.length} />
      )}
      {lists.keeping !== 'unknown' && (
        <ListSwitcher
          lists={lists}
          rename={() => setEdited(listsStore.current().currentId)}
          clear={list.talents.length > 0 ? clear : null}
          remove={() => {
            focusNext('undo')
            listChanges.deleteList()
          }}
        />
      )}
    </>
  )
}

type ListSwitcherProps = {
  lists: NamedLists
  /** Begins to edit the title of the current list. */
  rename: () => void
  /** Removes its talents; null if there are none. */
  clear: (() => void) | null
  /** Deletes the current list. */
  remove: () => void
}

const wordStyle = 'label py-2'

/** The visitor's lists by title, the current one underlined; create, rename, clear, delete. */
function ListSwitcher({ lists: { lists, currentId }, rename, clear, remove }: ListSwitcherProps) {
  const text = useListMessages()
  const words = useSelectionMessages()
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
        <span className="flex flex-wrap gap-x-7 sm:ml-auto">
          <button type="button" id="rename" onClick={rename} className={wordStyle}>
            {text.rename}
          </button>
          {clear !== null && (
            <button type="button" onClick={clear} className={wordStyle}>
              {words.clear}
            </button>
          )}
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

type TitleFieldProps = {
  title: string
  total: number
  /** Receives the new title, or the old one if the visitor leaves with Esc. */
  onEnd: (title: string, by: 'key' | 'leaving') => void
}

/**
 * A list's title while it is edited, in the place and letters of the title. Enter and leaving keep it; Esc does not. The field lies
 * over the title that it will be, so that nothing beneath moves when it is left by pressing a button.
 */
function TitleField({ title, total, onEnd }: TitleFieldProps) {
  const text = useListMessages()
  const [value, setValue] = useState(title)
  const isOver = useRef(false)
  const end: TitleFieldProps['onEnd'] = (name, by) => {
    if (isOver.current) return // the field that leaves the page loses the focus too
    isOver.current = true
    onEnd(name, by)
  }
  useOnLeaving(() => {
    if (value !== title) end(value, 'leaving')
  })
  const endByKey = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!isEnter && event.key !== 'Escape') return
    event.preventDefault()
    end(isEnter ? value : title, 'key')
  }
  return (
    <div className="relative mx-margin print:hidden">
      <h1 className="sr-only">{title}</h1>
      <p className={clsx(titleStyle, titleRoom, 'invisible')}>
        <TitleWords title={cleanLine(value) || title} total={total} />
      </p>
      <textarea
        aria-label={text.title}
        value={value}
        dir="auto"
        rows={1}
        maxLength={MAX_TITLE_LENGTH}
        enterKeyHint="done"
        autoComplete="off"
        ref={focusAndSelect}
        onChange={({ currentTarget }) => setValue(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))} // a pasted text may have lines
        onKeyDown={endByKey}
        onBlur={() => end(value, 'leaving')}
        className={clsx(
          titleStyle,
          'absolute inset-x-0 top-1 bottom-0 w-full resize-none appearance-none overflow-hidden rounded-none bg-transparent pt-6 selection:bg-ink selection:text-paper',
        )}
      />
    </div>
  )
}

/** A stable function, so that React calls it once. The focus alone brings only the caret into view, be it under the header. */
function focusAndSelect(input: HTMLTextAreaElement | null): void {
  input?.focus()
  input?.select()
  input?.scrollIntoView({ block: 'nearest' })
}
