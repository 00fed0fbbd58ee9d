import { expect, test, type Locator, type Page } from '@playwright/test'

import { pretendMany } from './many-talents.ts'
import { openTakenOver, whenTakenOver } from './taken-over.ts'

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const measures = (card: Locator) => card.locator('dl')

test('a row has two cards on a phone, five on a desktop', async ({ page }) => {
  await page.goto('/modelos')
  for (const [width, total] of [
    [390, 2],
    [1_280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const tops = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(total)
  }
})

test('measures and the other cover come under the pointer, and go with Esc', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  await openTakenOver(page, '/modelos/mulheres/mainboard')
  const card = cardOf(page, 'Ágata Fontoura')
  await expect(measures(card)).toHaveCount(0)
  const before = pictures.length

  await card.hover()
  await expect.poll(() => measures(card).evaluate(shownPart)).toBe(1)
  await expect(card.locator('img').nth(1)).toBeVisible()
  await expect.poll(() => pictures.length).toBe(before + 1)

  await page.keyboard.press('Escape')
  await expect.poll(() => measures(card).evaluate(shownPart)).toBe(0)
  await cardOf(page, 'Antônia Vasques').hover()
  await card.hover()
  await expect.poll(() => measures(card).evaluate(shownPart)).toBe(1)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ágata Fontoura')
})

test('measures come with the focus, and go with Esc', async ({ page }) => {
  await page.goto('/modelos/mulheres/mainboard')
  const card = cardOf(page, 'Aurélia Montês')
  const before = page.getByRole('button', { name: 'Favoritar Antônia Vasques' })
  await expect(before).toBeVisible() // there is script
  await before.focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link')).toBeFocused()
  await expect.poll(() => measures(card).evaluate(shownPart)).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => measures(card).evaluate(shownPart)).toBe(0)
})

test('a card that the browser has made has measures as soon as somebody points at it', async ({
  page,
}) => {
  await openTakenOver(page, '/modelos')
  await page.getByRole('main').getByRole('link', { name: 'Mulheres' }).click()
  await expect(page).toHaveURL('/modelos/mulheres/all')
  const card = cardOf(page, 'Ágata Fontoura')
  await expect(card.getByText(/^Altura 1,?\d+/)).toBeAttached() // told from the start
  await expect(measures(card)).toHaveCount(0)
  await card.hover()
  await expect.poll(() => measures(card).evaluate(shownPart)).toBe(1)
  await cardOf(page, 'Antônia Vasques').hover()
  await expect.poll(() => measures(card).evaluate(shownPart)).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('measures come as a sentence under the pointer', async ({ page }) => {
    await page.goto('/modelos/mulheres/mainboard')
    const card = cardOf(page, 'Ágata Fontoura')
    const sentence = card.getByText(/^Altura 1,?\d+/)
    await expect(sentence).toHaveCSS('clip-path', 'inset(50%)')
    await card.hover()
    await expect(sentence).toHaveCSS('clip-path', 'inset(0px)')
    await cardOf(page, 'Antônia Vasques').hover()
    await expect(sentence).toHaveCSS('clip-path', 'inset(50%)')
  })
})

test('a screen reader is told feet and inches in words', async ({ page }) => {
  await page.goto('/en/models/women/mainboard')
  const card = cardOf(page, 'Aurélia Montês')
  await whenTakenOver(card) // else the pointer is there before the script that shows its measures
  await expect(card.getByText(/^Height 5 feet 10 inches, 179 cm; Bust .*; Shoes /)).toBeAttached()
  await card.hover()
  await expect(measures(card)).toHaveAttribute('aria-hidden', 'true')
  await expect(card.getByRole('link')).toHaveAccessibleName('Aurélia Montês')
})

test('measures leave the face alone: five of them, over two fifths of the picture at most', async ({
  page,
}) => {
  await page.goto('/modelos/mulheres/mainboard')
  const card = cardOf(page, 'Aurélia Montês')
  await whenTakenOver(card)
  for (const width of [320, 390, 768, 1280, 1702]) {
    await page.setViewportSize({ width, height: 900 })
    await card.hover()
    await expect(measures(card).locator('dt:visible')).toHaveText([
      'Altura',
      'Busto',
      'Cintura',
      'Quadril',
      'Sapato',
    ])
    await expect.poll(() => measures(card).evaluate(shownPart)).toBe(1)
    const panel = await measures(card).boundingBox()
    const picture = await card.locator('img').first().boundingBox()
    const most = width < 640 ? 0.5 : 0.4
    expect((panel?.height ?? 999) / (picture?.height ?? 1), `${width} px`).toBeLessThan(most)
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a button shows and hides the measures, and a tap on the card opens the profile', async ({
    page,
  }) => {
    await page.goto('/modelos/mulheres/mainboard')
    const card = cardOf(page, 'Ágata Fontoura')
    const button = card.getByRole('button', { name: 'Medidas de Ágata Fontoura' })
    await whenTakenOver(button)
    for (const isShown of [true, false, true]) {
      await expect(button).toHaveJSProperty('offsetWidth', 44)
      await button.tap()
      await expect(button).toHaveAttribute('aria-expanded', String(isShown))
      await expect.poll(() => measures(card).evaluate(shownPart)).toBe(isShown ? 1 : 0)
    }
    await card.getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ágata Fontoura')
  })
})

for (const width of [320, 390, 640, 1280]) {
  test(`every card at ${width} px is as high as the others, whatever the name, near and far`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await pretendMany(page, 80)
    await page.goto('/modelos')
    const lists = page.getByRole('list', { name: 'Modelos' })
    const first = lists.first().getByRole('listitem')
    const atTheEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return [await lists.count(), await first.count()]
    }
    await expect.poll(atTheEnd).toEqual([3, 1]) // the first is far by now: all thirty are one
    await expect(first).toContainText('Ágata Fontoura')
    const whole = await lists.first().evaluate(heightOf)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(first).toHaveCount(30)
    expect(Math.abs((await lists.first().evaluate(heightOf)) - whole)).toBeLessThan(1)
    await expect(first.last().getByRole('article')).toHaveCount(0) // not yet near
    const heights = await first.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height.toFixed(1)),
    )
    expect([...new Set(heights)]).toHaveLength(1)
  })
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height
}

test('on a phone a name has two lines, and its heart is nearer to it than to the next one’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/modelos')
  const card = cardOf(page, 'Amadeu Sequeira')
  const name = await card.getByText('Amadeu Sequeira', { exact: true }).evaluate(shownWhole)
  expect(name).toEqual({ isWhole: true, lines: 2 })
  const heart = await cardOf(page, 'Ágata Fontoura')
    .getByRole('button')
    .last()
    .locator('svg')
    .boundingBox()
  const next = await card.boundingBox()
  expect((next?.x ?? 0) - (heart?.x ?? 0) - (heart?.width ?? 0)).toBeGreaterThanOrEqual(12)
})

/** Runs in the page: whether a text is cut, and how many lines of 20 px it takes. */
function shownWhole(text: Element) {
  const range = document.createRange()
  range.selectNodeContents(text)
  const isWhole = text.scrollHeight <= text.clientHeight
  return { isWhole, lines: Math.round(range.getBoundingClientRect().height / 20) }
}

/** Runs in the page: how much of the measures is to be seen, from 0 to 1. */
function shownPart(list: HTMLElement | SVGElement): number {
  const clip = list.parentElement?.getBoundingClientRect()
  const { top, height } = list.getBoundingClientRect()
  const seen = (clip?.bottom ?? 0) - top
  if (height === 0) return 0
  return Math.round(Math.min(Math.max(seen / height, 0), 1) * 100) / 100
}
