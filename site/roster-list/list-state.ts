import { useSyncExternalStore } from 'react'

import { createListHolder, type ListState, unasked } from './list-holder.ts'
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
const rosterList = createListHolder<RosterList>({
  ask: () => fetch(LIST_ADDRESS, { signal: AbortSignal.timeout(GIVE_UP_MS) }),
  now,
})
const covers = createListHolder<OtherCovers>({
  ask: () =>
    fetch(OTHER_COVERS_ADDRESS, { priority: 'low', signal: AbortSignal.timeout(GIVE_UP_MS) }),
  now,
})

export const { listSoon, fetchList, state: listState } = rosterList
export const { fetchList: fetchOtherCovers } = covers

/** The list as the page on screen has it; `unasked` on the server and during hydration. */
export function useListState(): ListState<RosterList> {
  return useSyncExternalStore(rosterList.subscribe, rosterList.state, () => unasked)
}

/** The hover covers, likewise. */
export function useOtherCoversState(): ListState<OtherCovers> {
  return useSyncExternalStore(covers.subscribe, covers.state, () => unasked)
}
