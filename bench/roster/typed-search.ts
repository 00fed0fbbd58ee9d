import type { Page } from 'playwright'

import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inMs, quantile } from '../figures.ts'
import { runDemoSite } from '../running-site.ts'
import { launchBrowser, openTelephone, slowDown } from '../telephone.ts'

const SLOWED = 4
const GOAL_MS = 50
const TEXTS = ['mulheres 174-180, cintura <64', 'agata fontoura', 'homens 185+, olhos verdes']

/** The list's address follows a key after 300 ms; then nothing more happens. */
const REST_MS = 1_000

/** Every text has a page of its own, so that its first key loads the list. */
export async function measureTypedSearch(): Promise<Figure[]> {
  await using site = await runDemoSite()
  await (await fetch(`${site.url}/modelos`)).text()
  await untilCoversAreReady(site)
  await using browser = await launchBrowser()
  const times: number[] = []
  for (const text of TEXTS) {
    const page = await openTelephone(browser, site.url)
    await page.goto('/modelos')
    await page.waitForLoadState('networkidle')
    await slowDown(page, SLOWED)
    times.push(...(await typeInto(page, text)))
    await page.context().close()
  }
  const within = times.filter((ms) => ms <= GOAL_MS).length
  const slower = times.filter((ms) => ms > GOAL_MS).toSorted((one, other) => one - other)
  const others = slower.length === 0 ? '' : `; the others ${slower.map(inMs).join(', ')}`
  return [
    {
      what: `search: from key to paint, processor ${SLOWED} × slowed, ${times.length} keys that change the list`,
      goal: inMs(GOAL_MS),
      measured: `median ${inMs(quantile(times, 0.5))}; ${within} within the goal${others}`,
    },
  ]
}

/** Types a text, slowly. The times from each key to the paint of a changed list; keys that change nothing have none. */
async function typeInto(page: Page, text: string): Promise<number[]> {
  await page.getByRole('searchbox').focus()
  await page.waitForTimeout(REST_MS)
  const paints = await page.evaluateHandle(watchKeys)
  for (const key of text) {
    await page.keyboard.press(key)
    await page.waitForTimeout(REST_MS)
  }
  return paints.jsonValue()
}

/** In Chromium; TypeScript does not know it yet. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>
}

/** Runs in the page. */
function watchKeys(): number[] {
  const paints: number[] = []
  let pressedAt: number | null = null
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  new MutationObserver(() => {
    const from = pressedAt
    if (from === null) return
    pressedAt = null
    const note = () => paints.push(performance.now() - from)
    requestAnimationFrame(() => {
      void scheduler.postTask(note, { priority: 'user-blocking' }) // after the paint, before tasks that waited for it
    })
  }).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  return paints
}
