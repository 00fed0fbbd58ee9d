import { type APIResponse, expect, test, type Page } from '@playwright/test'

import type { Locale } from '#agency/locale.ts'
import { en } from '#site/i18n/forms/en.ts'
import { es } from '#site/i18n/forms/es.ts'
import { pt } from '#site/i18n/forms/pt.ts'
import { en as enWords } from '#site/i18n/messages/en.ts'
import { es as esWords } from '#site/i18n/messages/es.ts'
import { pt as ptWords } from '#site/i18n/messages/pt.ts'
import { translatePath } from '#site/paths.ts'

import type { Running } from '../processes.ts'
import { languagesToLookAt } from '../sizes.ts'
import { cameraPhoto, openForm } from './application-form.ts'
import { openContact } from './contact-form.ts'
import { whenShown } from './in-the-page.ts'
import { startSiteWithoutServices } from './site-without-services.ts'
import { openSettled } from './settled.ts'
import { faultsOfEngines } from './two-engines.ts'
import { withoutList } from './without-list.ts'

// What two engines find wrong with dialogs, receipts and error pages.

const texts = { pt, en, es }
const words = { pt: ptWords, en: enWords, es: esWords }
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

  test(`a message sent too fast, and one too large (${locale})`, async ({ page, baseURL }) => {
    const address = addressOf('/contato')
    for (const [text, status, reason] of [
      ['Três dias.', 429, 'too-fast'],
      ['x'.repeat(200_000), 413, 'too-large'],
    ] as const) {
      const form = await (await page.request.get(address)).text()
      const key = /name="form_key" value="([^"]+)"/.exec(form)?.[1] ?? ''
      const answer = await page.request.post(`${address}?sent`, {
        headers: { Origin: baseURL ?? '' },
        multipart: { ...message, form_key: key, message: text },
      })
      expect(answer.status()).toBe(status)
      await showAs(page, `${address}?sent`, answer)
      await expect(page.locator('#outcome')).toContainText(texts[locale].failures[reason])
      expect(await faultsOfEngines(page), String(status)).toEqual([])
    }
  })

  for (const frame of ['within', 'without']) {
    test(`a fault of the site, ${frame} its frame (${locale})`, async ({ page }) => {
      await withoutList(page)
      await openSettled(page, addressOf('/modelos'))
      await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'a fault' }))
      if (frame === 'without') await page.evaluate(failToDraw)
      await page.getByRole('main').getByRole('link', { name: 'Direct', exact: true }).click()
      const { title } = words[locale].errors.unexpected
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('contentinfo')).toHaveCount(frame === 'within' ? 1 : 0)
      expect(await faultsOfEngines(page)).toEqual([])
    })
  }
}

/** Runs in the page: then its error page fails, too. */
function failToDraw(): void {
  document.createElementNS = () => {
    throw new Error('no drawing today')
  }
}

/** Opens an address at which the browser gets this answer. */
async function showAs(page: Page, address: string, response: APIResponse): Promise<void> {
  const isIt = ({ pathname, search }: URL) => pathname + search === address
  await page.route(isIt, (route) => route.fulfill({ response }))
  await openSettled(page, address)
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await control(page, name).fill(text)
}

async function send(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: texts[locale].send, exact: true }).click()
  await expect(reference(page)).toBeVisible()
}
