import { useState } from 'react'

import { isRecord } from '#agency/json.ts'

import { useLinkMessages } from '../i18n/link-messages.ts'
import { useListMessages } from '../i18n/list-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { tabStorage } from '../page/tab-storage.ts'
import { gridStyle } from '../roster/grid-style.ts'
import { ShareLink } from '../ui/share-link.tsx'
import { BriefPart } from './brief-part.tsx'
import { KeepActions } from './keep-actions.tsx'
import { NameField } from './link-options.tsx'
import type { ShownList } from './linked-list.tsx'
import { ListedCard } from './listed-card.tsx'
import type { SentList } from './lists/list-link.ts'
import { noRemark, type Remark, type Remarks } from './lists/named-lists.ts'
import { readRemarks, readTitle } from './lists/stored-lists.ts'
import { useLists } from './lists/use-lists.ts'
import { MarkButtons, markStyle, NoteField } from './remark-fields.tsx'
import { useListLink } from './use-list-link.ts'

/** A list that somebody sent: to keep, to add to one's own, to mark and to answer. */
export function SentListPart({ packed, ...shown }: ShownList & { packed: string }) {
  const { list, path, fresh } = shown
  const text = useLinkMessages()
  const { sender } = useLists()
  const { answer, remarkOf, say, signAs } = useAnswer(packed, sender)
  const ids = list.talents.map(({ id }) => id).filter((id) => !fresh.gone.includes(id))
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

/** The visitor's answer to a list: a name, and what is said of each talent. */
type Answer = { name: string; remarks: Remarks }

/** The answer to each list, for the life of the tab: it survives a reload and Back. The end of the link tells lists apart. */
const keyOf = (packed: string) => `passarela:answer:${packed.slice(-32)}`

/** The answer to the list in a link. It changes none of the visitor's own lists. */
function useAnswer(packed: string, name: string) {
  const [answer, setAnswer] = useState<Answer>(() => storedAnswer(packed) ?? { name, remarks: {} })
  const change = (next: Answer) => {
    setAnswer(next)
    tabStorage.write(keyOf(packed), { link: packed, ...next })
  }
  return {
    answer,
    remarkOf: (id: number): Remark => answer.remarks[id] ?? noRemark,
    signAs: (text: string) => change({ ...answer, name: text }),
    say: (id: number, part: Partial<Remark>) => {
      const remark = { ...(answer.remarks[id] ?? noRemark), ...part }
      change({ ...answer, remarks: { ...answer.remarks, [id]: remark } })
    },
  }
}

function storedAnswer(packed: string): Answer | null {
  const kept = tabStorage.read(keyOf(packed))
  if (!isRecord(kept) || kept['link'] !== packed) return null
  return { name: readTitle(kept['name']), remarks: readRemarks(kept['remarks']) }
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
  const { fresh, address } = shown
  const name = fresh.talents.find((each) => each.id === id)?.name ?? unnamed(id)
  return (
    <li className={`flex flex-col ${markStyle(answer.mark)}`}>
      <ListedCard id={id} name={name} fresh={fresh} list={address} />
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
