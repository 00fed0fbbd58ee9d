import { useState } from 'react'

import type { Received } from '../forms/outcome.ts'
import type { Problems } from '../forms/problems.ts'
import { useErrorSummaryFocus } from '../forms/use-error-summary-focus.ts'
import { ASKED, withQuestions } from './questions.ts'

/** Tells what is wrong, and knows which questions have been asked by that: nobody is asked twice. */
export function useQuestions(received: Received | null) {
  const [asked, setAsked] = useState(() => askedBefore(received))
  const focusOnProblems = useErrorSummaryFocus()
  return {
    asked,
    reportProblems: (problems: Problems): void => {
      setAsked((before) => withQuestions(before, problems))
      focusOnProblems()
    },
    clear: () => setAsked(''),
  }
}

function askedBefore(received: Received | null): string {
  if (received === null) return ''
  const { outcome, values } = received
  return withQuestions(values[ASKED] ?? '', outcome.status === 'invalid' ? outcome.problems : {})
}
