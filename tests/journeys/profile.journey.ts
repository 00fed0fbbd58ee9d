import { expect, test, type Page } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { drag } from './finger.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { openSettled, watchScripts } from './settled.ts'
import { stillness } from './stillness.ts'
import { watchPage } from './watched-page.ts'

const book = (page: Page) => page.getByRole('region', { name: 'Book' })
const position = (page: Page) => page.locator('[data-carousel]:visible p')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const large = (page: Page) => page.getByRole('dialog', { name: 'Aurélia Montês, Book' })

/** A profile with five frames, four polaroids, a film and a digital video. */
async function openAurelia(page: Page, hash = ''): Promise<void> {
  await page.goto(`/modelos/mulheres/image/4/aurelia-montes`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurélia Montês')
  if (hash !== '') await page.goto(`/modelos/mulheres/image/4/aurelia-montes${hash}`)
  await expect(page.getByRole('tablist')).toBeVisible()
}

test('the first gallery is chosen; tabs lead to the others, by arrow keys too, and have addresses', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openAurelia(page)
  await expect(tab(page, 'Book')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await tab(page, 'Book').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Polaroids')).toBeFocused()
  await expect(page).toHaveURL(/#snap$/)
  await expect(page.getByRole('region', { name: 'Polaroids' })).toBeVisible()
  await expect(book(page)).toBeHidden()
  await page.keyboard.press('End')
  await expect(tab(page, 'Vídeos')).toBeFocused()
  await expect(page).toHaveURL(/#video$/)
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Book')).toBeFocused()
  await page.reload()
  await expect(tab(page, 'Book')).toHaveAttribute('aria-selected', 'true')
  expect(faults()).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 700 } })

    test('sizes in other countries are folded, and open as a table that fits', async ({ page }) => {
      const address = '/en/models/women/image/4/aurelia-montes'
      await (javaScriptEnabled ? openSettled(page, address) : page.goto(address)) // engines see no row that changes meanwhile
      const table = page.getByRole('table', { name: 'Sizes in other countries (approximate)' })
      await expect(table).toBeHidden()
      await page.getByText('Sizes in other countries (approximate)').click()
      await expect(table.getByRole('columnheader')).toHaveText([
        'Measurements',
        'BR',
        'EU',
        'US',
        'UK',
      ])
      await expect(table.getByRole('rowheader')).toHaveText(['Clothes', 'Shoes'])
      expect(await page.evaluate(sidewaysScroll)).toBe(0)
      if (javaScriptEnabled) expect(await faultsOfEngines(page)).toEqual([])
    })
  })
}

