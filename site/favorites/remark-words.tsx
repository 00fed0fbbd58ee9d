import { useListMessages } from '../i18n/list-messages.ts'
import type { Remark } from './lists/named-lists.ts'

/** What somebody else said of a talent: the name, then mark and note; nothing without either. */
export function RemarkWords({ name, remark }: { name: string; remark: Remark }) {
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
