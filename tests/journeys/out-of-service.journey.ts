import { expect, test, type Page } from '@playwright/test'

import type { Running } from '../processes.ts'
import { oldEnough } from './application-form.ts'
import { faultsOfEngines } from './two-engines.ts'
import { openContact } from './contact-form.ts'
import { startSiteWithoutServices } from './site-without-services.ts'
import { openTakenOver, whenTakenOver } from './taken-over.ts'

let site: Running
test.beforeAll(async () => {
  site = await startSiteWithoutServices('.site-out-of-service')
})
test.afterAll(() => site.stop())

test('a page that cannot be fetched names each failure by a reference of its own, which the log has too', async ({
  page,
}) => {
  const response = await page.goto(`${site.url}/modelos`)
  expect(response?.status()).toBe(503)
  await whenTakenOver(page.getByRole('main'))
  const loaded = await referenceOn(page)

  await page.getByRole('main').getByRole('link', { name: 'Página inicial' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goBack() // only its data is asked for now
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Não conseguimos carregar esta página agora',
  )
  const clicked = await referenceOn(page)
  expect(clicked).not.toBe(loaded)
  await expect.poll(site.said).toContain(loaded)
  await expect.poll(site.said).toContain(clicked)
})

test('a page that cannot be fetched has no fault that axe finds, with the menu open either', async ({
  page,
}) => {
  await openTakenOver(page, `${site.url}/en/models`)
  expect(await faultsOfEngines(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
  expect(await faultsOfEngines(page)).toEqual([])
})

test('the agency is found all the same: its words without its staff, and a message is taken', async ({
  page,
}) => {
  const about = await page.goto(`${site.url}/en/about`)
  expect(about?.status()).toBe(200)
  await expect(page.getByText('founded in 2023')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Team' })).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'contato@vereda.example' }),
  ).toHaveAttribute('href', 'mailto:contato@vereda.example')

  await openContact(page, `${site.url}/en/contact`)
  await page.getByLabel('Name').fill('Rui')
  await page.getByLabel('E-mail').fill('rui@marca.example')
  await page.getByLabel('Message').fill('A lookbook')
  await oldEnough(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeFocused()
})

async function referenceOn(page: Page): Promise<string> {
  const text = await page.getByText(/Referência: [0-9a-f]{12}/).textContent()
  return text?.slice(-12) ?? ''
}
