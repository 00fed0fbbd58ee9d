import { useEffect, useState } from 'react'

import { wantsStillness } from '../ui/visit.ts'
import { SLIDE_MS } from './slide-view.ts'

/** Slides stand still until script comes, and for ever where nothing may move; else they turn until they are stopped. */
export type Turning = 'still' | 'turning' | 'stopped'

type TurningOptions = {
  /** How many there are to turn; one alone does not, but its film may. */
  count: number
  /** Which one stands while nothing moves. */
  first: number
  /** Whether anything could move at all. */
  canMove: boolean
}

/** Which slide is shown, and whether they turn. Stopped slides start again only when asked to (WCAG 2.2, 2.2.2). */
export function useTurning({ count, first, canMove }: TurningOptions) {
  const [state, setState] = useState<Turning>('still')
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (!canMove || wantsStillness()) return
    const start = setTimeout(() => setState('turning'))
    return () => clearTimeout(start)
  }, [canMove])
  useEffect(() => {
    if (state !== 'turning' || count < 2) return
    const turn = setInterval(() => setShown((index) => (index + 1) % count), SLIDE_MS)
    return () => clearInterval(turn)
  }, [state, count])
  return {
    shown,
    state,
    stop: () => setState((now) => (now === 'turning' ? 'stopped' : now)),
    toggle: () => setState((now) => (now === 'turning' ? 'stopped' : 'turning')),
  }
}
