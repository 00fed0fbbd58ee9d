import { useState } from 'react'

import type { Received } from '../forms/outcome.ts'
import type { Problems } from '../forms/problems.ts'
import { useErrorSummaryFocus } from '../forms/use-error-summary-focus.ts'
import { ASKED, withQuestions } from './questions.ts'

/**
 * Reports problems and remembers the questions among them, so that each is asked only once. A question stays until its field
 * changes or the form is sent again.
 */
export function useQuestions(received: Received | null) {
  const [{ asked, askedBefore }, setQuestions] = useState(() => receivedQuestions(received))
  const focusOnProblems = useErrorSummaryFocus()
  return {
    /** The questions that the next submission does not ask again. */
    asked,
    /** The questions asked before those on screen. Revalidation knows only these, so that the questions on screen still stand. */
    askedBefore,
    reportProblems: (problems: Problems): void => {
      setQuestions((before) => added(before.asked, problems))
      focusOnProblems()
    },
    clear: () => setQuestions(added('', {})),
  }
}

function added(askedBefore: string, problems: Problems) {
  return { askedBefore, asked: withQuestions(askedBefore, problems) }
}

function receivedQuestions(received: Received | null) {
  if (received === null) return added('', {})
  const { outcome, values } = received
  return added(values[ASKED] ?? '', outcome.status === 'invalid' ? outcome.problems : {})
}
