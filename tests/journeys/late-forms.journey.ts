import { expect, test, type Page } from '@playwright/test'

import { holdClock } from './held-clock.ts'
import { holdRequests } from './held-requests.ts'
import { choosePhotos, openForm, oldEnough, photosReady } from './application-form.ts'
import { openContact } from './contact-form.ts'

const reference = '01234567-89ab-cdef-0123-456789abcdef'

/** The tab keeps a receipt of what was sent before. */
async function keepReceipt(page: Page, key: string): Promise<void> {
  const receipt = { reference, at: Date.UTC(2026, 10, 12, 12) }
  await page.addInitScript(
    ([name, text]) => sessionStorage.setItem(name ?? '', text ?? ''),
    [key, JSON.stringify(receipt)],
  )
}

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const letGo = await holdRequests(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return letGo
}

const control = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

test('what is typed into the application form before its script comes stays, also where the tab keeps a receipt', async ({
  page,
}) => {
  await keepReceipt(page, 'passarela:application-receipt')
  await holdClock(page)
  const letGo = await openWithoutScripts(page, '/seja-um-modelo')
  const name = control(page, 'realname')
  await expect(name).toBeHidden() // the receipt would stand here
  await page.clock.runFor(4_000)
  await expect(name).toBeVisible()
  await page.clock.resume()
  await page.getByLabel('Homem').check({ force: true })
  await control(page, 'birthdate').fill(`01/01/${new Date().getFullYear() - 16}`)
  await control(page, 'country').selectOption('BR')
  await control(page, 'eyes').selectOption('Green')
  await control(page, 'terms').check()
  await name.fill('Ana Canária')
  letGo()
  await expect(page.locator('form#application')).toHaveAttribute('data-live', 'true')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText('Seu envio anterior chegou em 12 de novembro de 2026')).toBeVisible()
  await expect(control(page, 'realname')).toBeFocused()
  await expect(control(page, 'realname')).toHaveValue('Ana Canária')
  await expect(page.getByLabel('Homem')).toBeChecked()
  await expect(control(page, 'country')).toHaveValue('BR')
  await expect(control(page, 'id_state')).toBeEnabled()
  await expect(control(page, 'eyes')).toHaveValue('Green')
  await expect(control(page, 'terms')).toBeChecked()
  await expect(page.getByLabel('Nome da mãe, do pai ou do responsável')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  await expect(control(page, 'realname')).toHaveValue('Ana Canária')
  await expect(page.getByText(reference)).toBeVisible()
})

test('what is typed into the contact form before its script comes stays, also where the tab keeps a receipt', async ({
  page,
}) => {
  await keepReceipt(page, 'passarela:message-receipt')
  const letGo = await openWithoutScripts(page, '/contato')
  await control(page, 'message').fill('Três dias em março')
  letGo()
  await expect(page.locator('form#message')).toHaveAttribute('data-live', 'true')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(control(page, 'message')).toBeFocused()
  await expect(control(page, 'message')).toHaveValue('Três dias em março')
})

test('what is typed into a brief before its script comes stays, also where the tab keeps a receipt', async ({
  page,
}) => {
  await keepReceipt(page, 'passarela:brief-receipt:1,2')
  const letGo = await openWithoutScripts(page, '/favoritos?ids=1,2')
  await page.locator('details summary').filter({ hasText: 'disponibilidade' }).click()
  await control(page, 'message').fill('Três dias em março')
  letGo()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(control(page, 'message')).toBeFocused()
  await expect(control(page, 'message')).toHaveValue('Três dias em março')
})

test('a draft fills in only what was not typed before the script came', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  await control(page, 'realname').fill('Ana Canária')
  await control(page, 'name').fill('Ana')
  await control(page, 'terms').check()
  const letGo = await openWithoutScripts(page, '/seja-um-modelo')
  await control(page, 'realname').fill('Bia Canária')
  letGo()
  await expect(control(page, 'name')).toHaveValue('Ana')
  await expect(control(page, 'terms')).toBeChecked()
  await expect(control(page, 'realname')).toHaveValue('Bia Canária')
  await page.reload()
  await expect(control(page, 'name')).toHaveValue('Ana')
  await expect(control(page, 'realname')).toHaveValue('Bia Canária')
})

test('what was sent without script and came back is not replaced by an older draft', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openContact(page)
  await control(page, 'name').fill('Rui')
  const letGo = await openWithoutScripts(page, '/contato')
  await control(page, 'name').fill('Ivo')
  await oldEnough(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click({ noWaitAfter: true })
  await expect(page).toHaveTitle(/^Erro/)
  letGo()
  await expect(page.locator('form#message')).toHaveAttribute('data-live', 'true')
  await expect(control(page, 'name')).toHaveValue('Ivo')
})

test('where the script that shrinks photos hangs, the photos go as they are', async ({ page }) => {
  await page.clock.install()
  const hanging = { body: `postMessage('ready')`, contentType: 'text/javascript' }
  await page.route('**/assets/photo-worker-*.js', (route) => route.fulfill(hanging))
  await page.addInitScript(tellOfWorker)
  await openForm(page)
  await choosePhotos(page)
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'ready') // its minute has begun
  await expect(page.getByText('Preparando…')).toHaveCount(4)
  await page.clock.fastForward(30_000)
  await expect(page.getByText('Preparando…')).toHaveCount(4)
  await page.clock.fastForward(30_000)
  await photosReady(page)
})

/** Runs in the page before its scripts: says on the root element that a worker has told something. */
function tellOfWorker(): void {
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', () => {
        document.documentElement.dataset['worker'] = 'ready'
      })
    }
  }
}
