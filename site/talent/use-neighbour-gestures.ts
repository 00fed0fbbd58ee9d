import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'

import { arrowForThePage, isIn } from '../ui/arrow-keys.ts'
import { useCameFrom } from '../roster-list/came-from.ts'
import type { Neighbours } from '../roster-list/neighbours.ts'
import type { NeighbourLink } from './neighbours.ts'
import { swipeBetween } from './swipe.ts'

/**
 * Left and right arrow keys, unless a carousel in view takes them, and swipes over the large picture lead to the previous and
 * the next talent.
 */
export function useNeighbourGestures({ previous, next }: Neighbours<NeighbourLink>) {
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const start = useRef<PointerEvent | null>(null)
  const goTo = (neighbour: NeighbourLink | null) => {
    if (neighbour !== null) void navigate(neighbour.path, { replace: true, state: cameFrom })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const arrow = arrowForThePage(event)
    if (arrow !== null && !event.repeat) goTo(arrow === 'left' ? previous : next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return {
    onPointerDown: (event: PointerEvent) => {
      const isFinger = event.isPrimary && event.pointerType === 'touch'
      start.current = isFinger && !isIn(event.target, 'video[controls]') ? event : null
    },
    onPointerUp: (event: PointerEvent) => {
      const swipe = start.current === null ? null : swipeBetween(start.current, event)
      start.current = null
      if (swipe !== null) goTo(swipe === 'left' ? next : previous)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
