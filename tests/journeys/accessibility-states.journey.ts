import { expect, test, type Page } from '@playwright/test'

import type { Locale } from '#agency/locale.ts'
import { en } from '#site/i18n/forms/en.ts'
import { es } from '#site/i18n/forms/es.ts'
import { pt } from '#site/i18n/forms/pt.ts'
import { translatePath } from '#site/paths.ts'

import type { Running } from '../processes.ts'
import { languagesToLookAt } from '../sizes.ts'
import { cameraPhoto, openForm } from './application-form.ts'
import { openContact } from './contact-form.ts'
import { whenShown } from './in-the-page.ts'
import { startSiteWithoutServices } from './site-without-services.ts'
import { openSettled } from './settled.ts'
import { faultsOfEngines } from './two-engines.ts'

// What two engines find wrong with dialogs, receipts and error pages.

const texts = { pt, en, es }
const PROFILE = '/modelos/mulheres/image/4/aurelia-montes'
const application = {
  realname: 'Ana Canária Lima',
  name: 'Ana',
  phone: '11912345678',
  email: 'ana@canaria.example',
  instagr: 'ana.lima',
  birthdate: '1/2/2000',
}
const sizes = { height: '178/5.10', shoes: '38.5', eyes: 'Green', hair: 'Brown' }
const message = { name: 'Rui Canário', email: 'rui@canaria.example', message: 'Três dias.' }

let siteWithoutServices: Running
test.beforeAll(async () => {
  siteWithoutServices = await startSiteWithoutServices('.site-with-error-pages')
})
test.afterAll(() => siteWithoutServices.stop())

const control = (page: Page, name: string) => page.locator(`main form [name="${name}"]`).first()
const reference = (page: Page) => page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)

for (const locale of languagesToLookAt) {
  const addressOf = (path: string) => translatePath(path)?.[locale] ?? path

  test(`dialogs of a profile (${locale})`, async ({ page }) => {
    await openSettled(page, addressOf(PROFILE))
    await page.getByRole('button', { name: /^PDF (e|and|y) / }).press('Enter')
    await page.getByRole('dialog').evaluate(whenShown)
    expect(await faultsOfEngines(page), 'documents').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('tabpanel').getByRole('link').first().press('Enter')
    await page.getByRole('dialog').evaluate(whenShown)
    expect(await faultsOfEngines(page), 'photo').toEqual([])
  })

  test(`an application, its receipt and its own page (${locale})`, async ({ page }) => {
    await openForm(page, addressOf('/seja-um-modelo'))
    await fill(page, application)
    for (const [name, value] of Object.entries(sizes)) await control(page, name).selectOption(value)
    for (const [slot, colour] of ['#c02020', '#20c020', '#2020c0', '#c0c020'].entries()) {
      const buffer = await cameraPhoto(colour, { width: 400 + 8 * slot })
      const file = { name: `foto-${slot}.jpg`, mimeType: 'image/jpeg', buffer }
      await control(page, `image_${slot + 1}`).setInputFiles(file)
    }
    await control(page, 'terms').check()
    expect(await faultsOfEngines(page), 'filled in').toEqual([])
    await send(page, locale)
    expect(await faultsOfEngines(page), 'receipt').toEqual([])
    await page.locator(`main form[action="${addressOf('/minha-candidatura')}"] button`).click()
    await expect(reference(page)).toBeVisible()
    expect(await faultsOfEngines(page), 'own page').toEqual([])
  })

  test(`the receipt of a message (${locale})`, async ({ page }) => {
    await openContact(page, addressOf('/contato'))
    await fill(page, message)
    await send(page, locale)
    expect(await faultsOfEngines(page)).toEqual([])
  })

  test(`a page that is not there, and one that cannot be fetched (${locale})`, async ({ page }) => {
    const pages = [
      [locale === 'pt' ? '/nada' : `/${locale}/nada`, 404],
      [siteWithoutServices.url + addressOf('/modelos'), 503],
    ] as const
    for (const [address, status] of pages) {
      const answer = await page.goto(address, { waitUntil: 'networkidle' })
      expect(answer?.status()).toBe(status)
      expect(await faultsOfEngines(page), address).toEqual([])
    }
  })
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await control(page, name).fill(text)
}

async function send(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: texts[locale].send, exact: true }).click()
  await expect(reference(page)).toBeVisible()
}
