import { expect, type Page } from '@playwright/test'

/** Opens the contact page and waits until its script has taken the form over. */
export async function openContact(page: Page, address = '/contato'): Promise<void> {
  await page.goto(address)
  await expect(page.locator('form#message')).toHaveAttribute('data-live', 'true')
}

/** Fills in all that there is, in Portuguese; by script or not. */
export async function fillInMessage(page: Page): Promise<void> {
  const form = page.locator('form#message')
  await form.getByLabel('Nome').fill('Rui Canário')
  await form.getByLabel('E-mail').fill('rui@canaria.example')
  await form.getByLabel(/^Telefone/).fill('11912345678')
  await form.getByLabel(/^Empresa/).fill('Marca Canária')
  await form.getByLabel('Mensagem').fill('Três dias em março,\nem São Paulo.')
}
