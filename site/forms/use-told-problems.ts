import { useEffect, useState } from 'react'

import { nextFrame } from '../ui/next-frame.ts'
import { OUTCOME_ID } from './error-summary.tsx'

/** Puts the focus on the list of what is wrong, each time that there is one (GOV.UK error summary). */
export function useToldProblems(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return undefined
    return nextFrame(() => document.getElementById(OUTCOME_ID)?.focus())
  }, [times])
  return () => setTimes((before) => before + 1)
}
