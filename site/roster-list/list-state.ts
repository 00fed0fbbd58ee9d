import { useSyncExternalStore } from 'react'

import { createListCache, type ListState, idle } from './list-cache.ts'
import {
  LIST_ADDRESS,
  OTHER_COVERS_ADDRESS,
  type OtherCovers,
  type RosterList,
} from './roster-list.ts'

/** A request without an answer after this time has failed. */
const GIVE_UP_MS = 10_000

const now = () => Date.now() // monotonic clocks stand still while a laptop sleeps

/** This tab's lists. The server never fetches them. */
const rosterList = createListCache<RosterList>({
  ask: () => fetch(LIST_ADDRESS, { signal: AbortSignal.timeout(GIVE_UP_MS) }),
  now,
})
const covers = createListCache<OtherCovers>({
  ask: () =>
    fetch(OTHER_COVERS_ADDRESS, { priority: 'low', signal: AbortSignal.timeout(GIVE_UP_MS) }),
  now,
})

export const { listSoon, fetchList, state: listState } = rosterList
export const { fetchList: fetchOtherCovers } = covers

/** The list as the page on screen has it; `idle` on the server and during hydration. */
export function useListState(): ListState<RosterList> {
  return useSyncExternalStore(rosterList.subscribe, rosterList.state, () => idle)
}

/** The hover covers, likewise. */
export function useOtherCoversState(): ListState<OtherCovers> {
  return useSyncExternalStore(covers.subscribe, covers.state, () => idle)
}
