import { expect, test, type Page } from '@playwright/test'

import { examplePages } from '../example-pages.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { openSettled } from './settled.ts'
import { runAxe } from './axe.ts'

const pages = [
  ...Object.values(examplePages),
  '/en/models/women/image?hair=red',
  '/en/newsletter/wool-close-up',
  '/es/verificar-scout',
  '/favoritos?ids=1,2,3',
  '/en/documents/list?ids=1,2',
  '/nowhere',
]

test('with wider lines, words and letters no text is cut that was whole, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) {
    await openSettled(page, path)
    const before = new Set(await page.evaluate(cutTexts))
    await page.evaluate(widenText)
    const cut = await page.evaluate(cutTexts)
    expect(
      cut.filter((text) => !before.has(text)),
      path,
    ).toEqual([])
    expect(await page.evaluate(sidewaysScroll), path).toBe(0)
  }
})

for (const width of [320, 1280]) {
  test(`at ${width} px what can be pressed has 24 px, or as much room around it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of pages) {
      await openSettled(page, path)
      expect(await smallTargets(page), path).toEqual([])
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await smallTargets(page), 'menu').toEqual([])
  })
}

/** The controls that are smaller than WCAG 2.2 asks for (2.5.8), by axe. */
async function smallTargets(page: Page): Promise<string[]> {
  const { violations } = await runAxe(page, ['target-size'])
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

/** Runs in the page: sets text as wide as a visitor may (WCAG 2.2, 1.4.12). */
function widenText(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `)
  document.adoptedStyleSheets.push(style)
}

/** Runs in the page: the texts that a box cuts off and that no scrolling shows. Four pixels take no letter
 * away; a text for screen readers alone has one. */
function cutTexts(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((box) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box
    if (clientWidth <= 1 || clientHeight <= 1 || box.textContent.trim() === '') return []
    if (webkitLineClamp !== 'none') return [] // ends with an ellipsis; the page that it leads to has all of it
    const isCut =
      (['hidden', 'clip'].includes(overflowX) && scrollWidth > clientWidth + 4) ||
      (['hidden', 'clip'].includes(overflowY) && scrollHeight > clientHeight + 4)
    return isCut ? [box.textContent.slice(0, 80)] : []
  })
}
