import { setTimeout as wait } from 'node:timers/promises'

import { countFiles } from './pictures/count-files.ts'
import type { RunningSite } from './running-site.ts'

/** No copy of a cover takes so long. */
const QUIET_MS = 5_000
const MOST_LOOKS = 60

/**
 * Waits until a site that was started over fresh data has the covers of its cards ready (a minute for 1,000 invented talents), as any
 * site has soon: no encoder then works beside what is measured.
 */
export async function untilCoversAreReady({ dataFolder }: RunningSite): Promise<void> {
  let before = 0
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await wait(QUIET_MS)
    const { files } = await countFiles(dataFolder, '.avif') // made after all others
    if (files > 0 && files === before) return
    before = files
  }
  throw new Error('covers do not become ready')
}
