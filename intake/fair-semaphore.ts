import { createSemaphore, type Semaphore } from '#storage/semaphore.ts'

import { networksOf } from './client-address.ts'

/** `atOnce`: the permits; `waiting`: how many callers may wait for a permit. */
type SemaphoreLimits = { atOnce: number; waiting: number }

/** `ofNetworks`: the permits of a visitor's own network, and of each of the networks around it. */
type FairLimits = SemaphoreLimits & { ofNetworks: readonly number[] }

export type FairSemaphore = ReturnType<typeof createFairSemaphore>

/**
 * A semaphore whose permits no single network can use up: takes a permit of each of the visitor's networks, from the narrowest to the
 * widest, then one of all permits.
 */
export function createFairSemaphore({ ofNetworks, atOnce, waiting }: FairLimits) {
  const levels = ofNetworks.map((ofOne) => createKeyedSemaphore({ atOnce: ofOne, waiting }))
  const all = createSemaphore({ atOnce, waiting })
  return {
    /** `own` is the visitor's own network; null if unknown. */
    async acquire(own: string | null, signal: AbortSignal): Promise<Disposable | null> {
      using taken = new DisposableStack()
      const networks = own === null ? [] : networksOf(own)
      for (const [index, level] of levels.entries()) {
        const network = networks[index]
        if (network === undefined) break
        const permit = await level.acquire(network, signal)
        if (permit === null) return null
        taken.use(permit)
      }
      const permit = await all.acquire(signal)
      if (permit === null) return null
      taken.use(permit)
      return taken.move()
    },
  }
}

type SharedSemaphore = { semaphore: Semaphore; users: number }

/** A semaphore per key, deleted when it has no more users. */
function createKeyedSemaphore(limits: SemaphoreLimits) {
  const byKey = new Map<string, SharedSemaphore>()

  function join(key: string): SharedSemaphore & Disposable {
    const shared = byKey.get(key) ?? { semaphore: createSemaphore(limits), users: 0 }
    byKey.set(key, shared)
    shared.users += 1
    return {
      ...shared,
      [Symbol.dispose]() {
        shared.users -= 1
        if (shared.users === 0) byKey.delete(key)
      },
    }
  }

  return {
    async acquire(key: string, signal: AbortSignal): Promise<Disposable | null> {
      using taken = new DisposableStack()
      const { semaphore } = taken.use(join(key))
      const permit = await semaphore.acquire(signal)
      if (permit === null) return null
      taken.use(permit)
      return taken.move()
    },
  }
}
