import { setTimeout as sleep } from 'node:timers/promises'

import type { Entries } from './entries.ts'
import type { OutboxLimits } from './outbox-limits.ts'

type IsStoredOptions = {
  entries: Pick<Entries, 'stateOf'>
  limits: Pick<OutboxLimits, 'answerMs'>
  now: () => number
}

/** How long after a visitor's wait the result may still be unrecorded, and how often to check for it. */
const MARGIN_MS = 1_000
const LOOK_AGAIN_MS = 100

/**
 * Whether an entry with a key is stored for good. If the same form was sent twice, another process may be sending the entry right
 * now: until its visitor can no longer see errors for it, nobody else is told that it is stored.
 */
export function createIsStored({ entries, limits, now }: IsStoredOptions) {
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
