import { clsx } from 'clsx'
import { useNavigate } from 'react-router'

import { ListDocuments } from '../documents/list-dialog/list-documents.tsx'
import { useLinkMessages } from '../i18n/link-messages.ts'
import { useListMessages } from '../i18n/list-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { candidateOf, type TalentCardFacts } from '../roster/talent-card.tsx'
import { useFocusNext } from '../ui/list-order.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { addedNow } from './heart/favorites.ts'
import type { ShownList } from './linked-list.tsx'
import type { Given } from './lists/list-changes.ts'
import type { SentList } from './lists/list-link.ts'
import { currentList, MAX_LISTS, type Remark } from './lists/named-lists.ts'
import { listChanges, useLists } from './lists/use-lists.ts'

/** Keeps a list as one of the visitor's own, or adds it to the one that is open. The row keeps its place until the talents come. */
export function KeepActions({ list, title, path, fresh: { talents, status } }: ShownList) {
  const text = useLinkMessages()
  const own = useSelectionMessages()
  const { favorites } = useMessages()
  const open = currentList(useLists())
  const focusNext = useFocusNext()
  const openTitle = open.title || favorites.title
  const given = () => givenOf(list.talents, talents, ({ sent }) => sent)
  const merge = () => {
    focusNext('merged')
    listChanges.merge(given())
  }
  const isComing = status === 'coming'
  const kept = isComing ? list.talents : talents
  const isMerged = kept.every(({ id }) => open.talents.some((each) => each.id === id))
  if (kept.length === 0 || status === 'unreachable') return null // some alone would be kept as the whole list
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-7 border-b border-hairline px-margin pb-3 print:hidden',
        isComing && 'invisible',
      )}
    >
      <KeepButton words={text.keep} title={title} given={given} path={path} />
      {isMerged ? (
        <p id="merged" tabIndex={-1} dir="auto" className="py-1.5 text-sm">
          {text.merged(openTitle)}
        </p>
      ) : (
        <button type="button" onClick={merge} className="label py-1.5">
          {text.merge(openTitle)}
        </button>
      )}
      <ListDocuments
        title={list.title}
        listId={null}
        talents={list.talents.map(({ id, sent: { note } }) => ({
          id,
          name: talents.find((each) => each.id === id)?.name ?? '',
          note,
        }))}
      />
      <span className="sm:ml-auto">
        <PrintButton words={own.print} />
      </span>
    </div>
  )
}

type SentTalents = SentList['talents']

/** The talents of a link that are on the roster, with what one side said of them. */
export function givenOf(
  sent: SentTalents,
  talents: readonly TalentCardFacts[],
  say: (talent: SentTalents[number]) => Remark,
): Given {
  const onRoster = sent.flatMap((each) => talents.find(({ id }) => id === each.id) ?? [])
  return {
    talents: addedNow([], onRoster.map(candidateOf), Date.now()),
    remarks: Object.fromEntries(sent.map((each) => [each.id, say(each)])),
  }
}

type KeepButtonProps = {
  words: string
  /** The title of the new list, and what is kept in it. */
  title: string
  given: () => Given
  /** The address of the visitor's own lists. */
  path: string
}

/** Keeps talents from a link as a list of the visitor's own, and opens it. Says so if there are too many lists. */
export function KeepButton({ words, title, given, path }: KeepButtonProps) {
  const text = useListMessages()
  const navigate = useNavigate()
  const isFull = useLists().lists.length >= MAX_LISTS
  const keep = () => listChanges.keep(title, given()) && void navigate(path)
  return (
    <>
      <button
        type="button"
        aria-disabled={isFull}
        onClick={isFull ? undefined : keep}
        className="label py-1.5 aria-disabled:text-faint"
      >
        {words}
      </button>
      {isFull && <p className="text-sm">{text.tooMany(MAX_LISTS)}</p>}
    </>
  )
}
