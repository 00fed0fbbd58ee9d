import type { Browser, Page } from 'playwright'

import { openTelephone } from '../telephone.ts'
import { blockingCategories, readBlocking } from './blocking-time.ts'
import { slowConnection } from './slow-connection.ts'

/** The first load of a page on a phone with an empty cache. */
export type FirstLoad = {
  firstPaintMs: number
  largestPaintMs: number
  /** The time above 50 ms of all tasks after the first paint: by the clock, and by the page's own thread. */
  blockingMs: number
  blockingThreadMs: number
  /** The sum of all layout shifts. */
  shift: number
}

/** This long after its load event, a page has settled. */
const REST_MS = 2_500

/** Loads a page with an empty cache and lets it settle. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const page = await openTelephone(browser, url)
  await page.addInitScript(watchPaints)
  await slowConnection(page)
  await browser.startTracing(page, { categories: blockingCategories })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(REST_MS)
  const paints = await readPaints(page)
  const trace = await browser.stopTracing()
  await page.context().close()
  return { ...paints, ...readBlocking(trace) }
}

declare global {
  var largestPaint: number
}

/** Runs in the page. */
function watchPaints() {
  globalThis.largestPaint = Number.NaN
  new PerformanceObserver((list) => {
    globalThis.largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function readPaints(page: Page) {
  return page.evaluate(() => ({
    firstPaintMs:
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaintMs: globalThis.largestPaint,
    shift: globalThis.observed.shifts.reduce((sum, { value }) => sum + value, 0),
  }))
}
