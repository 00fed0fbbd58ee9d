import { expect, test, type Page } from '@playwright/test'

import { comeWith, fillStorage, keptText, disableStorage } from './kept-favorites.ts'
import { watchPage } from './watched-page.ts'

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Favoritar ${name}` })
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Favoritos/ })
const names = (page: Page) =>
  page.getByRole('list', { name: 'Favoritos' }).getByRole('listitem').getByRole('link')

test('a heart on a card and one on the profile are the same favorite, counted and announced', async ({
  page,
}) => {
  const faults = watchPage(page)
  await page.goto('/modelos')
  await expect(heart(page, 'Antônia Vasques')).toHaveAttribute('aria-pressed', 'false')
  await expect(count(page)).toHaveCount(0)

  await heart(page, 'Antônia Vasques').focus()
  await page.keyboard.press('Space')
  await expect(heart(page, 'Antônia Vasques')).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page, 'Antônia Vasques')).toBeFocused()
  await expect(count(page)).toHaveText('Favoritos 1')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    'Antônia Vasques está nos favoritos. 1 favorito.',
  )

  await page.getByRole('link', { name: 'Ágata Fontoura' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await heart(page, 'Ágata Fontoura').click()
  const takeOut = page.getByRole('button', { name: 'Favorito: remover Ágata Fontoura' })
  await expect(takeOut).toBeFocused()
  await expect(takeOut.getByText('Favorito', { exact: true })).toBeVisible()
  await expect(takeOut.getByText('Favoritar')).toBeHidden()
  await expect(takeOut).not.toHaveAttribute('aria-pressed') // its name says so
  await expect(count(page)).toHaveText('Favoritos 2')

  await page.reload()
  await takeOut.click()
  await expect(heart(page, 'Ágata Fontoura')).toBeFocused()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    'Ágata Fontoura saiu dos favoritos. 1 favorito.',
  )
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Favoritos 1' }).click()
  await expect(page).toHaveURL('/favoritos')
  await expect(names(page)).toHaveText(['Antônia Vasques'])
  expect(faults()).toEqual([])
})

test('a profile’s actions are equally far apart, and none moves when the heart is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1702, height: 900 })
  for (const path of ['/modelos', '/en/models', '/es/modelos']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Ágata Fontoura' }).click()
    const documents = page.getByRole('button', { name: /^PDF/ })
    const row = page.locator('article').filter({ has: documents }).first()
    const button = row.getByRole('button', { name: 'Ágata Fontoura' })
    await expect(row.getByRole('button', { name: /^Cop/ })).toBeVisible()
    await expect(button).toBeVisible() // with the script
    const places = () => row.evaluate(placesOfActions)
    const before = await places()
    expect(before.length, path).toBe(4)
    const gaps = before.slice(1).map(({ left }, index) => left - (before[index]?.right ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps), path).toBeLessThan(1)
    await button.click()
    expect((await places()).slice(1), path).toEqual(before.slice(1))
    await button.click()
  }
})

/** Runs in the page: where each action of a profile begins and ends, as far as it can be seen. */
function placesOfActions(article: Element) {
  const word = article.querySelector('button .grid')
  const row = word?.closest('button')?.parentElement
  return [
    ...(row?.querySelectorAll(':scope > button, :scope > div > button, :scope > nav a') ?? []),
  ].map((action) => {
    const words = [...action.querySelectorAll('.grid > *')]
    const shown = words.find((each) => getComputedStyle(each).visibility === 'visible') ?? action
    return {
      left: Math.round(action.getBoundingClientRect().left),
      right: Math.round(shown.getBoundingClientRect().right),
    }
  })
}

test('what is kept of a favorite is what a card shows, under its number', async ({ page }) => {
  await page.goto('/en/models')
  await page.getByRole('button', { name: 'Add to favorites: Ágata Fontoura' }).click()
  const kept: unknown = JSON.parse(await keptText(page))
  expect(kept).toEqual({
    '1': {
      id: 1,
      name: 'Ágata Fontoura',
      path: '/en/models/women/mainboard/1/agata-fontoura',
      cover: expect.any(String),
      addedAt: expect.any(Number),
    },
  })
})

test('hearts have room for a finger and stand at the end of the name’s line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/modelos')
  const box = await heart(page, 'Antônia Vasques').boundingBox()
  const link = await page.getByRole('link', { name: 'Antônia Vasques' }).boundingBox()
  expect(box).toMatchObject({ width: 44, height: 44 })
  expect((box?.x ?? 0) + 44).toBeCloseTo((link?.x ?? 0) + (link?.width ?? 0) - 8, 0)
  expect((box?.y ?? 0) + 22).toBeCloseTo((link?.y ?? 0) + (link?.height ?? 0) - 30, 0) // of two
})

test('two tabs agree', async ({ page, context }) => {
  await page.goto('/modelos')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Favoritos' }).click()
  await expect(page).toHaveURL('/favoritos') // the models' hearts have left, and listen no more
  const other = await context.newPage()
  await other.goto('/modelos')
  await heart(other, 'Antônia Vasques').click()
  await expect(names(page)).toHaveText(['Antônia Vasques'])
  await expect(count(page)).toHaveText('Favoritos 1')
  await page.getByRole('button', { name: 'Remover Antônia Vasques' }).click()
  await expect(heart(other, 'Antônia Vasques')).toHaveAttribute('aria-pressed', 'false')
})

for (const [name, breakStorage] of [
  ['shut', disableStorage],
  ['full', fillStorage],
] as const) {
  test(`favorites last for the visit where the storage is ${name}, and the visitor is told`, async ({
    page,
  }) => {
    const faults = watchPage(page)
    await page.addInitScript(breakStorage)
    await page.goto('/modelos')
    await heart(page, 'Antônia Vasques').click()
    const notice = page.getByRole('banner').getByRole('status')
    await expect(notice).toHaveText(/^Este navegador não guarda favoritos/)
    await expect(notice).toBeInViewport()
    await page.getByRole('banner').getByRole('button', { name: 'Fechar' }).click()
    await expect(notice).toBeEmpty()
    await count(page).click()
    await expect(names(page)).toHaveText(['Antônia Vasques'])
    await expect(page.getByText(/^Este navegador não guarda favoritos/)).toBeVisible()
    expect(faults()).toEqual([])
  })
}

test('a broken list is set aside, told of, and hearts work', async ({ page }) => {
  const faults = watchPage(page)
  await comeWith(page, '{"7": {"id": 7, "na')
  await page.goto('/favoritos')
  await expect(page.getByText('não pôde ser lida')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ver modelos' }).click()
  await heart(page, 'Antônia Vasques').click()
  await expect(count(page)).toHaveText('Favoritos 1')
  expect(await page.evaluate(() => localStorage.getItem('favorites-unreadable'))).toContain('{"7"')
  expect(faults()).toEqual([])
})

test('a list of an earlier form, numbers alone, gets names and faces from the roster', async ({
  page,
}) => {
  await comeWith(page, '[4, 1]')
  await page.goto('/favoritos')
  await expect(names(page)).toHaveText(['Aurélia Montês', 'Ágata Fontoura'])
  await expect.poll(() => keptText(page)).toContain('Aurélia Montês')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no hearts, the page says why, and links that others send work', async ({
    page,
  }) => {
    for (const path of ['/modelos', '/modelos/mulheres/image/1/agata-fontoura']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /^Favoritar/ })).toHaveCount(0)
    }
    await page.goto('/favoritos')
    await expect(page.getByText(/Links que trazem só talentos abrem/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver modelos' })).toBeVisible()
    await page.goto('/favoritos?ids=4,1')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
      'Aurélia Montês',
      'Ágata Fontoura',
    ])
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
