import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

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
    expect(await faultsOf(page)).toEqual([])
  })

  test(`${path} with the menu open has no fault that axe finds`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: /^Men[uú]$/ }).click()
    await page.getByRole('dialog').evaluate(whenShown)
    expect(await faultsOf(page)).toEqual([])
  })
}

test('a profile has no fault that axe finds', async ({ page }) => {
  await page.goto('/modelos/mulheres/image')
  await page.getByRole('link', { name: 'Aurélia Montês' }).click()
  await page.getByRole('heading', { level: 1, name: 'Aurélia Montês' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
})

async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Runs in the page: waits for what fades in. */
async function whenShown(dialog: HTMLElement | SVGElement): Promise<void> {
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
