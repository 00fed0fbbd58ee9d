import type { Browser, Page } from 'playwright'

import { openTelephone, tap } from '../telephone.ts'
import { slowConnection } from './slow-connection.ts'

/** The way from a tap on a card to the profile, in milliseconds from the click. */
export type ToTalent = {
  /** Until the browser paints the name, and the cover in any size. */
  nameMs: number
  coverMs: number
  /** Until the browser paints the measures, which stand for the rest of the profile. */
  wholeMs: number
}

declare global {
  var toTalent: { clicked: number; painted: Record<string, number> }
}

/** Taps the first card of a settled models page and waits for the profile. */
export async function measureToTalent(browser: Browser, origin: string): Promise<ToTalent> {
  const page = await openTelephone(browser, origin)
  await page.addInitScript(watchProfile)
  await slowConnection(page)
  const list = page.waitForResponse('/roster.json')
  await page.goto('/modelos')
  await (await list).finished()
  await page.waitForLoadState('networkidle')
  await tap(page, page.locator('main article a').first())
  const { clicked, painted } = await whenPainted(page)
  await page.context().close()
  const since = (part: string) => (painted[part] ?? Number.NaN) - clicked
  return { nameMs: since('name'), coverMs: since('cover'), wholeMs: since('measures') }
}

async function whenPainted(page: Page): Promise<typeof globalThis.toTalent> {
  await page.waitForFunction(() => Object.keys(globalThis.toTalent.painted).length === 3)
  return page.evaluate(() => globalThis.toTalent)
}

/** Runs in the page: marks parts of a profile as they appear, so that the browser reports their paint times. */
function watchProfile() {
  const parts = { name: 'article h1', cover: 'article > div img', measures: 'h1 ~ div dd' }
  const seen: typeof globalThis.toTalent = { clicked: Number.NaN, painted: {} }
  globalThis.toTalent = seen
  addEventListener('click', ({ timeStamp }) => (seen.clicked = timeStamp), { capture: true })
  new MutationObserver(() => {
    if (Number.isNaN(seen.clicked)) return
    for (const [name, selector] of Object.entries(parts)) {
      document.querySelector(selector)?.setAttribute('elementtiming', name)
    }
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { identifier = '', renderTime = Number.NaN }: Partial<PerformanceElementTiming> = entry
      seen.painted[identifier] ??= renderTime
    }
  }).observe({ type: 'element', buffered: true })
}

/** Chromium only. */
type PerformanceElementTiming = PerformanceEntry & { identifier: string; renderTime: number }
