import { expect, test } from '@playwright/test'

test('the words of a whole mail that are not understood end with a whole word, and their cross is as large as the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const mail = 'women 174-180, swimwear for Zorblatt, invoices quarterly, paperwork afterwards'
  await page.goto(`/en/models?q=${encodeURIComponent(`${mail}, gratefully yours Wilhelmina`)}`)
  const links = page.getByRole('list', { name: 'Active filters' }).getByRole('link')
  await expect(links.last()).toHaveText(/^Not understood: swimwear .* …/)
  const crosses = links.locator('svg')
  for (const cross of await crosses.all()) expect((await cross.boundingBox())?.width).toBe(14)
})
