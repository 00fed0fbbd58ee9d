import { networksOf } from './client-address.ts'
import type { CountedThing, Tally } from './tally.ts'
import type { Visit } from './visits.ts'

/** What a visitor did lately, and all others of the networks around: one count each, from the narrowest to the widest. */
export type NetworkTally = {
  count: (what: CountedThing, address: string) => Promise<readonly Visit[]>
  giveBack: (what: CountedThing, address: string) => Promise<void>
}

export function createNetworkTally(tally: Pick<Tally, 'count' | 'giveBack'>): NetworkTally {
  return {
    count: (what, address) =>
      Promise.all(networksOf(address).map((network) => tally.count(what, network))),
    async giveBack(what, address) {
      await Promise.all(networksOf(address).map((network) => tally.giveBack(what, network)))
    },
  }
}
