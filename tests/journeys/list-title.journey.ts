import { expect, test } from '@playwright/test'

import { keepPicture } from './kept-pictures.ts'
import { button, openThree } from './three-favorites.ts'

test('a title that is under the header comes out from under it as a field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openThree(page)
  await page.evaluate(() => scrollTo(0, 70))
  await button(page, 'Renomear').evaluate((element: HTMLElement) => element.click()) // scrolls nothing by itself
  const field = page.getByRole('textbox', { name: 'Nome da lista' })
  await expect(field).toBeFocused()
  const header = (await page.getByRole('banner').boundingBox())?.height ?? NaN
  expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual(header + 4) // its ring, too
})

for (const width of [390, 1280]) {
  test(`at ${width} px the title stays as high while it is a field, and the click that leaves it does what its button says`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 844 })
    await openThree(page)
    const copy = button(page, 'Copiar link')
    const field = page.getByRole('textbox', { name: 'Nome da lista' })
    for (const name of ['Verão', 'Águas de março, a campanha de inverno com um nome sem fim']) {
      const before = await copy.boundingBox()
      await button(page, 'Renomear').click()
      await expect(field).toBeFocused()
      expect(await copy.boundingBox(), 'the old name in the field').toEqual(before)
      await page.keyboard.type(name)
      const typed = await copy.boundingBox()
      await keepPicture(page, `list-title-${width}-${name.length}-field`)
      await copy.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      expect(await copy.boundingBox(), 'the new name in the title').toEqual(typed)
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Copiado')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#list=1')
      await keepPicture(page, `list-title-${width}-${name.length}`)
      await page.evaluate(() => navigator.clipboard.writeText(''))
    }
  })
}
