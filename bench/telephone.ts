import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright'

import { browserLaunch } from '../tests/browser.ts'
import { LONG_TASK_MS, longestOf, type Task, tasksDuring } from './main-thread.ts'

/** A page's activity on a phone between two moments. */
export type Reaction = {
  longestTask: Task
  /** The number of tasks longer than {@link LONG_TASK_MS}. */
  longTasks: number
  /** From a tap to the next paint. */
  tapToPaintMs: number
  /** The sum of all layout shifts without recent user input. */
  shift: number
}

/** The size of the script's heap, and the number of DOM nodes. */
export type Memory = { heapBytes: number; nodes: number }

declare global {
  var observed: { taps: Span[]; shifts: Shift[] }
}
type Span = { start: number; ms: number }
type Shift = { start: number; value: number }

/** The browser that the tests use. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserLaunch())
}

/** Opens a page on an emulated phone and records its activity. */
export async function openTelephone(browser: Browser, origin: string): Promise<Page> {
  return openWatched(browser, {
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
}

/** Opens a page on any emulated device and records its activity. */
export async function openWatched(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.addInitScript(observe)
  return page
}

/** Makes the page's processor `rate` times slower than this machine. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The page's activity during an action, and for as long afterwards as it may take to settle. */
export async function reactionTo(page: Page, act: () => Promise<unknown>): Promise<Reaction> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('a page without a browser')
  const from = await page.evaluate(() => performance.now())
  const tasks = await tasksDuring(browser, async () => {
    await act()
    await page.waitForTimeout(REST_MS)
  })
  const longTasks = tasks.filter(({ ms }) => ms > LONG_TASK_MS).length
  return { longestTask: longestOf(tasks), longTasks, ...(await page.evaluate(readReaction, from)) }
}

const REST_MS = 1_500

/** The page's activity after a tap. */
export async function reactionToTap(page: Page, target: Locator): Promise<Reaction> {
  await page.waitForTimeout(REST_MS)
  await target.scrollIntoViewIfNeeded()
  return reactionTo(page, () => tap(page, target))
}

/** Taps an element on the screen, without Playwright's own waiting. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} is not on the screen`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** The worst of several reactions, value by value. */
export function worstOf(reactions: readonly Reaction[]): Reaction {
  const most = (value: (reaction: Reaction) => number) => Math.max(0, ...reactions.map(value))
  return {
    longestTask: longestOf(reactions.map(({ longestTask }) => longestTask)),
    longTasks: reactions.reduce((sum, { longTasks }) => sum + longTasks, 0),
    tapToPaintMs: most(({ tapToPaintMs }) => tapToPaintMs),
    shift: most(({ shift }) => shift),
  }
}

/** The page's memory after a garbage collection. */
export async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heapBytes: metric('JSHeapUsedSize'), nodes: metric('Nodes') }
}

/** Runs in the page. */
function observe() {
  const seen: typeof observed = { taps: [], shifts: [] }
  globalThis.observed = seen
  const note = (entry: PerformanceEntry) => {
    const { entryType, startTime: start, duration: ms } = entry
    if (entryType === 'event') seen.taps.push({ start, ms })
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
      seen.shifts.push({ start, value: Number(entry.value) })
    }
  }
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
  const options = { buffered: true, durationThreshold: 16 } // the shortest duration that browsers report
  for (const type of ['event', 'layout-shift']) observer.observe({ type, ...options })
}

/** Runs in the page. */
function readReaction(from: number) {
  const { taps, shifts } = globalThis.observed
  const since = <Seen extends { start: number }>(all: Seen[]) =>
    all.filter(({ start }) => start >= from)
  return {
    tapToPaintMs: Math.max(0, ...since(taps).map(({ ms }) => ms)),
    shift: since(shifts).reduce((sum, { value }) => sum + value, 0),
  }
}
