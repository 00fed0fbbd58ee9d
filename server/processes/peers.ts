import { intakeLimits } from '#intake/intake-limits.ts'
import { createTally, type Tally } from '#intake/tally.ts'

/** What a process of the site has in common with the others. */
export type Peers = {
  /** Whether it began before all others, and does what has to be done once. */
  isFirst: boolean
  /** It answers visitors: others may begin. */
  tellReady: () => void
  tally: Tally
  /** Tells the others that media are to be forgotten; they cannot know which those were that only one of them had on disk. */
  tellGone: (paths: readonly string[]) => void
  onGone: (forget: (paths: readonly string[]) => void) => void
}

/** A site in one process has nobody to tell. */
export function noPeers(): Peers {
  return {
    isFirst: true,
    tellReady: () => undefined,
    tally: createTally(intakeLimits),
    tellGone: () => undefined,
    onGone: () => undefined,
  }
}
