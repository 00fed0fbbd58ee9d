import { join } from 'node:path'

import { expect, test, type Frame, type Page } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { holdClock } from './held-clock.ts'
import { openHeld } from './held-splash.ts'
import { openSiteWithSlides } from './site-with-slides.ts'
import { stillness } from './stillness.ts'
import { whenTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

const SLIDE_MS = 2_500

let site: Awaited<ReturnType<typeof openSiteWithSlides>>
test.beforeAll(async () => {
  site = await openSiteWithSlides(join(test.info().project.outputDir, '.site-with-slides'))
})
test.afterAll(() => site.end())

/** A home page whose timers go on only when the journey says so, in a visit that began elsewhere. */
async function openHome(page: Page): Promise<void> {
  await holdClock(page, 0)
  await page.goto(`${site.url}/modelos`)
  await page.goto(site.url)
}

const buttons = (page: Page) => ({
  pause: page.getByRole('button', { name: 'Pausar imagens' }),
  play: page.getByRole('button', { name: 'Reproduzir imagens' }),
})

/** Lets the slides begin: script has come. */
async function begin(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(buttons(page).pause).toBeVisible({ timeout: 100 })
  }).toPass()
}

/** Which slide stands before the others. */
const shown = (page: Page) =>
  page
    .locator('main li:has(> picture, > video)')
    .evaluateAll((slides) =>
      slides.findIndex((slide) => !slide.className.split(' ').includes('opacity-0')),
    )

test('slides of the agency’s choice turn behind the wordmark, and begin anew after the last', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openHome(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Vereda' })).toBeVisible()
  await begin(page)
  for (const next of [1, 2, 0]) {
    await page.clock.runFor(SLIDE_MS)
    await expect.poll(() => shown(page)).toBe(next)
    const plays = () => page.locator('video').evaluateAll(playing)
    await expect.poll(plays).toEqual([next === 1]) // the second is a film
  }
  expect(faults()).toEqual([])
})

test('slides stop at the button’s word, and go on at its next', async ({ page }) => {
  await openHome(page)
  await begin(page)
  await buttons(page).pause.press('Enter')
  await expect(buttons(page).play).toBeFocused()
  await page.clock.runFor(SLIDE_MS)
  expect(await shown(page)).toBe(0)
  await buttons(page).play.press('Enter')
  await expect(buttons(page).pause).toBeVisible()
  await page.clock.runFor(SLIDE_MS)
  await expect.poll(() => shown(page)).toBe(1)
})

test('slides stop under the pointer, and do not go on by themselves', async ({ page }) => {
  await openHome(page)
  await begin(page)
  await page.mouse.move(300, 300)
  await expect(buttons(page).play).toBeVisible()
  await page.mouse.move(300, 10)
  await page.clock.runFor(SLIDE_MS)
  expect(await shown(page)).toBe(0)
  await expect(buttons(page).play).toBeVisible()
})

test('nothing moves under reduced motion: the first picture stands, and there is no button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await whenTakenOver(page.getByRole('main'))
  await page.clock.runFor(2 * SLIDE_MS)
  expect(await shown(page)).toBe(0)
  await expect(buttons(page).pause).toHaveCount(0)
  await expect(buttons(page).play).toHaveCount(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.locator('video').evaluateAll(playing)).toEqual([false])
})

for (const [name, ask] of Object.entries(stillness)) {
  test(`nothing moves ${name} after an error page either`, async ({ page }) => {
    await ask(page)
    await holdClock(page, 0)
    await page.goto(`${site.url}/nada`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Vereda, página inicial' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vereda' })).toBeVisible()
    await expect(page.locator('html')).toHaveClass('still')
    await page.clock.runFor(2 * SLIDE_MS)
    expect(await shown(page)).toBe(0)
    await expect(buttons(page).pause).toHaveCount(0)
  })

  test(`${name} no film is fetched, not even the first of the splash`, async ({ page }) => {
    const films = watchFilms(page)
    await ask(page)
    const { splash } = await openHeld(page, site.url)
    await expect(splash.locator('img:visible')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(splash).toBeHidden()
    expect(films()).toEqual([])
  })
}

test('a film that the splash begins with plays, and is not fetched later in the visit, when there is no splash', async ({
  page,
}) => {
  const faults = watchPage(page)
  const films = watchFilms(page)
  const { splash } = await openHeld(page, site.url)
  await expect.poll(() => splash.locator('video').evaluateAll(playing)).toEqual([true])
  await expect.poll(films).not.toEqual([])

  const isOfPage = (frame: Frame) => frame === page.mainFrame()
  const left = page.waitForEvent('framenavigated', isOfPage) // until then the film may be fetched on, in parts
  const filmsLater = left.then(() => watchFilms(page))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(splash).toBeHidden()
  expect((await filmsLater)()).toEqual([])
  expect(faults()).toEqual([])
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the film fits the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { splash } = await openHeld(page, site.url)
    const shape = () => splash.locator('video').evaluateAll(shapes)
    await expect.poll(shape).toEqual([width > height ? 'wide' : 'upright'])
  })
}

test('the film of the other shape takes its place when the telephone is turned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { splash } = await openHeld(page, site.url)
  const shape = () => splash.locator('video').evaluateAll(shapes)
  await expect.poll(shape).toEqual(['upright'])
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(shape).toEqual(['wide'])
  expect(await splash.locator('video').evaluateAll(playing)).toEqual([true])
})

test('axe finds no fault with slides behind the wordmark', async ({ page }) => {
  await page.goto(`${site.url}/modelos`)
  await page.goto(site.url)
  await expect(buttons(page).pause).toBeVisible()
  expect(await faultsOfEngines(page)).toEqual([])
})

/** The films that a page asks for. */
function watchFilms(page: Page): () => string[] {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  return () => [...films]
}

/** Runs in the page. */
function playing(films: Element[]): boolean[] {
  return films.map((film) => film instanceof HTMLVideoElement && !film.paused)
}

/** Runs in the page. */
function shapes(films: Element[]): string[] {
  return films.map((film) => {
    if (!(film instanceof HTMLVideoElement) || film.videoWidth === 0) return 'unknown'
    return film.videoWidth > film.videoHeight ? 'wide' : 'upright'
  })
}
