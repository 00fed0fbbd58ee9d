import { clsx } from 'clsx'

import { ListDocuments } from '../documents/list-dialog/list-documents.tsx'
import { useLinkMessages } from '../i18n/link-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { gridStyle } from '../roster/grid-style.ts'
import { likableOf, TalentCard, type TalentCardFacts } from '../roster/talent-card.tsx'
import { ShareLink } from '../ui/share-link.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { useFocusNext } from '../ui/list-order.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useListMessages } from '../i18n/list-messages.ts'
import { likedNow } from './heart/favorites.ts'
import { BareCard } from './bare-card.tsx'
import { BriefPart } from './brief-part.tsx'
import { KeepButton } from './keep-button.tsx'
import { NameField } from './link-options.tsx'
import type { ShownList } from './linked-list.tsx'
import type { Given } from './lists/list-changes.ts'
import type { SentList } from './lists/list-link.ts'
import { currentList, type Remark } from './lists/named-lists.ts'
import { listChanges, useLists } from './lists/use-lists.ts'
import { MarkButtons, markStyle, NoteField } from './remark-fields.tsx'
import { useAnswer } from './use-answer.ts'
import { useListLink } from './use-list-link.ts'

/** A list that somebody sent: to keep, to add to one's own, to mark and to answer. */
export function SentListPart({ packed, ...shown }: ShownList & { packed: string }) {
  const { list, path, selection } = shown
  const text = useLinkMessages()
  const { sender } = useLists()
  const { answer, remarkOf, say, signAs } = useAnswer(packed, sender)
  const ids = list.talents.map(({ id }) => id).filter((id) => !selection?.gone.includes(id))
  const answered: SentList = {
    ...list,
    answerer: answer.name,
    talents: list.talents.map((each) => ({ ...each, answered: remarkOf(each.id) })),
  }
  const link = useListLink(answered, path)
  const isAnswered = answered.talents.some(
    ({ answered: { mark, note } }) => mark !== null || note !== '',
  )
  return (
    <>
      <p className="max-w-[62ch] px-margin pb-4 text-sm print:hidden">
        {list.sender !== '' && (
          <>
            <bdi>{text.from(list.sender)}</bdi>{' '}
          </>
        )}
        {text.opened}
      </p>
      <KeepActions {...shown} />
      <ul aria-label={shown.title} className={`${gridStyle} sent-list with-measures`}>
        {list.talents.map(({ id, sent }) => (
          <SentCard
            key={id}
            id={id}
            sent={sent}
            sender={list.sender || text.someSender}
            shown={shown}
            answer={remarkOf(id)}
            say={(part) => say(id, part)}
          />
        ))}
      </ul>
      {isAnswered && (
        <AnswerBar name={answer.name} onName={signAs} link={link} title={shown.title} />
      )}
      {ids.length > 0 && <BriefPart ids={ids} listKey={packed.slice(-32)} />}
    </>
  )
}

type AnswerBarProps = {
  name: string
  onName: (name: string) => void
  link: string
  title: string
}

/** Sends the answer back: beneath the list, and always in view on screens that are wide and high enough for both. */
function AnswerBar({ name, onName, link, title }: AnswerBarProps) {
  const text = useLinkMessages()
  return (
    <section className="bottom-0 border-t border-ink bg-paper px-margin py-3 sm:[@media(height>500px)]:sticky print:hidden">
      <h2 className="sr-only">{text.answer}</h2>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-2">
        <div className="w-full sm:w-64">
          <NameField id="answerer" label={text.answerer} name={name} onName={onName} />
        </div>
        <ShareLink link={link} title={title} words={text.copyAnswer} />
        <p className="max-w-[46ch] text-[0.8125rem] text-grey max-sm:hidden">{text.answerHint}</p>
      </div>
    </section>
  )
}

/** Keeps a list as one of the visitor's own, or adds it to the one that is open. The row keeps its place until the talents come. */
function KeepActions({ list, title, path, selection, isLoading }: ShownList) {
  const text = useLinkMessages()
  const own = useSelectionMessages()
  const { favorites } = useMessages()
  const open = currentList(useLists())
  const focusNext = useFocusNext()
  const openTitle = open.title || favorites.title
  const talents = selection?.talents ?? []
  const given = () => givenOf(list.talents, talents, ({ sent }) => sent)
  const merge = () => {
    focusNext('merged')
    listChanges.merge(given())
  }
  const isComing = selection === null && isLoading
  const kept = isComing ? list.talents : talents
  const isMerged = kept.every(({ id }) => open.talents.some((each) => each.id === id))
  if (kept.length === 0) return null
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
        words={own.documents}
        title={list.title}
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
    talents: likedNow([], onRoster.map(likableOf), Date.now()),
    remarks: Object.fromEntries(sent.map((each) => [each.id, say(each)])),
  }
}

type SentCardProps = {
  id: number
  sent: Remark
  sender: string
  shown: ShownList
  answer: Remark
  say: (part: Partial<Remark>) => void
}

function SentCard({ id, sent, sender, shown, answer, say }: SentCardProps) {
  const { unnamed } = useSelectionMessages()
  const { selection, isLoading } = shown
  const talent = selection?.talents.find((each) => each.id === id)
  const name = talent?.name ?? unnamed(id)
  const state = isLoading ? 'coming' : selection?.gone.includes(id) ? 'left' : 'unknown'
  return (
    <li className={`flex flex-col ${markStyle(answer.mark)}`}>
      {talent === undefined ? (
        <BareCard name={name} state={state} />
      ) : (
        <TalentCard talent={talent} isFirst={false} list={shown.address} />
      )}
      <RemarkWords name={sender} remark={sent} />
      <div className="mt-auto pt-1">
        <MarkButtons id={id} name={name} mark={answer.mark} onMark={(mark) => say({ mark })} />
        <NoteField id={id} name={name} note={answer.note} onNote={(note) => say({ note })} />
      </div>
    </li>
  )
}

/** What somebody else said of a talent: the name, then mark and note; nothing without either. */
function RemarkWords({ name, remark }: { name: string; remark: Remark }) {
  const text = useListMessages()
  const { note, mark } = remark
  if (note === '' && mark === null) return null
  return (
    <dl className="mt-2 border-l border-ink pl-2.5 text-[0.8125rem] leading-snug print:mt-0 print:text-[7pt]">
      <dt dir="auto" className="truncate text-grey">
        {name}
      </dt>
      {mark !== null && <dd className="font-medium">{text.marks[mark]}</dd>}
      {note !== '' && (
        <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
          {note}
        </dd>
      )}
    </dl>
  )
}
