import { useMessages } from '../i18n/use-messages.ts'
import type { RosterTitle } from './roster-title.ts'

type RosterHeadingProps = RosterTitle & { total: number }

/** The title of a list, with the number of talents as a superscript unless it is zero. */
export function RosterHeading({ heading, rest, total }: RosterHeadingProps) {
  const text = useMessages()
  return (
    <h1 className="display display-fine px-margin pt-7 pb-5 text-[clamp(2.75rem,9vw,8rem)] print:pt-0 print:pb-[3mm] print:text-2xl">
      {heading}
      {rest !== '' && <span className="sr-only">{rest}</span>}
      {total > 0 && (
        <sup className="relative top-[0.9em] ml-[0.4em] align-top font-sans text-sm print:text-[8pt] leading-none tracking-normal">
          <span aria-hidden="true">{total}</span>
          <span className="sr-only">{text.roster.count(total)}</span>
        </sup>
      )}
    </h1>
  )
}
