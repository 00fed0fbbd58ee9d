import { useNavigate } from 'react-router'

import { useCameFrom } from '../roster-list/came-from.ts'
import type { Neighbours } from '../roster-list/neighbours.ts'
import { arrowForThePage } from '../ui/arrow-keys.ts'
import { useKeyDown } from '../ui/use-key-down.ts'
import type { NeighbourLink } from './neighbours.ts'
import { useSwipes } from './use-swipes.ts'

/**
 * Left and right arrow keys, unless a carousel in view takes them, and swipes over the large picture lead to the previous and
 * the next talent.
 */
export function useNeighbourGestures({ previous, next }: Neighbours<NeighbourLink>) {
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const goTo = (neighbour: NeighbourLink | null) => {
    if (neighbour !== null) void navigate(neighbour.path, { replace: true, state: cameFrom })
  }
  useKeyDown((event) => {
    const arrow = arrowForThePage(event)
    if (arrow !== null && !event.repeat) goTo(arrow === 'left' ? previous : next)
  }, 'last')
  return useSwipes((to) => goTo(to === 'left' ? next : previous))
}
