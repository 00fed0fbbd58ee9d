import { expect, type Page, test } from '@playwright/test'

import { stillness } from './stillness.ts'
import { watchPage } from './watched-page.ts'

const dandara = '/modelos/mulheres/image/9/dandara-quirino'
const film = (page: Page) => page.getByLabel('Dandara Quirino, vídeo de capa')
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.muted)

/** The addresses of films that the page asks for from now on. */
function filmsAskedBy(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/films/')) asked.push(request.url())
  })
  return asked
}

test.describe('the film of a cover', () => {
  test('plays without sound until the button stops it', async ({ page }) => {
    const faults = watchPage(page)
    await page.goto(dandara)
    await expect.poll(() => isPlaying(page)).toBe(true)
    await page.getByRole('button', { name: 'Pausar vídeo' }).click()
    await expect.poll(() => isPlaying(page)).toBe(false)
    await page.getByRole('button', { name: 'Reproduzir vídeo', exact: true }).click()
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(faults()).toEqual([])
  })

  for (const [name, ask] of Object.entries(stillness)) {
    test(`is not even asked for ${name}, until the visitor begins it`, async ({ page }) => {
      const asked = filmsAskedBy(page)
      await ask(page)
      await page.goto(dandara, { waitUntil: 'networkidle' })
      await expect(page.getByRole('img', { name: 'Dandara Quirino, foto de capa' })).toBeVisible()
      expect(asked).toEqual([])
      await page.getByRole('button', { name: 'Reproduzir vídeo', exact: true }).click()
      await expect.poll(() => isPlaying(page)).toBe(true)
    })
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is not asked for until the visitor begins it', async ({ page }) => {
      const asked = filmsAskedBy(page)
      await page.goto(dandara, { waitUntil: 'networkidle' })
      const { x = 0, y = 0, height = 0 } = (await film(page).boundingBox()) ?? {}
      expect(asked).toEqual([])
      await page.mouse.click(x + 30, y + height - 30)
      await expect.poll(() => asked.length).toBeGreaterThan(0)
    })
  })

  test('that cannot be played leaves the picture, and no button', async ({ page }) => {
    await page.route('**/films/**', (route) => route.abort())
    await page.goto(dandara)
    await expect(film(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /vídeo/ })).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Dandara Quirino, foto de capa' })).toBeVisible()
  })

  test('that cannot be played leaves the focus to the name', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/films/**', (route) => route.abort())
    await page.goto(dandara)
    await page.getByRole('button', { name: 'Reproduzir vídeo', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(film(page)).toHaveCount(0)
  })
})
