import { setTimeout as wait } from 'node:timers/promises'

import { countFiles } from './pictures/count-files.ts'
import type { RunningSite } from './running-site.ts'

/** Longer than any single copy of a cover takes. */
const QUIET_MS = 5_000
const MOST_LOOKS = 60

/**
 * Waits until a site with fresh data has made the covers of its cards (a minute for 1,000 invented talents), as any site soon
 * has. No encoder then competes with the measurement.
 */
export async function untilCoversAreReady({ dataFolder }: RunningSite): Promise<void> {
  let before = 0
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await wait(QUIET_MS)
    const { files } = await countFiles(dataFolder, '.avif') // AVIF copies are made last
    if (files > 0 && files === before) return
    before = files
  }
  throw new Error('covers do not become ready')
}
