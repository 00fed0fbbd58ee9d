import { expect, test, type Page } from '@playwright/test'

import { linesOf as seenLines } from './in-the-page.ts'

const posts = (page: Page) => page.getByRole('region', { name: /./ }).getByRole('article')

test('the newest posts stand four in a row, two or one, as wide as the screen is', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(posts(page)).toHaveCount(4)
  for (const [width, columns] of [
    [1280, 4],
    [1024, 4],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await posts(page).evaluateAll((all) =>
      all.map((post) => Math.round(post.getBoundingClientRect().top)),
    )
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns)
  }
})

test('a post’s description ends with its fourth line', async ({ page }) => {
  await page.goto('/en')
  const lines = await posts(page).first().locator('p').evaluate(linesOf)
  expect(lines).toEqual({ shown: 4, hasMore: true })
})

test('on paper a year stands whole beside its day', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 }) // A4 without its margins
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/newsletter', '/en/newsletter', '/es/newsletter']) {
    await page.goto(path)
    const day = page.getByRole('main').locator('time').first()
    const lines = await day.locator('span').first().evaluate(seenLines)
    expect(lines, path).toEqual([expect.stringMatching(/\d/), '2026'])
    const { height = Infinity } = (await day.boundingBox()) ?? {}
    expect(height, path).toBeLessThan(50)
  }
})

/** Runs in the page: how many lines of a long text are seen. */
function linesOf(paragraph: Element) {
  paragraph.textContent = 'A description that goes on and on. '.repeat(30)
  const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight)
  const { clientHeight, scrollHeight } = paragraph
  return { shown: Math.round(clientHeight / lineHeight), hasMore: scrollHeight > clientHeight }
}
