import { expect, type Locator, test } from '@playwright/test'

import { examplePages } from '../example-pages.ts'
import { doubleLetters, linesOf, shiftSoFar, sidewaysScroll, watchShifts } from './in-the-page.ts'
import { openSettled } from './settled.ts'

const screens = ['/', '/modelos', '/en/models/women/image', '/modelos/mulheres/image/1/x', '/nada']
const LATE_MS = 800

for (const width of [390, 402, 1280]) {
  test(`nothing shifts at ${width} px when fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(watchShifts)
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
    for (const path of screens) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(fontsThatCame)).toBeGreaterThan(1)
      expect(await page.evaluate(shiftSoFar), path).toBeLessThanOrEqual(0.02)
    }
  })
}

test('the narrowest screen, and a wide one at 400 %, need no scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of screens) {
    await page.goto(path)
    expect(await page.evaluate(sidewaysScroll), path).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await page.evaluate(sidewaysScroll), path).toBe(0)
  }
})

test('the footer’s links stand in columns on a phone; the staff fill two columns row by row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSettled(page, '/sobre')
  const links = page.getByRole('contentinfo').getByRole('listitem')
  expect((await columnsOf(links)).slice(0, 6)).toEqual([0, 1, 2, 0, 1, 2])
  const staff = page.getByRole('region', { name: 'Equipe' }).getByRole('listitem')
  expect(new Set(await columnsOf(staff))).toEqual(new Set([0]))
  await page.setViewportSize({ width: 1280, height: 844 })
  expect((await columnsOf(staff)).slice(0, 4)).toEqual([0, 1, 0, 1])
})

/** The column of each item, from 0. */
async function columnsOf(items: Locator): Promise<number[]> {
  const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().x))
  return lefts.map((left) => [...new Set(lefts)].indexOf(left))
}

test('letters twice as large need no scrolling sideways on the narrowest screen, and do not overlap in the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' }) // covers wait to be played: those are their longest words
  for (const path of [
    ...Object.values(examplePages),
    '/modelos/mulheres/image/9/dandara-quirino',
    '/es/modelos/mujeres/image/9/dandara-quirino',
    '/favoritos?ids=1,2',
  ]) {
    await openSettled(page, path) // script adds controls
    await page.evaluate(doubleLetters)
    expect(await page.evaluate(sidewaysScroll), path).toBe(0)
    const controls = page.getByRole('banner').locator('a:visible, button:visible')
    expect(await controls.count(), path).toBeGreaterThan(1)
    expect(await controls.evaluateAll(overlaps), path).toEqual([])
  }
})

/** Runs in the page: returns the pairs of controls whose texts overlap. A text may be wider than its box. */
function overlaps(controls: readonly Element[]): string[] {
  const texts = controls.map((control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const right = left + Math.max(width, control.scrollWidth)
    return { text: control.textContent, left, right, top, bottom: top + height }
  })
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.text} and ${other.text}`),
  )
}

for (const width of [390, 1280]) {
  test(`at ${width} px the ring around what has the focus is whole, wherever the Tab key leads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/modelos', '/newsletter', '/contato']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      for (let stops = 0; stops < 60; stops += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(cutSides), `${path}, stop ${stops}`).toEqual([])
      }
    }
  })
}

/** Runs in the page: the sides of the focus ring that the screen or a box around it cuts off. A text area may be cut below. */
function cutSides(): string[] {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused.matches('textarea')) return []
  const { outlineOffset, outlineWidth } = getComputedStyle(focused)
  const reach = Math.max(parseFloat(outlineOffset) + parseFloat(outlineWidth), 0)
  const ring = focused.getBoundingClientRect()
  const cutters = [new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)]
  for (let each = focused.parentElement; each !== null; each = each.parentElement) {
    const isRoot = each === document.body || each === document.documentElement
    if (!isRoot && getComputedStyle(each).overflow !== 'visible') {
      cutters.push(each.getBoundingClientRect())
    }
  }
  return cutters.flatMap((box) => [
    ...(ring.left - reach < box.left - 0.5 ? [`left of ${focused.textContent}`] : []),
    ...(ring.top - reach < box.top - 0.5 ? [`top of ${focused.textContent}`] : []),
    ...(ring.right + reach > box.right + 0.5 ? [`right of ${focused.textContent}`] : []),
    ...(ring.bottom + reach > box.bottom + 0.5 ? [`bottom of ${focused.textContent}`] : []),
  ])
}

test('at 1280 px the footer’s links are one line in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/', '/en', '/es']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    const links = await footer
      .getByRole('listitem')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(links.length, path).toBeGreaterThan(6)
    expect(new Set(links).size, path).toBe(1)
    expect(await footer.getByText('contato@vereda.example').evaluate(linesOf), path).toHaveLength(1)
  }
})

test('the five links of the home page’s first screen are one line from 480 px on, two below', async ({
  page,
}) => {
  await page.goto('/')
  const links = page.getByRole('main').getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(['Mulheres', 'Homens', 'Seja modelo', 'Sobre', 'Contato'])
  for (const [width, lines] of [
    [320, 2],
    [390, 2],
    [480, 1],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await links.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    )
    expect([width, new Set(tops).size]).toEqual([width, lines])
  }
})

test('on the narrowest screen a large e-mail address goes on before its @', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/sobre', '/contato']) {
    await page.goto(path)
    const email = page.locator('main a[href="mailto:contato@vereda.example"]')
    await expect(email).toBeVisible()
    expect(await email.evaluate(linesOf), path).toEqual(['contato', '@vereda.example'])
  }
})

test('on paper there is nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/modelos', '/modelos/mulheres/image/1/x', '/newsletter', '/contato']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Boards e gêneros' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Ver no mapa' })).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Vereda' })).toBeInViewport({
      ratio: 1,
    })
  }
})

test('on paper a link to an account says where it leads', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/contato')
  const card = page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: 'Redes' })
    .locator('xpath=..')
  await expect(card.getByRole('link').first()).toHaveAccessibleName(
    /^instagram https:\/\/www\.instagram\.com\/vereda\.example$/,
  )
  await page.goto('/modelos/mulheres/image/4/aurelia-montes')
  await expect(page.getByRole('link', { name: /models\.com/i })).toHaveAccessibleName(
    'Models.com https://models.com/people/aurelia-montes',
  )
})

/** Runs in the page. */
async function fontsThatCame(): Promise<number> {
  await document.fonts.ready
  return [...document.fonts].filter(({ status }) => status === 'loaded').length
}
