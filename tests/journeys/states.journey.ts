import { expect, test, type Page } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { comeBackTo } from './in-the-page.ts'
import { openTakenOver, whenTakenOver } from './taken-over.ts'
import { withoutList } from './without-list.ts'

const line = (page: Page) => page.locator('[data-progress]')
const underWay = /running|lingering/ // the first lasts a second, which a busy machine misses
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const content = (page: Page) => page.getByRole('main')
const women = '**/modelos/mulheres/all.data*'
const danger = 'rgb(196, 18, 47)'

/** Holds back what the address asks for until it is let go, or broken off. */
async function hold(page: Page, address: string) {
  const gate = Promise.withResolvers<'continue' | 'abort'>()
  await page.route(address, async (route) => {
    await ((await gate.promise) === 'abort' ? route.abort() : route.continue())
  })
  return { letGo: () => gate.resolve('continue'), breakOff: () => gate.resolve('abort') }
}

/** Stops the page's clock, so that what stands for a moment stays. */
async function stopClock(page: Page, aheadMs = 60_000): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + aheadMs)
}

test.describe('a page on its way', () => {
  test.beforeEach(async ({ page }) => {
    await withoutList(page)
    await openTakenOver(page, '/modelos')
  })

  test('shows a line, lets the old page step back, and stands in nobody’s way', async ({
    page,
  }) => {
    await expect(line(page)).toHaveAttribute('data-progress', 'idle')
    const { letGo } = await hold(page, women)
    await content(page).getByRole('link', { name: 'Mulheres' }).click()
    await expect(line(page)).toHaveAttribute('data-progress', underWay)
    await expect(line(page)).toHaveCSS('height', '3px')
    await expect(line(page)).toHaveCSS('transition-duration', '5s')
    await expect(line(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(content(page)).toHaveAttribute('aria-busy', 'true')
    await expect(heading(page)).toHaveText(/^Modelos/)

    await content(page).getByRole('link', { name: 'Direct' }).click() // another wish, meanwhile
    await expect(heading(page)).toHaveText(/^Modelos, Direct/)
    await expect(content(page)).toHaveAttribute('aria-busy', 'false')
    await expect(line(page)).toHaveAttribute('data-progress', 'idle')
    letGo()
  })

  test('turns the line red when it does not come', async ({ page }) => {
    const { breakOff } = await hold(page, women)
    await content(page).getByRole('link', { name: 'Mulheres' }).click()
    await expect(line(page)).toHaveAttribute('data-progress', underWay)
    await stopClock(page)
    breakOff()
    await expect(line(page)).toHaveAttribute('data-progress', 'failed')
    await expect(line(page)).toHaveCSS('background-color', danger)
    await page.clock.resume()
    await expect(heading(page)).toHaveText('Sem conexão com o site')
    await expect(heading(page)).toBeFocused()
    await expect(line(page)).toHaveAttribute('data-progress', 'idle')
  })

  test('moves nothing under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { letGo } = await hold(page, women)
    await content(page).getByRole('link', { name: 'Mulheres' }).click()
    await expect(content(page)).toHaveAttribute('aria-busy', 'true')
    await expect(line(page)).toHaveCSS('scale', '1')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    letGo()
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`in another language is there at once, under a line for a moment: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await page.evaluate(watchLine)
      await stopClock(page) // a busy machine may take longer than the line waits
      await page.evaluate(comeBackTo, '/en/models')
      await expect(heading(page)).toHaveText(/^Models/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.clock.resume()
      await expect(line(page)).toHaveAttribute('data-progress', 'idle')
      const seen = await page.evaluate(() => window.seenOfLine)
      expect(seen.map(([state]) => state)).toEqual(['switching', 'switched', 'idle'])
      const isShown = reducedMotion === 'no-preference'
      expect(seen.slice(0, 2).map(([, display]) => display !== 'none')).toEqual([isShown, isShown])
    })
  }
})

declare global {
  interface Window {
    seenOfLine: [string, string][]
  }
}

/** Runs in the page: keeps what the line goes through. */
function watchLine(): void {
  window.seenOfLine = []
  const element = document.querySelector<HTMLElement>('[data-progress]')
  if (element === null) throw new Error('there is no line')
  new MutationObserver(() => {
    window.seenOfLine.push([element.dataset['progress'] ?? '', getComputedStyle(element).display])
  }).observe(element, { attributeFilter: ['data-progress'] })
}

test.describe('a page whose script is gone', () => {
  test('is loaded anew as a whole once, then said to be incomplete, and works when the script is back', async ({
    page,
  }) => {
    const loads = watchLoads(page)
    await page.route('**/assets/talent.route-*.js', (route) => route.fulfill({ status: 404 }))
    await openTakenOver(page, '/modelos')
    const talent = content(page).getByRole('link', { name: 'Ágata Fontoura' })
    const path = (await talent.getAttribute('href')) ?? ''

    await talent.click()
    await expect(heading(page)).toHaveText('Ágata Fontoura') // from the server, and without script
    await expect(page).toHaveURL(path)
    expect(loads(path)).toBe(1)

    await page.goBack({ waitUntil: 'networkidle' })
    await expect(heading(page)).toHaveText(/^Modelos/)
    await whenTakenOver(content(page))
    await stopClock(page, 10_000) // within a minute it is not loaded anew again
    await talent.click()
    await expect(line(page)).toHaveCSS('background-color', danger)
    await page.clock.resume()
    await expect(heading(page)).toHaveText('Esta página não carregou por inteiro')
    await expect(page).toHaveURL(path)
    expect(loads(path)).toBe(1)
    expect(await faultsOfEngines(page)).toEqual([])

    await page.unroute('**/assets/talent.route-*.js')
    await page.getByRole('link', { name: 'Tentar de novo' }).click()
    await expect(heading(page)).toHaveText('Ágata Fontoura')
    await whenTakenOver(content(page))
    await page.getByRole('link', { name: 'Vereda, página inicial' }).click()
    await expect(page).toHaveURL('/')
    expect(loads('/')).toBe(0) // with script again
  })

  test('is not loaded anew while the site is out of reach', async ({ page, context }) => {
    const loads = watchLoads(page)
    await openTakenOver(page, '/modelos')
    await context.setOffline(true)
    await content(page).getByRole('link', { name: 'Ágata Fontoura' }).click()
    await expect(heading(page)).toHaveText('Sem conexão com o site')
    expect(loads()).toBe(1)

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Tentar de novo' }).click()
    await expect(heading(page)).toHaveText('Ágata Fontoura')
  })

  test('takes nothing from the page that the visitor is on, whatever is pointed at', async ({
    page,
  }) => {
    const loads = watchLoads(page)
    await page.route('**/assets/talent.route-*.js', (route) => route.fulfill({ status: 404 }))
    const refused = page.waitForEvent('response', (response) => response.status() === 404)
    await openTakenOver(page, '/modelos')
    await content(page).getByRole('link', { name: 'Ágata Fontoura' }).hover()
    await refused
    await content(page).getByRole('link', { name: 'Direct' }).click()
    await expect(heading(page)).toHaveText(/^Modelos, Direct/)
    expect(loads()).toBe(1)
  })
})

/** How often whole pages were asked for, or the one of a path. */
function watchLoads(page: Page): (path?: string) => number {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return (path) => loads.filter((each) => path === undefined || each === path).length
}

test.describe('the error page', () => {
  test('leads one step back', async ({ page }) => {
    await openTakenOver(page, '/modelos/mulheres/direct')
    await page.evaluate(comeBackTo, '/modelos/ninguem')
    await expect(heading(page)).toHaveText('Esta página não foi encontrada')
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/modelos/mulheres/direct')
    await expect(heading(page)).toHaveText(/^Mulheres, Direct/)
  })

  test('leads one step back also where a whole page was loaded', async ({ page }) => {
    await page.goto('/modelos/mulheres/direct', { waitUntil: 'networkidle' })
    await page.evaluate(() => window.location.assign('/modelos/ninguem'))
    await expect(heading(page)).toHaveText('Esta página não foi encontrada')
    await whenTakenOver(content(page))
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/modelos/mulheres/direct')
  })

  for (const javaScriptEnabled of [false, true]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('leads to the models where nothing was before, and home in its language', async ({
        page,
      }) => {
        await page.goto('/en/nothing')
        await page.getByRole('link', { name: 'Go back' }).click()
        await expect(page).toHaveURL('/en/models')
        await page.goto('/en/nothing')
        await content(page).getByRole('link', { name: 'HOME' }).click()
        await expect(page).toHaveURL('/en')
      })
    })
  }

  test('shows a hanger that swings for a moment, and not at all under reduced motion', async ({
    page,
  }) => {
    await page.goto('/es/nada')
    await expect(page.getByRole('main').locator('svg[aria-hidden=true]')).toContainText('404')
    expect(await page.evaluate(lastingOfAnimations)).toEqual([4500, 4500])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(lastingOfAnimations)).toEqual([])
  })

  test('leaves words and a way home where it fails itself', async ({ page }) => {
    await withoutList(page)
    await openTakenOver(page, '/en/models')
    await page.route('**/*.data*', (route) => route.abort())
    await page.evaluate(() => {
      document.createElementNS = () => {
        throw new Error('no drawing today')
      }
    })
    await content(page).getByRole('link', { name: 'Direct' }).click()
    await expect(heading(page)).toHaveText('Something went wrong on our side')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/en')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

/** Runs in the page: in milliseconds. */
function lastingOfAnimations(): unknown[] {
  return document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime)
}

test.describe('a picture', () => {
  const someone = 'main li img[loading=lazy]:visible'

  test('fades in when it comes', async ({ page }) => {
    const { letGo } = await hold(page, '**/pictures/**')
    await page.goto('/modelos', { waitUntil: 'domcontentloaded' })
    const picture = page.locator(someone).first()
    await expect(picture).toHaveAttribute('data-picture', 'coming')
    await expect(picture).toHaveCSS('opacity', '0')
    letGo()
    await expect(picture).toHaveAttribute('data-picture', 'there')
    await expect(picture).toHaveCSS('opacity', '1')
    await expect(picture).toHaveCSS('transition', /^opacity 0\.2s/)
  })

  test('is simply there under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await hold(page, '**/pictures/**')
    await page.goto('/modelos', { waitUntil: 'domcontentloaded' })
    const picture = page.locator(someone).first()
    await expect(picture).toHaveAttribute('data-picture', 'coming')
    await expect(picture).toHaveCSS('opacity', '1')
  })

  test('that never comes leaves its place, its colour and its words', async ({ page }) => {
    await page.goto('/modelos', { waitUntil: 'networkidle' })
    const shape = await page.locator(someone).first().boundingBox()
    await page.route('**/pictures/**', (route) => route.abort())
    await page.reload()
    const picture = page.locator(someone).first()
    await expect(picture).toHaveAttribute('data-picture', 'broken')
    expect(await picture.boundingBox()).toEqual(shape)
    await expect(picture).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

    await content(page).getByRole('link', { name: 'Ágata Fontoura' }).click()
    const frame = page.locator('figure img').first()
    await frame.scrollIntoViewIfNeeded()
    await expect(frame).toHaveAttribute('data-picture', 'broken')
    expect(await frame.evaluate((image) => getComputedStyle(image, '::after').content)).toBe(
      '"Folha Cega · Rui Portinho"',
    )
  })
})
