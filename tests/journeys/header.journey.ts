import { expect, test, type Page } from '@playwright/test'

import { openTakenOver } from './taken-over.ts'

const banner = (page: Page) => page.getByRole('banner')
const scrollDown = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top }), y)

test.use({ viewport: { width: 1280, height: 800 } })

test('the header becomes opaque on any scroll and stays on screen', async ({ page }) => {
  await page.goto('/modelos', { waitUntil: 'networkidle' })
  await expect(banner(page)).toHaveAttribute('data-look', 'resting')
  await scrollDown(page, 1)
  await expect(banner(page)).toHaveAttribute('data-look', 'opaque')
  await scrollDown(page, 600)
  await expect(banner(page).getByRole('button', { name: 'Menu' })).toBeInViewport()
})

test('a profile’s header becomes small 124 px before the end of the first screen, with the name', async ({
  page,
}) => {
  await page.goto('/modelos/mulheres/image/1/x', { waitUntil: 'networkidle' })
  await expect(banner(page).getByRole('link', { name: 'Vereda, página inicial' })).toBeVisible()
  await scrollDown(page, 676)
  await expect(banner(page)).toHaveAttribute('data-look', 'opaque')
  await scrollDown(page, 677)
  await expect(banner(page)).toHaveAttribute('data-look', 'minified')
  await expect(banner(page)).toContainText('Ágata Fontoura')
  await scrollDown(page, 0)
  await expect(banner(page)).toHaveAttribute('data-look', 'resting')
})

test('over a film the header comes after a quarter of the window', async ({ page }) => {
  await page.goto(await profileWithFilm(page), { waitUntil: 'networkidle' })
  await scrollDown(page, 200)
  await expect(banner(page)).toHaveAttribute('data-look', 'resting')
  await expect(banner(page)).not.toBeInViewport()
  await scrollDown(page, 201)
  await expect(banner(page)).toHaveAttribute('data-look', 'opaque')
  await expect(banner(page)).toBeInViewport()
})

test('Back on a profile leads to the list where it was left', async ({ page }) => {
  await openTakenOver(page, '/modelos/mulheres/all?page=2')
  await page
    .getByRole('main')
    .getByRole('link', { name: /./ })
    .filter({ has: page.locator('img') })
    .first()
    .click()
  await banner(page).getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/modelos/mulheres/all?page=2')
})

test('Back leads to the list that the address names where the visit began with the profile', async ({
  page,
}) => {
  await page.goto('/modelos/mulheres/image/1/x', { waitUntil: 'networkidle' })
  await banner(page).getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/modelos/mulheres/mainboard')
})

test('Back leads to the list also after the skip link, and in the language chosen since', async ({
  page,
}) => {
  await openTakenOver(page, '/modelos/mulheres/all')
  await page.getByRole('main').getByRole('link', { name: 'Aurélia Montês' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aurélia Montês' })).toBeFocused() // with the next frame: what is focused before loses it
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await banner(page).getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/modelos/mulheres/all')

  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Aurélia Montês' }).waitFor()
  await banner(page).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click()
  await banner(page).getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/^[^?]+\/en\/models\/women\/[a-z]+$/)
})

/** The address of the demo agency's first talent whose cover is a film. */
async function profileWithFilm(page: Page): Promise<string> {
  for (const list of ['/modelos', '/modelos?page=2']) {
    await page.goto(list)
    const paths = await page
      .locator('main article > a:has(img)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of paths) {
      const profile = await (await page.request.get(path)).text()
      if (/<video[^>]*aria-label="[^"]*vídeo de capa"/.test(profile)) return path
    }
  }
  throw new Error('nobody of the demo agency has a film as cover')
}
