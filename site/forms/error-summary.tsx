import { clsx } from 'clsx'

import { useFormMessages } from '../i18n/forms/use-form-messages.ts'

/** The id of a form's outcome on the page. */
export const OUTCOME_ID = 'outcome'

/**
 * The address to which the form of a page is sent without script. The browser scrolls to the outcome. A query of its own keeps the
 * page in the browser's cache (RFC 9111, 4.4): after Back, the same form is sent again, under the same key.
 */
export function addressOfOutcome(page: string): string {
  return `${page}?sent#${OUTCOME_ID}`
}

export type SummaryLine = {
  id: string
  field: string
  problem: string
  /** It must be corrected, not only answered or chosen again. */
  isWrong: boolean
}

/** The problems of a form right above it, each a link to its field (GOV.UK error summary). */
export function ErrorSummary({ lines }: { lines: readonly SummaryLine[] }) {
  const text = useFormMessages()
  return (
    <section
      id={OUTCOME_ID}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className={clsx(
        'mb-10 scroll-mt-20 border-l-2 py-1 pl-5 focus-visible:shadow-none focus-visible:outline-none',
        isAnyWrong(lines) ? 'border-danger' : 'border-ink',
      )}
    >
      <h2 id="error-summary-title" className="font-medium">
        {isAnyWrong(lines) ? text.summary(lines.length) : text.toCheck(lines.length)}
      </h2>
      <ul className="mt-2 space-y-1">
        {lines.map(({ id, field, problem, isWrong }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault() // no step in history
                document.getElementById(id)?.focus()
              }}
              className={clsx('underline underline-offset-4', isWrong && 'text-danger')}
            >
              {text.problemAt({ field, problem })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether anything must be corrected before the form can be taken. */
export function isAnyWrong(lines: readonly SummaryLine[]): boolean {
  return lines.some(({ isWrong }) => isWrong)
}
