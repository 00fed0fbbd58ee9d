import { type PointerEvent, useRef } from 'react'

import { isIn } from '../ui/arrow-keys.ts'

/** Event handlers that detect swipes on an element. On a film's own controls, a swipe does something else. */
export function useSwipes(onSwipe: (to: 'left' | 'right') => void) {
  const start = useRef<PointerEvent | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      const isFinger = event.isPrimary && event.pointerType === 'touch'
      start.current = isFinger && !isIn(event.target, 'video[controls]') ? event : null
    },
    onPointerUp: (event: PointerEvent) => {
      const swipe = start.current === null ? null : swipeBetween(start.current, event)
      start.current = null
      if (swipe !== null) onSwipe(swipe)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/** A touch's position and time, in CSS pixels and milliseconds. */
type Touch = { clientX: number; clientY: number; timeStamp: number }

const MIN_PX = 48
const MAX_MS = 800

/** The direction of a swipe to the side; null for a tap, a scroll, or a slow movement. */
export function swipeBetween(from: Touch, to: Touch): 'left' | 'right' | null {
  const [right, below] = [to.clientX - from.clientX, to.clientY - from.clientY]
  const isSideways = Math.abs(right) >= MIN_PX && Math.abs(right) > 2 * Math.abs(below)
  if (!isSideways || to.timeStamp - from.timeStamp > MAX_MS) return null
  return right < 0 ? 'left' : 'right'
}
