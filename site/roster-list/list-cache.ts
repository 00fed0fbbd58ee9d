import { withTimeoutOrNull } from '../page/with-timeout-or-null.ts'
import { LIST_VERSION, type ListAnswer } from './roster-list.ts'

/** Whether a list is loaded. `unavailable`: it was requested without success. */
export type ListState<List> =
  | { status: 'idle' | 'unavailable'; list: null }
  | { status: 'loaded'; list: List }

export const idle = { status: 'idle', list: null } as const
const unavailable = { status: 'unavailable', list: null } as const

/** An older list is checked with the server before it is used. */
const FRESH_MS = 60_000
/** If that check takes longer, the old list is used after all. */
const WAIT_MS = 300

type ListCacheOptions = {
  ask: () => Promise<Response>
  now: () => number
}

/** Loads a list on demand, caches it and keeps it up to date. */
export function createListCache<List>({ ask, now }: ListCacheOptions) {
  let state: ListState<List> = idle
  let etag: string | null = null
  let requestedAt = 0
  let pending: Promise<ListState<List>> | null = null
  const listeners = new Set<() => void>()
  const isOld = () => now() - requestedAt > FRESH_MS

  /** Requests the current list. A list that is already loaded stays if the request fails. */
  async function renew(): Promise<ListState<List>> {
    requestedAt = now()
    try {
      const response = await ask()
      const answered = response.headers.get('ETag')
      if (etag !== null && answered === etag) return state
      if (!response.ok) throw new Error('no answer')
      const answer: ListAnswer<List> = await response.json()
      const list = answer.version === LIST_VERSION ? answer.list : null
      etag = list === null ? null : answered
      return setState(list === null ? unavailable : { status: 'loaded', list })
    } catch {
      return state.status === 'loaded' ? state : setState(unavailable)
    }
  }

  function setState(next: ListState<List>): ListState<List> {
    state = next
    for (const notify of listeners) notify()
    return state
  }

  function fetchOnce(): Promise<ListState<List>> {
    pending ??= renew().finally(() => {
      pending = null
    })
    return pending
  }

  return {
    state: () => state,
    /** The list if it is loaded. An old list is renewed first, if the server answers soon. */
    listSoon: async (): Promise<List | null> => {
      if (state.status !== 'loaded' || !isOld()) return state.list
      await withTimeoutOrNull(WAIT_MS, fetchOnce())
      return state.list
    },
    /** Fetches the list unless it is already loaded or was just refused. Never rejects: without the list, the server answers. */
    fetchList: (): Promise<ListState<List>> => {
      const isSettled = state.status === 'loaded' || (state.status === 'unavailable' && !isOld())
      return isSettled ? Promise.resolve(state) : fetchOnce()
    },
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
