import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const pages = [
  '/',
  '/modelos',
  '/en/models/women/image',
  '/es/modelos/hombres/all',
  '/nowhere',
  '/fr',
]

for (const path of pages) {
  test(`${path} has no fault that axe finds`, async ({ page }) => {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}

test('a profile has no fault that axe finds', async ({ page }) => {
  await page.goto('/modelos/mulheres/image')
  await page.getByRole('link', { name: 'Aurélia Montês' }).click()
  await page.getByRole('heading', { level: 1, name: 'Aurélia Montês' }).waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
