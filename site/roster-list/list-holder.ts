import { inTime } from '../page/in-time.ts'
import { type ListAnswer, listIn } from './roster-list.ts'

/** Whether a list is loaded. `unavailable`: it was requested without success. */
export type Held<List> =
  | { status: 'unasked' | 'unavailable'; list: null }
  | { status: 'held'; list: List }

export const unasked = { status: 'unasked', list: null } as const
const unavailable = { status: 'unavailable', list: null } as const

/** An older list is checked with the server before it is used. */
const FRESH_MS = 60_000
/** If that check takes longer, the old list is used after all. */
const WAIT_MS = 300

type ListHolderOptions = {
  ask: () => Promise<Response>
  now: () => number
}

/** Loads a list on demand, caches it and keeps it up to date. */
export function createListHolder<List>({ ask, now }: ListHolderOptions) {
  let held: Held<List> = unasked
  let etag: string | null = null
  let askedAt = 0
  let pending: Promise<Held<List>> | null = null
  const listeners = new Set<() => void>()
  const isOld = () => now() - askedAt > FRESH_MS

  /** Requests the current list. A list that is already loaded stays if the request fails. */
  async function renew(): Promise<Held<List>> {
    askedAt = now()
    try {
      const response = await ask()
      const answered = response.headers.get('ETag')
      if (etag !== null && answered === etag) return held
      if (!response.ok) throw new Error('no answer')
      const told: ListAnswer<List> = await response.json()
      const list = listIn(told)
      etag = list === null ? null : answered
      return become(list === null ? unavailable : { status: 'held', list })
    } catch {
      return held.status === 'held' ? held : become(unavailable)
    }
  }

  function become(next: Held<List>): Held<List> {
    held = next
    for (const tell of listeners) tell()
    return held
  }

  function fetchOnce(): Promise<Held<List>> {
    pending ??= renew().finally(() => {
      pending = null
    })
    return pending
  }

  return {
    held: () => held,
    /** The list if it is loaded. An old list is renewed first, if the server answers soon. */
    listSoon: async (): Promise<List | null> => {
      if (held.status !== 'held' || !isOld()) return held.list
      await inTime(fetchOnce(), WAIT_MS)
      return held.list
    },
    /** Fetches the list unless it is already loaded or was just refused. Never rejects: without the list, the server answers. */
    haveList: (): Promise<Held<List>> => {
      const isSettled = held.status === 'held' || (held.status === 'unavailable' && !isOld())
      return isSettled ? Promise.resolve(held) : fetchOnce()
    },
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
