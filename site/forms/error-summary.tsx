import { clsx } from 'clsx'
import { useEffect, useState } from 'react'

import { type FormMessages, useFormMessages } from '../i18n/lazy-catalogues.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import type { FieldFacts } from './field.tsx'
import { isWrong, problemWords } from './problems.ts'

/** The id of a form's outcome on the page. */
export const OUTCOME_ID = 'outcome'

/**
 * The address to which the form of a page is sent without script. The browser scrolls to the outcome. A query of its own keeps the
 * page in the browser's cache (RFC 9111, 4.4): after Back, the same form is sent again, under the same key.
 */
export function addressOfOutcome(page: string): string {
  return `${page}?sent#${OUTCOME_ID}`
}

type SummaryLine = {
  id: string
  field: string
  problem: string
  /** It must be corrected, not only answered or chosen again. */
  isMistake: boolean
}

/** A field and its name. */
export type NamedField = readonly [facts: FieldFacts, name: string]

/** The problems of a form, in the order of the fields, in the same words as at the fields. */
export function summaryLines(fields: readonly NamedField[], text: FormMessages): SummaryLine[] {
  return fields.flatMap(([{ id, errors = [] }, field]) => {
    const problem = problemWords(text, errors)
    return problem === null ? [] : [{ id, field, problem, isMistake: isWrong(errors) }]
  })
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
        {lines.map(({ id, field, problem, isMistake }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault() // no step in history
                document.getElementById(id)?.focus()
              }}
              className={clsx('underline underline-offset-4', isMistake && 'text-danger')}
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
  return lines.some(({ isMistake }) => isMistake)
}

/** Returns a function that scrolls to the error summary and focuses it after the next rendering (GOV.UK error summary). */
export function useErrorSummaryFocus(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return undefined
    return nextAnimationFrame(() => {
      const summary = document.getElementById(OUTCOME_ID)
      // the form of an applicant who is too young has none
      if (summary === null) return document.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      summary.focus({ preventScroll: true }) // by itself, focus would put the summary's middle in view
      summary.scrollIntoView()
    })
  }, [times])
  return () => setTimes((before) => before + 1)
}
