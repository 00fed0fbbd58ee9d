import { createTurns, type Turns } from '#storage/turns.ts'

import { networksOf } from './client-address.ts'

/** Turns at one time, and how many wait behind them. */
type TurnLimits = { atOnce: number; waiting: number }

/** `ofNetworks`: how many a visitor's own network may have at one time, and each of the networks around it. */
type FairLimits = TurnLimits & { ofNetworks: readonly number[] }

/** Turns of which nobody can take all. As `Turns`, but it is asked whose turn it is; null where nobody knows. */
export type FairTurns = {
  take(address: string | null, signal: AbortSignal): Promise<Disposable | null>
}

/** A semaphore for each network, from the narrowest to the widest, and one for all. */
export function createFairTurns({ ofNetworks, atOnce, waiting }: FairLimits): FairTurns {
  const levels = ofNetworks.map((ofOne) => createKeyedTurns({ atOnce: ofOne, waiting }))
  const all = createTurns({ atOnce, waiting })
  return {
    async take(address, signal) {
      using taken = new DisposableStack()
      const networks = address === null ? [] : networksOf(address)
      for (const [index, level] of levels.entries()) {
        const network = networks[index]
        if (network === undefined) break
        const turn = await level.take(network, signal)
        if (turn === null) return null
        taken.use(turn)
      }
      const turn = await all.take(signal)
      if (turn === null) return null
      taken.use(turn)
      return taken.move()
    },
  }
}

type Crowd = { turns: Turns; users: number }

/** A semaphore for each key, forgotten as soon as nobody uses it. */
function createKeyedTurns(limits: TurnLimits) {
  const crowds = new Map<string, Crowd>()

  function join(key: string): Crowd & Disposable {
    const crowd = crowds.get(key) ?? { turns: createTurns(limits), users: 0 }
    crowds.set(key, crowd)
    crowd.users += 1
    return {
      ...crowd,
      [Symbol.dispose]() {
        crowd.users -= 1
        if (crowd.users === 0) crowds.delete(key)
      },
    }
  }

  return {
    async take(key: string, signal: AbortSignal): Promise<Disposable | null> {
      using taken = new DisposableStack()
      const { turns } = taken.use(join(key))
      const turn = await turns.take(signal)
      if (turn === null) return null
      taken.use(turn)
      return taken.move()
    },
  }
}
