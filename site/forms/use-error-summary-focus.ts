import { useEffect, useState } from 'react'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { OUTCOME_ID } from './error-summary.tsx'

/** Returns a function that scrolls to the error summary and focuses it after the next rendering (GOV.UK error summary). */
export function useErrorSummaryFocus(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return undefined
    return nextAnimationFrame(() => {
      const summary = document.getElementById(OUTCOME_ID)
      summary?.focus({ preventScroll: true }) // by itself, focus would put the summary's middle in view
      summary?.scrollIntoView()
    })
  }, [times])
  return () => setTimes((before) => before + 1)
}
