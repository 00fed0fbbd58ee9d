import { useLocation } from 'react-router'

/** The state of a link from a list to a profile: the list's path and query, with which previous and next talent are found. */
export type CameFrom = { list: string }

/** The list that the visitor came from to the page on screen; null where that is not known. */
export function useCameFrom(): CameFrom | null {
  const list = listCameFrom(useLocation().state)
  return list === null ? null : { list }
}

/** The list that a history entry's state names. */
export function listCameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('list' in state)) return null
  return typeof state.list === 'string' ? state.list : null
}
