import { expect, type Locator, test } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { list, openThree } from './three-favorites.ts'

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

test('no word of the visitor’s own list stands alone at the right of a line, at any width', async ({
  page,
}) => {
  await openThree(page)
  const clear = page.getByRole('main').getByRole('button', { name: 'Limpar' })
  const rename = page.getByRole('main').getByRole('button', { name: 'Renomear' })
  for (const width of [320, 390, 600, 1000, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await clear.boundingBox())?.y, `${width} px`).toBe((await rename.boundingBox())?.y)
  }
})

for (const width of [390, 1280]) {
  test(`at ${width} px what opens beneath a row has its place before its script has come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openThree(page)
    const main = page.getByRole('main')
    const listTop = () => list(page).evaluate((each) => each.getBoundingClientRect().top + scrollY)
    const opensInPlace = async (button: string, script: string, content: Locator) => {
      const release = await holdRequests(page, `**/${script}-*.js`)
      await main.getByRole('button', { name: button }).click()
      const top = await listTop()
      release()
      await expect(content).toBeVisible()
      expect(Math.abs((await listTop()) - top), button).toBeLessThanOrEqual(1)
    }
    await opensInPlace('Usar offline', 'offline-panel', main.getByText('Guardar neste aparelho'))
    await opensInPlace('Remetente e QR code', 'link-options', page.getByLabel('Seu nome no link'))
    const code = page.getByRole('img', { name: 'QR code do link' }).locator('path')
    await opensInPlace('Mostrar QR code', 'lean-qr', code)
  })
}

/** Runs in the page: where the letters of an element begin. */
function topOfText(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return Math.round(range.getBoundingClientRect().top)
}
