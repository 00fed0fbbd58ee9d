import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'

import { alsoByNight } from '../sizes.ts'

const BENEDITA = '/modelos/mulheres/image/5/benedita-sarmento'
test.use({ bypassCSP: true }) // lets a screenshot have a style

const PAPER = 255
const INK = 11
const PAINTED = 0.95 // of a line's ink: Chromium paints a line between two rows of pixels lighter than it is

/** Letters by how many hairlines cross their middle. */
const hairlines = new Map([
  ['H', 1],
  ['F', 3],
  ['B', 3],
  ['e', 3],
])

for (const [width, pixels] of alsoByNight<[width: number, pixels: number]>(
  [
    [390, 2],
    [1280, 1],
    [1702, 1],
  ],
  [
    [1024, 1],
    [1024, 2],
    [1280, 2],
    [1366, 1],
    [1702, 2],
  ],
)) {
  test.describe(`at ${width} px, ${pixels} device pixels each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: pixels })

    test('no hairline of a title is thinner than a device pixel, or lighter than half dark', async ({
      page,
    }) => {
      for (const path of ['/', '/modelos/homens', '/favoritos', BENEDITA]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const middles = await letterMiddles(page, pixels)
        expect(middles, path).not.toEqual([])
        for (const { letter, lines } of middles) {
          const name = `${letter} on ${path}`
          expect(lines.length, name).toBe(hairlines.get(letter))
          for (const { thickness, darkest } of lines) {
            expect(thickness, name).toBeGreaterThanOrEqual(PAINTED)
            expect(darkest, name).toBeGreaterThanOrEqual(PAINTED / 2)
          }
        }
      }
    })
  })
}

test('a link to the next profile or post cuts neither descenders nor accents', async ({ page }) => {
  for (const path of ['/modelos/mulheres/mainboard/1/agata-fontoura', '/newsletter/la-de-perto']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const around = page.getByRole('main').locator('nav', { has: page.locator('[rel=next]') })
    const title = around.locator('[rel=next] .display')
    await title.evaluate((element) => element.replaceChildren('Ångström Õçgjpqy'))
    const shown = await around.screenshot()
    const uncut = await around.screenshot({ style: '.display { overflow: visible !important }' })
    expect(shown.equals(uncut), path).toBe(true)
  }
})

/** The dark runs down the middle of a heading's letters, as painted: their ink in device pixels, and their darkest pixel, 1 being ink. */
async function letterMiddles(page: Page, pixels: number) {
  const middles = await page.getByRole('heading', { level: 1 }).evaluate(middlesInThePage)
  const png = await page.screenshot({ style: '#splash { display: none }' })
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return middles.map(({ letter, x, top, bottom }) => {
    const lines: { thickness: number; darkest: number }[] = []
    let isLine = false
    for (let y = Math.round(top * pixels); y < Math.round(bottom * pixels); y += 1) {
      const value = data[y * info.width + Math.round(x * pixels)] ?? PAPER
      const ink = (PAPER - value) / (PAPER - INK)
      const line = lines.at(-1)
      if (ink < 0.02) isLine = false
      else if (isLine && line) {
        line.thickness += ink
        line.darkest = Math.max(line.darkest, ink)
      } else {
        isLine = true
        lines.push({ thickness: ink, darkest: ink })
      }
    }
    return { letter, lines }
  })
}

/** Runs in the page: where the middles of these letters are in a heading's first text. */
function middlesInThePage(heading: Element) {
  const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
  if (text === null) throw new Error('a heading without text')
  return [...(text.textContent ?? '').matchAll(/[HFBe]/g)].map(({ 0: letter, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    const { left, width, top, height } = range.getBoundingClientRect()
    // from above the capitals to below the baseline; the lines above and below reach into the rest
    return { letter, x: left + width / 2, top: top + 0.2 * height, bottom: top + 0.78 * height }
  })
}
