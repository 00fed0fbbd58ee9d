import { expect, type Locator, test, type Page } from '@playwright/test'

import { listFragment } from '#site/favorites/lists/list-link.ts'
import { noRemark } from '#site/favorites/lists/named-lists.ts'

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

/** The address of a list that somebody sent by a link. */
async function sentList(size: number): Promise<string> {
  const talents = Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    sent: noRemark,
    answered: noRemark,
  }))
  const list = { title: 'Inverno', sender: 'Marta', answerer: null, talents }
  return '/favoritos' + (await listFragment(list, 'Vereda'))
}

test('Back from a profile leads to the same place of a list from a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await sentList(12))
  const last = page.getByRole('list', { name: 'Inverno' }).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1_000)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Inverno')
  await page.goBack()
  await expect(last).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('the bar with the answer comes with the first mark, and leaves it in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(await sentList(3))
  const yes = mark(page, agata, 'Sim')
  const bar = page.locator('section:has(#answerer)')
  await expect(yes).toBeVisible()
  await expect(bar).toBeHidden() // there is nothing to send yet
  await yes.press('Space')
  await expect(bar).toBeVisible()
  expect((await topOf(yes)) + 30).toBeLessThan(await topOf(bar))
})

test('on a telephone that lies, the bar with the answer leaves the screen to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(await sentList(3))
  await mark(page, agata, 'Sim').press('Space')
  const bar = page.locator('section:has(#answerer)')
  await expect(bar).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).not.toBeInViewport()
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
