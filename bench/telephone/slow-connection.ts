import type { Page } from 'playwright'

import { slowDown } from '../telephone.ts'

/** A phone four times slower than this machine, on a train: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const SLOWED = 4
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

export async function slowConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', connection)
  await slowDown(page, SLOWED)
}
