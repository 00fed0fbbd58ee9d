import { networksOf } from './client-address.ts'
import type { CountedAction, RateLimiter } from './rate-limiter.ts'
import type { Usage } from './sliding-window.ts'

/** Counts for a visitor's own network and for those around it, from the narrowest to the widest. */
export type NetworkRateLimiter = {
  count: (what: CountedAction, address: string) => Promise<readonly Usage[]>
  giveBack: (what: CountedAction, address: string) => Promise<void>
}

export function createNetworkRateLimiter(
  rateLimiter: Pick<RateLimiter, 'count' | 'giveBack'>,
): NetworkRateLimiter {
  return {
    count: (what, address) =>
      Promise.all(networksOf(address).map((network) => rateLimiter.count(what, network))),
    async giveBack(what, address) {
      await Promise.all(networksOf(address).map((network) => rateLimiter.giveBack(what, network)))
    },
  }
}
