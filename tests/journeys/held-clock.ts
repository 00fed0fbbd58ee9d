import type { Page } from '@playwright/test'

/** Later than the moment in which the clock is installed, however long that takes. */
const LATER_MS = 60_000

/** Holds a page's clock and timers, on all pages that it opens: they go on only when the journey says so. */
export async function holdClock(page: Page, now = Date.now()): Promise<void> {
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + LATER_MS)
}
