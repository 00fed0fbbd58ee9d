import { clsx } from 'clsx'

import { useMessages } from '../i18n/use-messages.ts'

type ListTitleProps = { title: string; total: number }

/** The letters of a list's title, also while it is edited. */
export const titleStyle = 'display display-fine text-[clamp(2.75rem,9vw,8rem)]'

/** The room around a list's title. */
export const titleRoom = 'pt-7 pb-5'

/** A list's title, with the number of its talents as a small superior figure if there are any. */
export function ListTitle(shown: ListTitleProps) {
  return (
    <h1
      className={clsx(titleStyle, titleRoom, 'px-margin print:pt-0 print:pb-[3mm] print:text-2xl')}
    >
      <TitleWords {...shown} />
    </h1>
  )
}

/** What a list's title consists of. */
export function TitleWords({ title, total }: ListTitleProps) {
  const text = useMessages().roster
  return (
    <>
      {title}
      {total > 0 && (
        <sup className="relative top-[0.9em] ml-[0.4em] align-top font-sans text-sm print:text-[8pt] leading-none tracking-normal">
          <span aria-hidden="true">{total}</span>
          <span className="sr-only">{text.count(total)}</span>
        </sup>
      )}
    </>
  )
}
