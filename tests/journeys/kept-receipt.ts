import { expect, type Page } from '@playwright/test'

import { sidewaysScroll } from './in-the-page.ts'
import { keepPicture } from './kept-pictures.ts'

/** A receipt on screen, through a reload, another page and Back; then an empty form with nothing wrong in it. */
export async function staysUntilAnother(page: Page): Promise<void> {
  const reference = page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  const told = await reference.innerText()
  const kept = await page.evaluate(() => sessionStorage.getItem('passarela:application-receipt'))
  expect(Object.keys(JSON.parse(kept ?? '{}')).toSorted()).toEqual(['at', 'reference', 'secret'])
  await page.reload()
  await expect(reference).toHaveText(told)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
  await page.goBack()
  await expect(reference).toHaveText(told)
  await expect(page.locator('form#application')).toBeHidden()

  const mail = page.getByRole('link', { name: 'Enviar para o meu e-mail' })
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:\\?.*${told}`))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(told)
  expect(copied).toMatch(/^https?:\/\/\S+\/minha-candidatura$/m)
  await page.emulateMedia({ media: 'print' })
  await expect(mail).toBeHidden()
  await expect(reference).toBeVisible()
  await keepPicture(page, 'application-receipt-print')
  await page.emulateMedia({ media: null })
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
    await keepPicture(page, `application-receipt-${width}`)
  }

  await page.setViewportSize({ width: 390, height: 600 })
  await page.getByRole('link', { name: 'Enviar outra candidatura' }).click()
  await expect(page.locator('form#application')).toBeVisible()
  await expect(page.locator('form#application')).toHaveAttribute('data-live', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByLabel('Nome completo')).toHaveValue('')
  await expect(reference).toHaveCount(0)
  await page.reload()
  await expect(page.locator('form#application')).toHaveAttribute('data-live', 'true')
  await expect(reference).toHaveCount(0)
}
