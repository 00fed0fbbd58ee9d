import { expect, test } from '@playwright/test'

import { shiftSoFar, watchShifts } from './in-the-page.ts'
import { pretendMany } from './many-talents.ts'
import {
  cardAt,
  cards,
  heading,
  openModels,
  progress,
  scrollThrough,
  scrollToEnd,
  whenItStands,
} from './models-list.ts'
import { watchPage } from './watched-page.ts'

test.describe('the endless list', () => {
  test('goes on three times by itself, then by a button that leads to the first new face', async ({
    page,
  }) => {
    const faults = watchPage(page)
    await pretendMany(page, 163)
    await page.goto('/modelos')
    await scrollThrough(page, 163)
    await scrollToEnd(page)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await page.getByRole('button', { name: 'Mais modelos' }).click()
    await expect(page.getByRole('status').filter({ hasText: '100 de 163' })).toBeAttached()
    const firstNew = cardAt(page, '61–90', 20).getByRole('link')
    await expect(firstNew).toBeFocused()
    const there = await page.evaluate(() => scrollY)
    await heading(page).click()
    await expect(firstNew).not.toBeAttached()
    await page.evaluate((place) => scrollTo(0, place), there)
    await expect(firstNew).toBeVisible()
    await expect(firstNew).not.toBeFocused()
    expect(faults()).toEqual([])
  })

  test('grows by a few faces a frame, and is all on paper meanwhile', async ({ page }) => {
    await pretendMany(page, 163)
    await openModels(page)
    await scrollThrough(page, 163)
    const growth = page.evaluate(watchGrowth, 100)
    await page.getByRole('button', { name: 'Mais modelos' }).click()
    const { steps, onPaper } = await growth
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(20)
    expect(Math.max(...steps)).toBeLessThanOrEqual(4)
    expect(new Set(onPaper)).toEqual(new Set([100]))
  })

  test('has the letters of all names before their faces come', async ({ page }) => {
    await pretendMany(page, 163, 'Łoś')
    const faces = page.getByRole('main').getByText('Łoś')
    let shown = -1
    await page.route(/instrument-sans-latin-ext/, async (route) => {
      shown = await faces.count()
      await route.continue()
    })
    await openModels(page)
    await expect.poll(() => shown).toBe(0)
    await scrollThrough(page, 163)
    await expect(faces.first()).toBeAttached()
  })

  test('keeps only what is near the screen, and shifts nothing while it is scrolled', async ({
    page,
  }) => {
    await pretendMany(page, 400)
    await openModels(page)
    await scrollThrough(page, 400)
    for (let shown = 100; shown <= 400; shown += 20) {
      await page.getByRole('button', { name: 'Mais modelos' }).click()
      await expect(progress(page, `${shown} de 400`)).toBeAttached()
      await page.evaluate(whenItStands) // a button that moves under the pointer is not clicked
    }
    await expect(page.getByRole('button', { name: 'Mais modelos' })).toHaveCount(0)
    const faces = cards(page)
    await expect.poll(() => faces.count()).toBeLessThan(200) // a block of them is thirty names
    await expect.poll(() => faces.locator('article').count()).toBeLessThan(60)
    await expect(faces.first()).toContainText('Ágata Fontoura') // still to be found by her name

    await page.evaluate(watchShifts)
    for (const part of [0.75, 0.5, 0.25, 0]) {
      await page.evaluate((far) => scrollTo(0, document.body.scrollHeight * far), part)
      await expect(page.locator('main article:visible').first()).toBeAttached()
    }
    await expect(faces.first().locator('img').first()).toBeVisible()
    expect(await page.evaluate(shiftSoFar)).toBeLessThanOrEqual(0.02)
  })

  test('is all on paper, however far it is from the screen, with how much of it there is', async ({
    page,
  }) => {
    await pretendMany(page, 163)
    await openModels(page)
    await scrollThrough(page, 163)
    const faces = cards(page).locator('article')
    await expect.poll(() => faces.count()).toBeLessThan(60)
    expect(await page.evaluate(facesInPrint)).toEqual({ faces: 80, withMeasures: 80 })
    await expect.poll(() => faces.count()).toBeLessThan(60)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('1 a 80 de 163')).toBeVisible()
  })

  test('is pages behind links where the list cannot be had', async ({ page }) => {
    await page.route('/roster.json', (route) => route.abort())
    await page.goto('/modelos')
    await scrollToEnd(page)
    await page.getByRole('link', { name: /^Próxima/ }).click()
    await expect(page).toHaveURL('/modelos?page=2')
    await expect(progress(page, '21 a 40 de 40')).toBeVisible()
  })
})

