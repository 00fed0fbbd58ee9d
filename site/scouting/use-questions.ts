import { useState } from 'react'

import type { Received } from '../forms/outcome.ts'
import type { Problems } from '../forms/problems.ts'
import { useErrorSummaryFocus } from '../forms/use-error-summary-focus.ts'
import { ASKED, withQuestions } from './questions.ts'

/** Tells what is wrong, and knows which questions have been asked by that: nobody is asked twice. A question stands until its field changes or the form is sent again. */
export function useQuestions(received: Received | null) {
  const [{ asked, askedBefore }, setQuestions] = useState(() => receivedQuestions(received))
  const focusOnProblems = useErrorSummaryFocus()
  return {
    /** What the next sending does not ask again. */
    asked,
    /** What was asked before the questions on screen: by it, these still stand. */
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
