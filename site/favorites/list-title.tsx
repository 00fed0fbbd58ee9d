import { useMessages } from '../i18n/use-messages.ts'

type ListTitleProps = { title: string; total: number }

/** A list's title, with the number of its talents as a small superior figure if there are any. */
export function ListTitle({ title, total }: ListTitleProps) {
  const text = useMessages().roster
  return (
    <h1 className="display display-fine px-margin pt-7 pb-5 text-[clamp(2.75rem,9vw,8rem)] print:pt-0 print:pb-[3mm] print:text-2xl">
      {title}
      {total > 0 && (
        <sup className="relative top-[0.9em] ml-[0.4em] align-top font-sans text-sm print:text-[8pt] leading-none tracking-normal">
          <span aria-hidden="true">{total}</span>
          <span className="sr-only">{text.count(total)}</span>
        </sup>
      )}
    </h1>
  )
}
