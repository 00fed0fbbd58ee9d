import { useSyncExternalStore } from 'react'

import { createListHolder, type Held, unasked } from './list-holder.ts'
import {
  LIST_ADDRESS,
  OTHER_COVERS_ADDRESS,
  type OtherCovers,
  type RosterList,
} from './roster-list.ts'

/** A connection that says nothing for so long is none. */
const GIVE_UP_MS = 10_000

const now = () => Date.now() // other clocks stand still while a laptop sleeps

/** This tab's lists. The server never asks for one. */
const everyone = createListHolder<RosterList>({
  ask: () => fetch(LIST_ADDRESS, { signal: AbortSignal.timeout(GIVE_UP_MS) }),
  now,
})
const covers = createListHolder<OtherCovers>({
  ask: () =>
    fetch(OTHER_COVERS_ADDRESS, { priority: 'low', signal: AbortSignal.timeout(GIVE_UP_MS) }),
  now,
})

export const { listSoon, haveList, held: heldList } = everyone
export const { haveList: haveOtherCovers } = covers

/** The list as the page on screen has it; unasked until script is there. */
export function useHeldList(): Held<RosterList> {
  return useSyncExternalStore(everyone.subscribe, everyone.held, () => unasked)
}

/** The other covers, likewise. */
export function useHeldOtherCovers(): Held<OtherCovers> {
  return useSyncExternalStore(covers.subscribe, covers.held, () => unasked)
}
