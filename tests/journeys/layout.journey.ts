import { expect, test } from '@playwright/test'

import { shiftSoFar, sidewaysScroll, watchShifts } from './in-the-page.ts'

const screens = ['/', '/modelos', '/en/models/women/image', '/modelos/mulheres/image/1/x', '/nada']
const LATE_MS = 800

for (const width of [390, 1280]) {
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
  }
})

/** Runs in the page. */
async function fontsThatCame(): Promise<number> {
  await document.fonts.ready
  return [...document.fonts].filter(({ status }) => status === 'loaded').length
}

/** Runs in the page: an element's text as the lines that a visitor sees. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    for (let index = 0; index < text.length; index += 1) {
      const letter = text.charAt(index)
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? '') + letter)
    }
  }
  return [...lines.values()]
}
