import { useEffect, useState } from 'react'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { OUTCOME_ID } from './error-summary.tsx'

/** Returns a function that moves the focus to the error summary after the next rendering (GOV.UK error summary). */
export function useErrorSummaryFocus(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return undefined
    return nextAnimationFrame(() => document.getElementById(OUTCOME_ID)?.focus())
  }, [times])
  return () => setTimes((before) => before + 1)
}
