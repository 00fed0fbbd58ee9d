import { join } from 'node:path'

import { expect, test, type Locator, type Page } from '@playwright/test'

import { linesOf, shiftSoFar, sidewaysScroll, watchShifts } from './in-the-page.ts'
import { openSiteWithShapes } from './site-with-shapes.ts'

let site: Awaited<ReturnType<typeof openSiteWithShapes>>
test.beforeAll(async () => {
  site = await openSiteWithShapes(join(test.info().project.outputDir, '.site-with-shapes'))
})
test.afterAll(() => site.end())

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const gallery = (page: Page) => page.locator('[data-carousel]:visible')
const next = (page: Page) => gallery(page).getByRole('button', { name: 'Next', exact: true })

for (const { width, height, book, polaroids } of [
  { width: 390, height: 844, book: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  { width: 768, height: 1_024, book: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  {
    width: 844,
    height: 390,
    book: ['1–2', '3', '4–5', '6', '7', '8'],
    polaroids: ['1–4', '5', '6'],
  },
  {
    width: 1_024,
    height: 768,
    book: ['1–2', '3', '4–5', '6', '7', '8'],
    polaroids: ['1–4', '5', '6'],
  },
  {
    width: 1_280,
    height: 800,
    book: ['1–2', '3', '4–5', '6', '7', '8'],
    polaroids: ['1–4', '5', '6'],
  },
  {
    width: 1_702,
    height: 950,
    book: ['1–2', '3', '4–5', '6', '7', '8'],
    polaroids: ['1–4', '5', '6'],
  },
]) {
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('a gallery rests where whole photos stand, and counts them; nothing shifts', async ({
      page,
    }) => {
      await page.addInitScript(watchShifts)
      await page.goto(site.shapes)
      await expectRests(page, book, 8)
      if (polaroids !== undefined) {
        await page.getByRole('tab', { name: 'Polaroids' }).click()
        await expectRests(page, polaroids, 6)
      }
      expect(await page.evaluate(shiftSoFar)).toBeCloseTo(0)
      expect(await page.evaluate(sidewaysScroll)).toBe(0)
    })
  })
}

/** Goes through a gallery from its beginning to its end. */
async function expectRests(page: Page, places: readonly string[], total: number): Promise<void> {
  for (const [index, place] of places.entries()) {
    if (index > 0) await next(page).click()
    await expect(gallery(page).locator('p')).toHaveText(`${place} of ${total}`)
    await expectWhole(gallery(page), place)
  }
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
}

/** Waits until just the photos in a place, such as `4–5`, are in view, each whole and over its own caption. */
async function expectWhole(carousel: Locator, place: string): Promise<void> {
  await expect.poll(() => carousel.evaluate(seenIn)).toEqual({ place, faults: [] })
}

/** Runs in the page. */
function seenIn(carousel: Element) {
  const track = carousel.querySelector('.carousel')?.getBoundingClientRect() ?? new DOMRect()
  const seen: number[] = []
  const faults: string[] = []
  carousel.querySelectorAll('[data-item]').forEach((item, index) => {
    const photo = item.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    if (photo.right < track.left + 1 || photo.left > track.right - 1) return
    const name = `photo ${index + 1}`
    seen.push(index + 1)
    if (photo.left < track.left - 1 || photo.right > track.right + 1) faults.push(`${name} is cut`)
    if (photo.top < track.top - 1 || photo.bottom > track.bottom + 1) faults.push(`${name} is cut`)
    const roomBelow = innerHeight > 500 ? 130 : 0 // for header, caption and buttons
    if (photo.width < 20 || photo.height > innerHeight - roomBelow)
      faults.push(`${name} does not fit the screen`)
    const caption = item.querySelector('figcaption')
    if (caption === null || caption.textContent === '') return
    const words = caption.getBoundingClientRect()
    const isUnder = words.top >= photo.bottom && words.bottom <= track.bottom + 1
    const isWithin = Math.abs(words.left - photo.left) < 1 && words.right <= photo.right + 1
    if (!isUnder || !isWithin) faults.push(`the caption of ${name} is elsewhere`)
  })
  return { place: [...new Set([seen[0], seen.at(-1)])].join('–'), faults }
}

