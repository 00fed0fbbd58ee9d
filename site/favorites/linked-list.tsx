import { useEffect, useState } from 'react'

import { searchOfIds } from './heart/shared-ids.ts'
import { useLinkMessages } from '../i18n/link-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { Link } from '../ui/link.tsx'
import { AnsweredList } from './answered-list.tsx'
import { type LinkReading, readLink, type SentList } from './lists/list-link.ts'
import { MAX_FAVORITES } from './heart/favorites.ts'
import { ListTitle } from './list-title.tsx'
import { SentListPart } from './sent-list.tsx'
import { ModelsLink } from './models-link.tsx'
import { type FreshSelection, useFreshSelection } from './use-fresh-selection.ts'

type LinkedListProps = {
  /** The text of the list in the address's fragment. */
  packed: string
  /** The address of the visitor's own lists. */
  path: string
}

/** The link that was read last: after Back from a profile, the page is as long as before, so the browser finds the same place. */
let last: { packed: string; reading: LinkReading } | null = null

/** A list from a link: to be answered, or with its answer. The visitor's own lists stay as they are until asked. */
export function LinkedList({ packed, path }: LinkedListProps) {
  const { brand } = useShell()
  const [reading, setReading] = useState(() => (last?.packed === packed ? last.reading : null))
  useEffect(() => {
    let isWanted = true
    void readLink(packed, brand).then((read) => {
      last = { packed, reading: read }
      return isWanted && setReading(read)
    })
    return () => {
      isWanted = false
    }
  }, [packed, brand])
  if (reading === null) return <div className="min-h-[calc(100svh-3.5rem)]" />
  return reading.kind === 'list' ? (
    <OpenedList key={path} {...{ packed, path, reading }} />
  ) : (
    <NoList reason={reading.kind} path={path} />
  )
}

type NoListProps = { reason: Exclude<LinkReading['kind'], 'list'>; path: string }

/** Says why a link has no list. */
function NoList({ reason, path }: NoListProps) {
  const { sharedTitle, toOwn } = useSelectionMessages()
  const text = useLinkMessages()
  return (
    <>
      <PageHead title={sharedTitle} isFindable={false} />
      <ListTitle title={sharedTitle} total={0} />
      <p className="max-w-[62ch] px-margin pb-2">{text[reason]}</p>
      <div className="flex flex-wrap">
        <Link to={path} className="label mx-margin py-5 underline underline-offset-4">
          {toOwn}
        </Link>
        <ModelsLink />
      </div>
    </>
  )
}

type OpenedListProps = LinkedListProps & { reading: Extract<LinkReading, { kind: 'list' }> }

function OpenedList({ packed, path, reading }: OpenedListProps) {
  const { list, isCut, isShortened } = reading
  const fresh = useFreshSelection(list.talents, path)
  const ids = list.talents.map(({ id }) => id)
  const { gone, status } = fresh
  const text = useLinkMessages()
  const own = useSelectionMessages()
  const title = list.title || own.sharedTitle
  const notes = [
    isCut && own.cut(MAX_FAVORITES),
    isShortened && text.shortened,
    gone.length > 0 && own.gone(gone.length),
    status === 'unreachable' && text.unreachable,
    list.talents.length === 0 && own.sharedEmpty,
  ].filter((note) => note !== false)
  const shown = { list, address: path + searchOfIds(ids), title, path, fresh }
  return (
    <>
      <PageHead title={title} isFindable={false} />
      <ListTitle title={title} total={list.talents.length} />
      {notes.map((note) => (
        <p key={note} className="max-w-[62ch] px-margin pb-4 text-sm">
          {note}
        </p>
      ))}
      {list.answerer === null ? (
        <SentListPart packed={packed} {...shown} />
      ) : (
        <AnsweredList answerer={list.answerer} {...shown} />
      )}
    </>
  )
}

/** What both views of a linked list show. */
export type ShownList = {
  list: SentList
  /** An address of its talents alone, which previous and next on a profile follow. */
  address: string
  title: string
  path: string
  fresh: FreshSelection
}
