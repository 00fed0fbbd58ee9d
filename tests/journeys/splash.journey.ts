import { expect, test, type Page } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { holdAnimations, openHeld } from './held-splash.ts'
import { stillness } from './stillness.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

const languages = [
  { home: '/', skip: 'Pular' },
  { home: '/en', skip: 'Skip' },
  { home: '/es', skip: 'Omitir' },
] as const

const LAST_MS = 4_600 // from here on it vanishes

for (const { home, skip } of languages) {
  test(`${home} opens with the splash, which closes by itself after five seconds and leaves nothing behind`, async ({
    page,
  }) => {
    const faults = watchPage(page)
    const { splash, closing, release } = await openHeld(page, home)
    await expect(splash).toBeVisible()
    await expect(splash.getByText('Vereda')).toBeVisible()
    await expect(splash.getByRole('link', { name: skip })).toBeVisible()
    await expect(splash.locator('img').first()).toBeVisible()
    expect(await closing()).toBeLessThan(LAST_MS)
    expect(await splash.evaluate(endOf)).toBe(5_000)

    await release()
    await splash.evaluate((element) => element.getAnimations()[0]?.finish())
    await expect(splash).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Vereda' })).toBeVisible()
    expect(faults()).toEqual([])
  })
}

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  'the logo': (page) => page.locator('#splash').getByText('Vereda').click(),
  'the skip link': (page) => page.getByRole('link', { name: 'Pular' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'any key': (page) => page.keyboard.press('v'),
}

for (const [name, leave] of Object.entries(waysOut)) {
  test(`the splash closes with ${name}`, async ({ page }) => {
    const faults = watchPage(page)
    const { splash, closing, release } = await openHeld(page, '/')
    await leave(page)
    expect(await closing()).toBe(LAST_MS)
    await release()
    await expect(splash).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')
    expect(faults()).toEqual([])
  })
}

test('the focus goes on to the page’s content when the skip link vanishes under it', async ({
  page,
}) => {
  await openHeld(page, '/')
  await page.getByRole('link', { name: 'Pular' }).click()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the focus goes on also when the splash closes by itself', async ({ page }) => {
  const { splash } = await openHeld(page, '/')
  await page.getByRole('link', { name: 'Pular' }).focus()
  await splash.evaluate((element) => element.getAnimations()[0]?.finish())
  await expect(splash).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the Tab key is a key: what it leads to is not covered', async ({ page }) => {
  const { splash } = await openHeld(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await expect(splash).toBeHidden()
})

test('slides turn after two and a half seconds, each a picture for the shape of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { splash } = await openHeld(page, '/')
  const [first, second] = [splash.locator('li').nth(0), splash.locator('li').nth(1)]
  const opacityAt = async (ms: number) => {
    await second.evaluate((slide, time) => {
      const [turn] = slide.getAnimations()
      if (turn !== undefined) turn.currentTime = time
    }, ms)
    return second.evaluate((slide) => Number(getComputedStyle(slide).opacity))
  }
  expect(await opacityAt(2_500)).toBe(0)
  expect(await opacityAt(2_900)).toBeCloseTo(0.5)
  expect(await opacityAt(3_300)).toBe(1)
  const narrow = await first.locator('img').evaluate(sourceOf)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => first.locator('img').evaluate(sourceOf)).not.toBe(narrow)
})

test('the page beneath neither scrolls nor shifts', async ({ page }) => {
  const { splash, release } = await openHeld(page, '/')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => splash.evaluate(({ scrollTop }) => scrollTop)).toBe(1) // the wheel ends there
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await release()
  await expect(splash).toHaveCount(0)
  expect(await page.evaluate(shiftsOf)).toBeLessThanOrEqual(0.02)
})

test('axe finds no fault while the splash is open, nor after', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort()) // nothing takes it away while axe looks
  await holdAnimations(page)
  await page.goto('/')
  expect(await faultsOfEngines(page)).toEqual([])
  await expect(page.locator('#splash')).toBeVisible()
  await page.getByRole('link', { name: 'Pular' }).click()
  await expect(page.locator('#splash')).toBeHidden()
  expect(await faultsOfEngines(page)).toEqual([])
})

test('home shows no splash again in the same visit, not even for a moment', async ({ page }) => {
  await page.addInitScript(noteSplashOnArrival)
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.dataset['splash'])).toBe('block')
  for (const visit of [() => page.reload(), () => page.goto('/en')]) {
    await visit()
    expect(await page.evaluate(() => document.documentElement.dataset['splash'])).toBe('none')
    await expect(page.locator('#splash')).toHaveCount(0)
  }
})

test('a visit that began on another page meets no splash at home', async ({ page }) => {
  const faults = watchPage(page)
  await page.addInitScript(noteSplashOnArrival)
  await openTakenOver(page, '/modelos')
  await page.getByRole('link', { name: 'Vereda, página inicial' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vereda' })).toBeVisible()
  expect(await page.locator('#splash').count()).toBe(0)
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.dataset['splash'])).toBe('none')
  expect(faults()).toEqual([])
})

test('a page that is kept for the way back keeps no splash', async ({ page }) => {
  const { splash } = await openHeld(page, '/')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(splash).toBeHidden()
})

test('where nothing can be stored the splash opens all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/modelos')
  const { splash, closing } = await openHeld(page, '/')
  await expect(splash).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await closing()).toBe(LAST_MS)
})

for (const [name, ask] of Object.entries(stillness)) {
  test(`${name} the splash is one still picture, and closes after five seconds`, async ({
    page,
  }) => {
    await ask(page)
    const { splash } = await openHeld(page, '/')
    await expect(splash.locator('img').first()).toBeVisible()
    expect(await splash.locator('img:visible, video:visible').count()).toBe(1)
    expect(await page.evaluate(movingThings)).toEqual({ animations: 0, films: 0 })
    await page.clock.runFor(5_000)
    await expect(splash).toBeHidden()
    await expect(splash).toHaveCount(0)
  })
}

test('under reduced motion a key closes the splash at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { splash } = await openHeld(page, '/')
  await page.keyboard.press('Escape')
  await expect(splash).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`the splash closes by itself (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      const splash = page.locator('#splash')
      await expect(splash).toBeVisible()
      await expect(splash.locator('img:visible')).toHaveCount(reducedMotion === 'reduce' ? 1 : 2)
      await expect(splash).toBeHidden() // in its own time: nothing can hasten it
      await page.getByRole('link', { name: 'Todos os modelos' }).click()
      await expect(page).toHaveURL('/modelos')
    })

    test(`the splash can be skipped (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await holdAnimations(page)
      await page.goto('/')
      await page.getByRole('link', { name: 'Pular' }).click()
      await expect(page.locator('#splash')).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  }
})

/** Runs in the page. */
function endOf(element: Element): unknown {
  return element.getAnimations()[0]?.effect?.getComputedTiming().endTime
}

/** Runs in the page. */
function sourceOf(image: Element): string {
  return image instanceof HTMLImageElement ? image.currentSrc : ''
}

/** Runs in the page: how much has shifted since it was opened. */
async function shiftsOf(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(
        list
          .getEntries()
          .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
      )
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), 500) // no entries, no call
  })
}

/** Runs in the page before all else: notes how the splash is displayed when it comes into the document. */
function noteSplashOnArrival(): void {
  const observer = new MutationObserver(() => {
    const splash = document.getElementById('splash')
    if (splash === null) return
    document.documentElement.dataset['splash'] = getComputedStyle(splash).display
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page. */
function movingThings() {
  return {
    animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
    films: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
  }
}
