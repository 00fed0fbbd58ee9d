import { setTimeout as wait } from 'node:timers/promises'

import { countFiles } from './pictures/count-files.ts'
import type { RunningSite } from './running-site.ts'

/** No copy of a cover takes so long. */
const QUIET_MS = 5_000

/**
 * Waits until a site that was started over fresh data has the covers of its cards ready (a minute for 1,000 invented talents), as any
 * site has soon: no encoder then works beside what is measured.
 */
export async function untilCoversAreReady({ dataFolder }: RunningSite): Promise<void> {
  for (let [before, copies] = [0, 0]; copies === 0 || copies > before;) {
    await wait(QUIET_MS)
    before = copies
    copies = (await countFiles(dataFolder, '.avif')).files // made after all others
  }
}
