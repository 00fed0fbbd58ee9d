import { expect, type Page } from '@playwright/test'

/** A talent with a reel of two films. */
export const aurelia = '/en/models/women/image/4/aurelia-montes'
export const reel = (page: Page) => page.locator('[data-reel]')

/** What the film of the reel does; times in seconds. */
export const film = (page: Page) =>
  reel(page)
    .locator('video[aria-label]')
    .evaluate((video: HTMLVideoElement) => ({
      at: Math.round(video.currentTime * 10) / 10,
      isPlaying: !video.paused,
      speed: video.playbackRate,
      isMuted: video.muted,
      captions: [...video.textTracks].flatMap(({ mode, label }) =>
        mode === 'showing' ? [label] : [],
      ),
    }))

/** Begins the film and stops it at its start. */
export async function openReel(page: Page) {
  await page.goto(`${aurelia}#video`)
  await reel(page).getByRole('button', { name: 'Play video: Casa Lume' }).press('Enter')
  await expect.poll(async () => (await film(page)).isPlaying).toBe(true)
  await page.keyboard.press('k')
  await page.keyboard.press('0')
  await expect.poll(() => film(page)).toMatchObject({ at: 0, isPlaying: false })
}
