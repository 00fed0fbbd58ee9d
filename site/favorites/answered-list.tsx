import { useLinkMessages } from '../i18n/link-messages.ts'
import { useListMessages } from '../i18n/list-messages.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import type { TalentCardFacts } from '../roster/talent-card.tsx'
import { TalentLink } from '../talent/talent-link.tsx'
import { AskLink } from '../page/ask-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { givenOf, KeepButton } from './keep-actions.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import type { ShownList } from './linked-list.tsx'
import type { SentTalent } from './lists/list-link.ts'
import type { Remark } from './lists/named-lists.ts'

type AnsweredListProps = ShownList & { answerer: string }

/** An answered list: what was sent and what was answered, side by side. */
export function AnsweredList({ answerer, ...shown }: AnsweredListProps) {
  const { list, address, title, fresh } = shown
  const text = useLinkMessages()
  const chosen = list.talents.filter(({ answered }) => answered.mark === 'yes')
  const agreed = chosen.filter(({ sent }) => sent.mark === 'yes')
  const hasSentMarks = list.talents.some(({ sent }) => sent.mark !== null)
  const columns = [list.sender || text.someSender, answerer || text.someAnswerer]
  return (
    <>
      <p className="max-w-[62ch] px-margin pb-4 text-sm">
        <bdi>{answerer === '' ? text.answered : text.answerOf(answerer)}</bdi>{' '}
        {hasSentMarks ? text.agreed(agreed.length) : text.chosen(chosen.length)}
      </p>
      <AnswerActions answerer={answerer} chosen={chosen.map(({ id }) => id)} {...shown} />
      <div className="px-margin pb-10">
        <table aria-label={title} className="w-full max-w-[72rem] table-fixed text-left">
          <thead>
            <tr className="border-b border-ink align-bottom">
              <th scope="col" className="label w-[34%] py-3 pr-3 sm:w-[28%]">
                {text.talent}
              </th>
              {columns.map((name, index) => (
                <th
                  key={index === 0 ? 'sent' : 'answered'}
                  scope="col"
                  dir="auto"
                  className="label py-3 pr-3 wrap-anywhere"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.talents.map((each) => (
              <AnsweredRow
                key={each.id}
                address={address}
                sent={each}
                talent={fresh.talents.find(({ id }) => id === each.id) ?? null}
                hasLeft={fresh.gone.includes(each.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type AnswerActionsProps = AnsweredListProps & { chosen: readonly number[] }

function AnswerActions({ answerer, chosen, list, title, path, fresh }: AnswerActionsProps) {
  const text = useLinkMessages()
  const { print } = useSelectionMessages()
  return (
    <div className="flex flex-wrap items-center gap-x-7 border-b border-hairline px-margin pb-3 print:hidden">
      {chosen.length > 0 && <AskLink ids={chosen} />}
      {fresh.status === 'whole' && fresh.talents.length > 0 && (
        <KeepButton
          words={text.keepAnswer}
          title={text.answerTitle(title, answerer || text.someAnswerer)}
          given={() => givenOf(list.talents, fresh.talents, ({ answered }) => answered)}
          path={path}
        />
      )}
      <span className="sm:ml-auto">
        <PrintButton words={print} />
      </span>
    </div>
  )
}

type AnsweredRowProps = {
  address: string
  sent: SentTalent
  talent: TalentCardFacts | null
  hasLeft: boolean
}

function AnsweredRow({ address, sent: { id, sent, answered }, talent, hasLeft }: AnsweredRowProps) {
  const text = useSelectionMessages()
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-3 pr-3 font-normal">
        {talent === null ? (
          <span className="block text-sm">{text.unnamed(id)}</span>
        ) : (
          <TalentLink
            to={talent.path}
            state={{ list: address }}
            className="block sm:flex sm:items-start sm:gap-4"
          >
            {talent.cover !== null && (
              <span className="block w-16 shrink-0 sm:w-24">
                <Picture
                  picture={talent.cover}
                  alt=""
                  sizes="96px"
                  widths={[240]}
                  className="aspect-[3/4] w-full object-cover"
                />
              </span>
            )}
            <span className="mt-1.5 block text-sm leading-snug wrap-anywhere sm:mt-0">
              {talent.name}
            </span>
          </TalentLink>
        )}
        {hasLeft && <span className="block text-xs text-grey">{text.left}</span>}
      </th>
      <RemarkCell remark={sent} />
      <RemarkCell remark={answered} />
    </tr>
  )
}

function RemarkCell({ remark: { note, mark } }: { remark: Remark }) {
  const { marks } = useListMessages()
  const { nothing } = useLinkMessages()
  return (
    <td className="py-3 pr-3 text-sm leading-snug">
      {mark === null ? (
        <span className="text-faint">{nothing}</span>
      ) : (
        <span className={mark === 'yes' ? 'font-medium underline underline-offset-4' : undefined}>
          {marks[mark]}
        </span>
      )}
      {note !== '' && (
        <span dir="auto" className="mt-1 block wrap-anywhere whitespace-pre-line">
          {note}
        </span>
      )}
    </td>
  )
}
