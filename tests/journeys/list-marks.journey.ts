import { expect, type Locator, test, type Page } from '@playwright/test'

import { agata, amadeu, antonia, names, openThree } from './three-favorites.ts'

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
const mark = (page: Page, name: string, word: string) =>
  page
    .getByRole('group', { name: `Marca de ${name}` })
    .getByRole('button', { name: word, exact: true })
const note = (page: Page, name: string) => page.getByRole('textbox', { name: `Nota sobre ${name}` })

const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? 0)

test('a long note leaves the marks and the buttons of a row of cards in line', async ({ page }) => {
  await openThree(page)
  await note(page, agata).fill('Perfeita para o look três. '.repeat(8))
  await expect.poll(async () => (await note(page, agata).boundingBox())?.height).toBeGreaterThan(60)
  const remove = (name: string) => page.getByRole('button', { name: `Remover ${name}` })
  for (const part of [(name: string) => mark(page, name, 'Sim'), remove]) {
    await expect
      .poll(async () => (await topOf(part(antonia))) === (await topOf(part(agata))))
      .toBe(true)
  }
})

test('on paper the line of a mark is clear of the name, and a no shows through its stroke', async ({
  page,
}) => {
  await openThree(page)
  await mark(page, agata, 'Sim').click()
  await mark(page, amadeu, 'Talvez').click()
  await mark(page, antonia, 'Não').click()
  await page.emulateMedia({ media: 'print' })
  for (const name of [agata, amadeu]) {
    const nameTop = (await page.getByText(name, { exact: true }).boundingBox())?.y ?? 0
    expect(await lineFoot(card(page, name))).toBeLessThanOrEqual(nameTop)
  }
  // programs that show PDFs fill a gradient with transparent ends with white
  const stroke = await drawnMark(card(page, antonia))
  expect(stroke.backgroundImage).toBe('none')
  expect(parseFloat(stroke.borderBottomWidth)).toBeGreaterThan(1)
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
})

/** How the mark at a card's picture is drawn. */
function drawnMark(of: Locator) {
  return of.locator('.card-cover').evaluate((cover) => {
    const { backgroundImage, borderBottomWidth, bottom } = getComputedStyle(cover, '::after')
    return { backgroundImage, borderBottomWidth, bottom }
  })
}

/** Where the line under a card's picture ends, from the top of the page. */
async function lineFoot(of: Locator): Promise<number> {
  const cover = await of.locator('.card-cover').boundingBox()
  const { bottom } = await drawnMark(of)
  return (cover?.y ?? 0) + (cover?.height ?? 0) - parseFloat(bottom)
}