test('forty landscapes are forty places, and a single photo is whole without any button', async ({
  page,
}) => {
  await page.goto(site.forty)
  await expectRests(
    page,
    Array.from({ length: 40 }, (_, index) => String(index + 1)),
    40,
  )
  for (const hash of ['', '#snap']) {
    await page.goto(site.single + hash)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectWhole(gallery(page), '1')
    await expect(gallery(page).getByRole('button')).toHaveCount(0)
  }
})

test('a telephone that is turned keeps the photo', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(site.shapes)
  for (const place of ['2', '3', '4', '5']) {
    await next(page).click()
    await expect(gallery(page).locator('p')).toHaveText(`${place} of 8`)
  }
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(gallery(page).locator('p')).toHaveText('4–5 of 8')
  await expectWhole(gallery(page), '4–5')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(gallery(page).locator('p')).toHaveText('4 of 8')
  await expectWhole(gallery(page), '4')
})

test('a gallery is where the visitor left it for another', async ({ page }) => {
  await page.goto(site.shapes)
  await next(page).click()
  await next(page).click()
  await expect(gallery(page).locator('p')).toHaveText('4–5 of 8')
  await page.getByRole('tab', { name: 'Polaroids' }).click()
  await expect(gallery(page).locator('p')).toHaveText('1–4 of 6')
  await page.getByRole('tab', { name: 'Book' }).click()
  await expect(gallery(page).locator('p')).toHaveText('4–5 of 8')
  await expectWhole(gallery(page), '4–5')
})

test('beside the name, a telephone on its side shows a cover that fits the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const address of [site.shapes, site.single, site.forty]) {
    await page.goto(address)
    const cover = await page.locator('main img').first().boundingBox()
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(cover?.height).toBeGreaterThan(300)
    expect((cover?.y ?? 0) + (cover?.height ?? 0)).toBeLessThanOrEqual(390)
    expect(name?.x).toBeGreaterThan((cover?.x ?? 0) + (cover?.width ?? 844))
    expect((name?.y ?? 0) + (name?.height ?? 390)).toBeLessThanOrEqual(390)
  }
})

test('no word of a long name breaks', async ({ page }) => {
  await page.goto(site.shapes, { waitUntil: 'networkidle' })
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1_024, 768],
    [1_280, 800],
    [1_702, 950],
  ] as const) {
    await page.setViewportSize({ width, height })
    const lines = await page.getByRole('heading', { level: 1 }).evaluate(linesOf)
    expect(lines, `at ${width} px`).toEqual(['Wilhelmina ', 'Kowalczyk-', 'Montgomery'])
  }
})

const viewer = (page: Page) => page.getByRole('dialog')

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`in the viewer at ${width} × ${height}, one click fills the place with a photo of any shape`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const position of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await page.goto(`${site.shapes}#book-${position}`)
      await expect(viewer(page).getByText(`${position} of 8`)).toBeVisible()
      const photo = viewer(page).getByRole('img')
      await expect.poll(() => photo.evaluate(shareOfPlace)).toBeLessThan(1.01)
      await photo.click()
      await expect.poll(() => photo.evaluate(shareOfPlace), `${position}`).toBeGreaterThan(0.99)
    }
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
  })
}

test('the viewer shows where a photo stands among forty, and no thumbnails of a single one', async ({
  page,
}) => {
  await page.goto(`${site.forty}#book-30`)
  await expect(viewer(page).locator('[aria-current]')).toHaveAccessibleName('Picture 30 of 40')
  await expect(viewer(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  await page.goto(`${site.single}#book-1`)
  await expect(viewer(page).getByRole('img')).toBeVisible()
  await expect(viewer(page).getByRole('list')).toHaveCount(0)
})

/** Runs in the page: the smaller share, of width or height, that a loaded photo takes of its place in the viewer. */
function shareOfPlace(photo: HTMLElement | SVGElement): number {
  const place = photo.closest('.viewer-stage')?.getBoundingClientRect()
  if (!(photo instanceof HTMLImageElement) || place === undefined) return Number.NaN
  const { width, height } = photo.getBoundingClientRect()
  const fit = Math.min(width / photo.naturalWidth, height / photo.naturalHeight)
  return Math.min(
    (photo.naturalWidth * fit) / place.width,
    (photo.naturalHeight * fit) / place.height,
  )
}
