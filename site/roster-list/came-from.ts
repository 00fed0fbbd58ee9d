import { useLocation } from 'react-router'

import { isRecord } from '#agency/json.ts'

/** The state of a link from a list to a profile: the list's path and query, which determine the previous and next talent. */
export type CameFrom = { list: string }

/** The list from which the visitor came to the page on screen; null if unknown. */
export function useCameFrom(): CameFrom | null {
  return cameFrom(useLocation().state)
}

/** The list in the state of a history entry; null if it has none. */
export function cameFrom(state: unknown): CameFrom | null {
  const list = isRecord(state) ? state['list'] : null
  return typeof list === 'string' ? { list } : null
}
