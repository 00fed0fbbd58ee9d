import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'

import { drag, pinch, tapTwice } from './finger.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

const address = '/en/models/women/image/4/aurelia-montes'
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Aurélia Montês, Book' })
const photo = (page: Page) => viewer(page).getByRole('img')
const zoom = (page: Page) => viewer(page).getByRole('button', { name: /show the whole picture$/ })
const left = async (page: Page) => (await photo(page).boundingBox())?.x ?? 0

async function openViewer(page: Page, hash = '#book-2'): Promise<void> {
  await page.goto(address + hash)
  await expect(viewer(page)).toBeVisible()
}

/** The width in pixels of the copy that the photo shows. */
const copyOf = (page: Page) =>
  photo(page).evaluate((image: HTMLImageElement) => Number(image.currentSrc.split('/')[4]))

test('the viewer’s script comes once a photo is opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const ofViewer = () => scripts.filter((path) => path.includes('/photo-dialog-'))
  await openTakenOver(page, address)
  expect(ofViewer()).toEqual([])
  await page.locator('#book-1 a').click()
  await expect(viewer(page)).toBeVisible()
  expect(ofViewer()).toHaveLength(1)
})

test('a photo opens and closes without a connection, in an address with a query, too', async ({
  page,
  context,
}) => {
  await openTakenOver(page, `${address}?from=instagram`)
  await page.locator('#book-1 a').click()
  await expect(viewer(page)).toBeVisible() // its script is there
  await context.setOffline(true)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await page.locator('#book-1 a').click()
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurélia Montês')
})

for (const [width, height] of [
  [844, 390],
  [1_280, 800],
] as const) {
  test(`at ${width} × ${height} a photo has the full height`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openViewer(page)
    expect((await photo(page).boundingBox())?.height).toBe(height)
    const buttons = await viewer(page).getByRole('button').all()
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 })
  })
}

test('keys and buttons zoom; arrow keys then move the photo, and its copy is a larger one', async ({
  page,
}) => {
  const faults = watchPage(page)
  await page.setViewportSize({ width: 640, height: 800 })
  await openViewer(page)
  await expect(zoom(page)).toHaveText(/^100%/)
  await expect.poll(() => copyOf(page)).toBe(640)
  await page.keyboard.press('+')
  await expect(zoom(page)).toHaveText(/^150%/)
  await expect.poll(() => copyOf(page)).toBeGreaterThan(640)
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoom(page)).toHaveText(/^225%/)
  const before = await left(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => left(page)).toBeLessThan(before)
  await expect(page).toHaveURL(/#book-2$/)
  await page.keyboard.press('-')
  await expect(zoom(page)).toHaveText(/^150%/)
  await page.keyboard.press('0')
  await expect(viewer(page).getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#book-3$/)
  expect(faults()).toEqual([])
})

test('a click enlarges what is under it, the next one shows the whole photo', async ({ page }) => {
  await openViewer(page)
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo(page).boundingBox()) ?? {}
  await page.mouse.click(x + width / 2 - 100, y + height / 2)
  await expect(zoom(page)).toHaveText(/^250%/)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 - 60, y + height / 2) // a drag is no click
  await page.mouse.up()
  await expect(zoom(page)).toHaveText(/^250%/)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(zoom(page)).toHaveText(/^100%/)
})

test('the wheel moves an enlarged photo, and leaves a whole one where it is', async ({ page }) => {
  await openViewer(page)
  const top = async () => (await photo(page).boundingBox())?.y ?? 0
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo(page).boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.wheel(0, 100)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(zoom(page)).toHaveText(/^250%/)
  const enlarged = y - 0.75 * height // it has grown by 1.5 times its height, on both sides of the pointer
  await expect.poll(top).toBe(enlarged)
  await page.mouse.wheel(0, 100)
  await expect.poll(top).toBe(enlarged - 100)
  await page.keyboard.press('0')
  await expect.poll(top).toBe(y)
})

test('thumbnails lead to their photos; from the one on show, keys go on, and the focus with them', async ({
  page,
}) => {
  await openViewer(page)
  const thumbnails = viewer(page).getByRole('list', { name: 'Pictures in this gallery' })
  const current = thumbnails.locator('[aria-current="true"]')
  await thumbnails.getByRole('button', { name: 'Picture 4 of 5' }).click()
  await expect(page).toHaveURL(/#book-4$/)
  await expect(current).toHaveAccessibleName('Picture 4 of 5')
  await current.focus()
  await page.keyboard.press('ArrowRight')
  await expect(current).toHaveAccessibleName('Picture 5 of 5')
  await expect(current).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/#book-1$/)
  await expect(current).toBeFocused()
})

test('the link to a photo opens it; where the clipboard says no, the link is there as text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openViewer(page)
  await viewer(page).getByRole('button', { name: 'Copy link to this picture' }).click()
  await expect(viewer(page).getByText('Copied').last()).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname + link.hash).toBe(`${address}#book-2`)
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  )
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page).getByText('3 of')).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Copy link to this picture' }).click()
  await expect(viewer(page).getByText(/^Copy the link: .+#book-3$/)).toBeVisible()
})

test('a photo is saved as a JPEG of all its pixels; where it does not come, there are words', async ({
  page,
}) => {
  await openViewer(page)
  const saves = viewer(page).getByRole('button', { name: 'Save picture' })
  await page.route('**/pictures/**', (route) => route.abort())
  await saves.click()
  await expect(viewer(page).getByText('The picture could not be saved.')).toBeVisible()
  await page.unroute('**/pictures/**')
  const download = page.waitForEvent('download')
  await saves.click()
  expect((await download).suggestedFilename()).toBe('Aurélia-Montês-Book-2.jpg')
  const saved = await sharp(await (await download).path()).metadata()
  const widths = (await photo(page).getAttribute('srcset'))?.match(/\d+(?=w)/g)?.map(Number) ?? []
  expect(saved).toMatchObject({ format: 'jpeg', width: Math.max(...widths) })
  await expect(viewer(page).getByText('Picture saved')).toBeAttached()
})

test('a larger copy that fails is not asked for again, even if the smaller one then fails, too', async ({
  page,
}) => {
  await openViewer(page)
  const whole = (await photo(page).getAttribute('sizes')) ?? ''
  await page.keyboard.press('+')
  await expect(photo(page)).not.toHaveAttribute('sizes', whole)
  expect([
    await photo(page).evaluate(sizesOnceFailed),
    await photo(page).evaluate(sizesOnceFailed),
  ]).toEqual([whole, whole])
})

/** Runs in the page: fails a photo, and returns the size that it then asks for. */
async function sizesOnceFailed(image: HTMLElement | SVGElement): Promise<string | null> {
  image.dispatchEvent(new Event('error'))
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return image.getAttribute('sizes')
}

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a double tap and a pinch zoom; a swipe goes on only from the whole photo', async ({
    page,
  }) => {
    await openViewer(page)
    await tapTwice(page, [195, 400])
    await expect(zoom(page)).toHaveText(/^250%/)
    await drag(page, { from: [330, 400], to: [60, 400] })
    await expect(page).toHaveURL(/#book-2$/)
    await page.keyboard.press('0')
    await expect(zoom(page)).toHaveText(/^100%/)
    await pinch(page, { at: [195, 400], from: 60, to: 180 })
    await expect(zoom(page)).toHaveText(/^300%/)
    await pinch(page, { at: [195, 400], from: 180, to: 40 })
    await expect(zoom(page)).toHaveText(/^100%/)
    await drag(page, { from: [330, 400], to: [60, 400] })
    await expect(page).toHaveURL(/#book-3$/)
  })
})
