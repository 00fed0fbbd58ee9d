import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { aurelia, film, openReel, reel } from './opened-reel.ts'
import { watchScripts } from './settled.ts'
import { openSiteWithFilms } from './site-with-films.ts'
import { whenTakenOver } from './taken-over.ts'

test.describe('the reel’s script', () => {
  let site: Awaited<ReturnType<typeof openSiteWithFilms>>
  test.beforeAll(async () => {
    site = await openSiteWithFilms(join(test.info().project.outputDir, '.site-with-a-reel'))
  })
  test.afterAll(() => site.end())

  test('comes only where a film is the agency’s own', async ({ page }) => {
    const { scripts, settled } = watchScripts(page)
    for (const [address, files] of [
      [await site.addressOf('elsewhere'), 0],
      [aurelia, 1],
    ] as const) {
      await page.goto(`${address}#video`)
      await whenTakenOver(page.getByRole('main'))
      await settled()
      const reels = [...scripts].filter((each) => each.includes('/reel-'))
      expect(reels, address).toHaveLength(files)
    }
  })
})

test('the film on show plays at each choice of it in the list', async ({ page }) => {
  await openReel(page)
  const chosen = reel(page).getByRole('button', { name: /^Casa Lume/ })
  for (let times = 0; times < 2; times += 1) {
    await chosen.press('Enter')
    await expect.poll(async () => (await film(page)).isPlaying).toBe(true)
    await page.keyboard.press('k')
    await expect.poll(async () => (await film(page)).isPlaying).toBe(false)
  }
})

test('a visitor who has silenced one film does not hear the next', async ({ page }) => {
  await openReel(page)
  await page.keyboard.press('m')
  await reel(page)
    .getByRole('button', { name: /^Casting/ })
    .click()
  await expect(reel(page).locator('video')).toHaveAttribute('aria-label', 'Casting')
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: true, isMuted: true })
  await reel(page).getByRole('button', { name: 'Unmute' }).click()
  await expect.poll(() => film(page)).toMatchObject({ isMuted: false })
})

test('who has silenced a film by the browser’s own controls, as an iPhone’s, does not hear the next', async ({
  page,
}) => {
  await openReel(page)
  await reel(page).locator('video').evaluate(silence)
  await expect(reel(page).getByRole('button', { name: 'Unmute' })).toBeVisible()
  await reel(page)
    .getByRole('button', { name: /^Casting/ })
    .click()
  await expect(reel(page).locator('video')).toHaveAttribute('aria-label', 'Casting')
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: true, isMuted: true })
})

/** Runs in the page. */
function silence(video: Element): void {
  if (video instanceof HTMLVideoElement) video.muted = true
}

test('the focus and the keys stay where another film was chosen', async ({ page }) => {
  await openReel(page)
  const other = reel(page).getByRole('button', { name: /^Casting/ })
  await other.press('Enter')
  await expect(other).toHaveAttribute('aria-current', 'true')
  await expect(other).toBeFocused()
  await expect.poll(async () => (await film(page)).isPlaying).toBe(true)
  await page.keyboard.press('k')
  await expect.poll(async () => (await film(page)).isPlaying).toBe(false)
})

test('the chosen captions alone are shown again where the visitor comes back to a film', async ({
  page,
}) => {
  await openReel(page)
  await reel(page).getByRole('combobox', { name: 'Captions' }).selectOption('Português')
  await reel(page)
    .getByRole('button', { name: /^Casting/ })
    .click()
  await expect(reel(page).locator('video')).toHaveAttribute('aria-label', 'Casting')
  await reel(page)
    .getByRole('button', { name: /^Casa Lume/ })
    .click()
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: true })
  expect((await film(page)).captions).toEqual(['Português'])
})

test('another film of the reel plays at the speed that was chosen', async ({ page }) => {
  await openReel(page)
  await page.keyboard.press('>')
  const films = reel(page).getByRole('region', { name: 'Videos' }).getByRole('button')
  await expect(films).toHaveText(['Casa Lume0:04', 'Casting0:04'])
  await films.nth(1).click()
  await expect(reel(page).locator('video')).toHaveAttribute('aria-label', 'Casting')
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: true, speed: 1.5 })
  await expect(films.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(reel(page).getByRole('region', { name: 'Chapters' })).toHaveCount(0)
  await expect(reel(page).getByRole('combobox', { name: 'Captions' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Book' }).click()
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: false })
})

test('a film that fails takes no focus that is elsewhere', async ({ page }) => {
  await openReel(page)
  await reel(page)
    .getByRole('button', { name: /^Casting/ })
    .press('Enter')
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: true })
  const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
  await elsewhere.focus()
  await reel(page)
    .locator('video')
    .evaluate((video) => video.dispatchEvent(new Event('error')))
  await expect(reel(page).getByRole('slider')).toHaveCount(0)
  await expect(elsewhere).toBeFocused()
})
