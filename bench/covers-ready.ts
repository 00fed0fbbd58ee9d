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
  const copies = [0]
  while (copies.at(-1) === 0 || copies.at(-1) !== copies.at(-2)) {
    if (copies.length > MOST_LOOKS) throw new Error('covers do not become ready')
    await wait(QUIET_MS)
    copies.push((await countFiles(dataFolder, '.avif')).files) // made after all others
  }
}