test.describe('with the list in the browser', () => {
  test('boards, genders and Back answer though the server is out of reach', async ({ page }) => {
    await openModels(page)
    await page.route('**/*', (route) => route.abort())
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Homens', exact: true }).click()
    await expect(page).toHaveURL('/modelos/homens/all')
    await expect(heading(page)).toContainText('Homens')
    await main.getByRole('link', { name: 'Direct', exact: true }).click()
    await expect(page).toHaveURL('/modelos/homens/direct')
    await expect(page).toHaveTitle('Homens, Direct | Vereda')
    await page.goBack()
    await expect(page).toHaveURL('/modelos/homens/all')
    await expect(page).toHaveTitle('Homens | Vereda')
  })

  test('letters and the drawer’s filters answer within a moment, each with its address', async ({
    page,
  }) => {
    await openModels(page)
    await page.route('**/*', (route) => route.abort())
    await page.getByRole('link', { name: 'a', exact: true }).click()
    await expect(page).toHaveURL('/modelos?letter=a')
    await expect(page).toHaveTitle('Modelos, letra A | Vereda') // its cards are there, too
    const all = await cards(page).count()
    await page.getByRole('button', { name: /^Filtrar/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Filtrar' })
    const box = drawer.getByRole('checkbox').first()
    await box.check()
    await expect(page).toHaveURL(/\?letter=a&\w+=/)
    await expect.poll(() => cards(page).count()).toBeLessThan(all)
    const fewer = await cards(page).count()
    await drawer.getByRole('button', { name: `Ver ${fewer} ` }).click()
    await page.goBack()
    await expect(page).toHaveURL('/modelos')
  })

  test('a board that only the server knows by its earlier name is asked for there', async ({
    page,
  }) => {
    await openModels(page, '/modelos/mulheres/bossa_nova')
    await expect(page).toHaveTitle('Mulheres, Mainboard | Vereda')
    await page.reload()
    await expect(page).toHaveTitle('Mulheres, Mainboard | Vereda')
  })
})

/** Runs in the page: how many faces there are when the browser makes its copy for the printer. */
function facesInPrint() {
  dispatchEvent(new Event('beforeprint'))
  const faces = document.querySelectorAll('main li article').length
  const withMeasures = document.querySelectorAll('main li article dl').length
  dispatchEvent(new Event('afterprint'))
  return { faces, withMeasures }
}

/** Runs in the page: by how many faces a list grows from one frame to the next, and how many are on paper in each of these. */
function watchGrowth(whole: number): Promise<{ steps: number[]; onPaper: number[] }> {
  const [steps, onPaper]: [number[], number[]] = [[], []]
  let before = Infinity
  return new Promise((resolve) => {
    const look = () => {
      const last = [...document.querySelectorAll('main ul[aria-label^="Modelos, "]')].at(-1)
      const now = Number(last?.ariaLabel?.split('–')[1])
      if (now > before) {
        steps.push(now - before)
        dispatchEvent(new Event('beforeprint'))
        onPaper.push(document.querySelectorAll('main li article').length)
        dispatchEvent(new Event('afterprint'))
      }
      before = now
      if (now < whole) requestAnimationFrame(look)
      else resolve({ steps, onPaper })
    }
    look()
  })
}
