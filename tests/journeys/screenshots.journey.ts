import { test } from '@playwright/test'

const screens = {
  home: '/',
  models: '/modelos',
  board: '/en/models/women/mainboard',
  'not-found': '/es/nada',
}

for (const width of [390, 768, 1280, 1702]) {
  test(`the main screens at ${width} px are kept as pictures`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    const keep = (name: string) =>
      page.screenshot({ path: `artifacts/${name}-${width}.png`, fullPage: true })
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await keep(name)
    }
    await page.goto('/es/modelos/mujeres/image')
    await page.getByRole('link', { name: 'Aurélia Montês' }).click()
    await page.getByRole('heading', { level: 1, name: 'Aurélia Montês' }).waitFor()
    await page.waitForLoadState('networkidle')
    await keep('talent')
  })
}
