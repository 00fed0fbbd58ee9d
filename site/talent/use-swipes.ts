import { type PointerEvent, useRef } from 'react'

import { isIn } from '../ui/arrow-keys.ts'
import { swipeBetween } from './swipe.ts'

/** What an element needs to tell where a finger swipes to; on a film's own controls it does something else. */
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