test('the drop-down of the polaroids holds digitals and digital videos', async ({ page }) => {
  await openAurelia(page, '#snap')
  const choice = page.getByRole('combobox', { name: 'Digitais ou vídeos digitais' })
  await expect(choice).toHaveValue('snap')
  await choice.selectOption('Vídeos digitais')
  await expect(page).toHaveURL(/#digital-videos$/)
  await expect(page.getByRole('region', { name: 'Vídeos digitais' })).toBeVisible()
  await expect(tab(page, 'Polaroids')).toHaveAttribute('aria-selected', 'true')
})

test('a gallery that a key chooses is there before the next key', async ({ page }) => {
  await openAurelia(page)
  await expect(tab(page, 'Book')).toHaveAttribute('aria-selected', 'true')
  const chosen = await tab(page, 'Book').evaluate(async (first) => {
    first.focus()
    const key = { key: 'ArrowRight', bubbles: true, cancelable: true }
    first.dispatchEvent(new KeyboardEvent('keydown', key))
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve() // promises, but no task
    return document.querySelector('[role=tab][aria-selected=true]')?.textContent
  })
  expect(chosen).toBe('Polaroids')
})

test('tabs leave no step in history: Back leads to the list, with its place', async ({ page }) => {
  await page.goto('/modelos/mulheres/image')
  await page.getByRole('link', { name: 'Aurélia Montês' }).click()
  await tab(page, 'Polaroids').click()
  await tab(page, 'Vídeos').click()
  await page.goBack()
  await expect(page).toHaveURL(/\/modelos\/mulheres\/image$/)
})

test('buttons move a carousel in a second, and say where it is', async ({ page }) => {
  await openAurelia(page)
  await expect(position(page)).toHaveText('1–2 de 5')
  const next = book(page).getByRole('button', { name: 'Próximos' })
  const took = await timeToRest(page, () => next.click())
  expect(took).toBeGreaterThan(700)
  expect(took).toBeLessThan(1_400)
  await expect(position(page)).toHaveText('3 de 5')
  for (let times = 0; times < 3; times++) await next.press('Enter')
  await expect(position(page)).toHaveText('4–5 de 5')
  await expect(next).toBeFocused() // also at the end
  await expect(next).toHaveAttribute('aria-disabled', 'true')
})

test('what is out of view cannot be reached by Tab', async ({ page }) => {
  await openAurelia(page)
  await expect(position(page)).toHaveText('1–2 de 5')
  await tab(page, 'Book').focus()
  const links = []
  for (let times = 0; times < 3; times++) {
    await page.keyboard.press('Tab')
    links.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? 'none'))
  }
  expect(links.map((link) => /#.*/.exec(link)?.[0] ?? link)).toEqual(['#book-1', '#book-2', 'none'])
})

test('arrow keys are the neighbours’ at the head of the page, the carousel’s once it is in view', async ({
  page,
}) => {
  await openAurelia(page)
  await expect(position(page)).toHaveText('1–2 de 5') // its script is there
  await book(page).evaluate((carousel) => carousel.scrollIntoView())
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).not.toHaveText(/^1–/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft') // at its beginning it stays
  await expect(position(page)).toHaveText('1–2 de 5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurélia Montês')
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Aurélia Montês')
})

for (const [name, ask] of Object.entries(stillness)) {
  test(`a carousel is at its next place at once ${name}`, async ({ page }) => {
    await ask(page)
    await openAurelia(page)
    await expect(position(page)).toHaveText('1–2 de 5')
    const next = book(page).getByRole('button', { name: 'Próximos' })
    expect(await timeToRest(page, () => next.click())).toBeLessThan(300)
  })
}

test('a frame opens large under its own address; arrow keys go on, Back and Esc close it', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openAurelia(page)
  await book(page).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/#book-2$/)
  await expect(large(page).getByRole('img')).toHaveAccessibleName('Revista Lume · Ana Prado')
  await expect(large(page).getByText('Revista Lume · Ana Prado')).toBeVisible()
  await expect(large(page).getByText('2 de 5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#book-3$/)
  await page.goBack()
  await expect(large(page)).toHaveCount(0)
  await expect(page).toHaveURL(/aurelia-montes$/)
  await expect(page.locator('#book-3 a')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(large(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large(page)).toHaveCount(0)
  await expect(page).toHaveURL(/aurelia-montes$/)
  expect(faults()).toEqual([])
})

test('a frame’s address from elsewhere opens it, and the carousel is at it behind', async ({
  page,
}) => {
  await page.goto('/modelos/mulheres/image/4/aurelia-montes#book-5')
  await expect(large(page).getByText('5 de 5')).toBeVisible()
  await large(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(page).toHaveURL(/#book$/)
  await expect(page.locator('#book-5 a')).toBeFocused()
  await expect(position(page)).toHaveText('4–5 de 5')
})

test('a fragment that names nothing is no fault', async ({ page }) => {
  const faults = watchPage(page)
  for (const hash of ['#book-99', '#snap-0', '#nada', '#book-1%20', '#video-1']) {
    await openAurelia(page, hash)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(faults()).toEqual([])
})

test('axe finds no fault in any gallery, nor with a frame seen large', async ({ page }) => {
  const { settled } = watchScripts(page)
  for (const hash of ['#book', '#snap', '#digital-videos', '#video', '#book-2']) {
    await openAurelia(page, hash)
    await settled()
    await page.waitForLoadState('networkidle')
    expect(await faultsOfEngines(page), hash).toEqual([])
  }
})

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('one picture is in view, and a swipe brings the next', async ({ page }) => {
    await openAurelia(page)
    await expect(position(page)).toHaveText('1 de 5')
    await page.locator('#book-1').scrollIntoViewIfNeeded()
    const box = await book(page).boundingBox()
    const y = (box?.y ?? 0) + 200
    await drag(page, { from: [330, y], to: [60, y] })
    await expect(position(page)).toHaveText('2 de 5')
    await expect(page).not.toHaveURL(/#/)
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all galleries follow each other, as rows that scroll, each frame with its address', async ({
    page,
  }) => {
    await page.goto('/modelos/mulheres/image/4/aurelia-montes')
    for (const name of ['Book', 'Polaroids', 'Vídeos digitais', 'Vídeos']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(book(page).getByRole('link')).toHaveCount(5)
    await page.locator('#book-5').scrollIntoViewIfNeeded()
    await expect(page.locator('#book-5')).toBeInViewport()
    await page.locator('#book-5 a').first().click()
    await expect(page).toHaveURL(/#book-5$/)
    const shown = page.locator('#book-5 img:visible')
    await expect(shown).toHaveCount(1)
    expect((await shown.boundingBox())?.height).toBeGreaterThan(600)
    await page.getByRole('link', { name: 'Fechar' }).click()
    await expect(page.locator('#book-1 img:visible')).toHaveCount(1)
  })
})

for (const [width, copy] of [
  [390, 400],
  [1_280, 640],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the largest picture is asked for by the markup alone, in the size of the screen', async ({
      page,
    }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/privacidade') // a tab's first page may begin before the tab has its width
      await page.goto('/modelos/mulheres/image/4/aurelia-montes')
      const cover = page.getByRole('img', { name: 'Aurélia Montês, foto de capa' })
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(`/pictures/${copy}/`)
    })
  })
}

/**
 * How long, in milliseconds, until a carousel stands still after something was done to it; by a clock of its own, as frames of a busy
 * machine may be far apart.
 */
async function timeToRest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(watchRow)
  await act()
  await page.clock.runFor(3_000)
  await page.clock.resume()
  return Number(await page.evaluate(() => document.documentElement.dataset['rested']))
}

/** Runs in the page: notes how long the row moves, once it has begun to and then stood still for a while. */
function watchRow(): void {
  const row = document.querySelector('[data-carousel] ul')
  let [began, moved, last] = [0, 0, row?.getBoundingClientRect().left]
  const look = (now: number) => {
    const left = row?.getBoundingClientRect().left
    if (left !== last) {
      began ||= now
      moved = now
      last = left
    }
    if (began > 0 && now - moved > 300) {
      document.documentElement.dataset['rested'] = String(Math.round(moved - began))
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
