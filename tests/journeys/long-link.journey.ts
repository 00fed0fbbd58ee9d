import { expect, test, type Page } from '@playwright/test'

import { copied } from './copied-link.ts'
import { agata, amadeu, button, openThree } from './three-favorites.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const note = (page: Page, name: string) => page.getByRole('textbox', { name: `Nota sobre ${name}` })

test('a link over 2,000 letters is told as such; none carries chosen frames', async ({ page }) => {
  await openThree(page)
  await button(page, 'Remetente e QR code').click()
  const told = page.getByText(/^O link tem \d{4} caracteres\./)
  const plain = await copied(page, 'Copiar link')
  await expect(told).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('favorites-frames', '{"first": {"2": 21}}'))
  await page.reload()
  expect(await copied(page, 'Copiar link')).toBe(plain)
  await note(page, agata).fill(incompressible(500))
  await note(page, amadeu).fill(incompressible(499))
  await button(page, 'Remetente e QR code').click()
  await expect(told).toBeVisible()
})

/** Letters in no order, which cannot be packed. */
function incompressible(length: number): string {
  let state = length // of the generator of Park and Miller
  return Array.from({ length }, () => {
    state = (state * 16_807) % 2_147_483_647
    return String.fromCodePoint(0x4e00 + (state % 20_000))
  }).join('')
}
