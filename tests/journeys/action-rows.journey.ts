import { expect, type Locator, test } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { button, list, openThree } from './three-favorites.ts'

/** Runs in the page: how the words of a row are underlined. */
function underlines(row: Element): string[] {
  const words = [...row.querySelectorAll('.label, .label *')].filter(
    (each) => each.checkVisibility() && each.textContent.trim() !== '',
  )
  return [...new Set(words.map((each) => getComputedStyle(each).textDecorationLine))]
}

type Box = Awaited<ReturnType<Locator['boundingBox']>> | undefined

const rightOf = (box: Box) => (box?.x ?? 0) + (box?.width ?? 0)

test('the words of a row of actions look alike', async ({ page }) => {
  await page.goto('/en/models/women/mainboard/1/agata-fontoura')
  const actions = page.getByRole('main').locator('div:has(> [aria-label^="Add to favorites"])')
  await expect(actions.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.mouse.move(0, 0)
  expect(await actions.evaluate(underlines)).toEqual(['none'])

  await page.goto('/en/favorites?ids=1,3')
  const shared = page.getByRole('main').locator('div:has(> [aria-label="Copy link"])')
  await expect(shared.getByRole('button', { name: 'Save all to my favorites' })).toBeVisible()
  expect(await shared.evaluate(underlines)).toEqual(['none'])
})

test('the words of a row stand at one distance, and the word that a link is copied needs no more room', async ({
  page,
}) => {
  await openThree(page)
  const boxOf = (name: string) => page.getByRole('main').getByRole('button', { name }).boundingBox()
  const [copy, sender, print] = await Promise.all(
    ['Copiar link', 'Remetente e QR code', 'Imprimir'].map(boxOf),
  )
  const words = await page.getByText('Copiar link', { exact: true }).boundingBox()
  expect(words?.width).toBe(copy?.width)
  expect((sender?.x ?? 0) - rightOf(copy)).toBeCloseTo((print?.x ?? 0) - rightOf(sender), 0)
})

test('what goes along in a link stands in line', async ({ page }) => {
  await openThree(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Remetente/ }).click()
  const [label, code] = [main.getByText('Seu nome no link'), main.getByText('Mostrar QR code')]
  await expect(code).toBeVisible()
  expect(await code.evaluate(topOfText)).toBe(await label.evaluate(topOfText))
})

test('the words that change a list are each on one line, at any width and in each language', async ({
  page,
}) => {
  await openThree(page)
  await button(page, 'Nova lista').click()
  await page.keyboard.press('Enter')
  await button(page, 'Favoritos 3').click()
  for (const path of ['/favoritos', '/en/favorites', '/es/favoritos']) {
    await page.goto(path)
    await expect(page.locator('#delete-list')).toBeVisible()
    for (const width of [320, 360, 390, 600, 1000, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const heights = await page.locator('#rename').evaluate(heightsOfRow)
      const line = await page.locator('#new-list').evaluate((each) => each.clientHeight)
      expect(heights, `${path} at ${width} px`).toEqual([line, line, line])
    }
  }
})

/** Runs in the page: how high the words beside this one are. */
function heightsOfRow(element: Element): number[] {
  return [...(element.parentElement?.children ?? [])].map((each) => each.clientHeight)
}

for (const width of [390, 1280]) {
  test(`at ${width} px what opens beneath a row has its place before its script has come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openThree(page)
    const main = page.getByRole('main')
    const listTop = () => list(page).evaluate((each) => each.getBoundingClientRect().top + scrollY)
    const opensInPlace = async (name: string, script: string, content: Locator) => {
      const letGo = await holdRequests(page, `**/${script}-*.js`)
      await button(page, name).click()
      const top = await listTop()
      letGo()
      await expect(content).toBeVisible()
      expect(Math.abs((await listTop()) - top), name).toBeLessThanOrEqual(1)
    }
    await opensInPlace('Usar offline', 'offline-panel', main.getByText('Guardar neste aparelho'))
    await opensInPlace('Remetente e QR code', 'link-options', page.getByLabel('Seu nome no link'))
    const code = page.getByRole('img', { name: 'QR code do link' }).locator('path')
    await opensInPlace('Mostrar QR code', 'lean-qr', code)
  })
}

test('a QR code stays hidden if it is hidden while it is made; one that cannot be made says so', async ({
  page,
}) => {
  await openThree(page)
  await button(page, 'Remetente e QR code').click()
  const code = page.getByRole('img', { name: 'QR code do link' })
  const alert = page.getByRole('alert').filter({ hasText: 'O QR code não pôde ser carregado.' })
  const letGo = await holdRequests(page, '**/lean-qr-*.js')
  const script = page.waitForResponse(/lean-qr-/)
  await button(page, 'Mostrar QR code').click()
  await button(page, 'Ocultar QR code').click()
  letGo()
  await page.evaluate((address) => import(address), (await script).url())
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(code).toBeHidden()
  await expect(alert).toBeHidden()

  await page.route('**/lean-qr-*.js', (route) => route.abort())
  await page.reload()
  await button(page, 'Remetente e QR code').click()
  await button(page, 'Mostrar QR code').click()
  await expect(alert).toBeVisible()
  await expect(code).toBeHidden()
})

/** Runs in the page: where the letters of an element begin. */
function topOfText(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return Math.round(range.getBoundingClientRect().top)
}
