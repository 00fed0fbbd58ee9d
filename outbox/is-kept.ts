import { setTimeout as sleep } from 'node:timers/promises'

import type { Entries } from './entries.ts'
import type { OutboxLimits } from './outbox-limits.ts'

type IsKeptOptions = {
  entries: Pick<Entries, 'stateOf'>
  limits: Pick<OutboxLimits, 'answerMs'>
  now: () => number
}

/** How much longer than a visitor hears the panel's word it may take until that is written down, and how often it is looked. */
const MARGIN_MS = 1_000
const LOOK_AGAIN_MS = 100

/**
 * Tells whether there is an entry of a key for good. Another process may just be sending it for the same form that was sent
 * twice: as long as that visitor may hear that it is not kept, nobody else is told that it is.
 */
export function createIsKept({ entries, limits, now }: IsKeptOptions) {
  const longestMs = limits.answerMs + MARGIN_MS
  return async (key: string): Promise<boolean> => {
    for (let waitedMs = 0; waitedMs < longestMs; waitedMs += LOOK_AGAIN_MS) {
      const state = await entries.stateOf(key, now() - longestMs)
      if (state !== 'undecided') return state === 'kept'
      await sleep(LOOK_AGAIN_MS)
    }
    return (await entries.stateOf(key, Infinity)) === 'kept'
  }
}
