import { expect, test, type Page } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { oldEnough } from './application-form.ts'
import { fillInMessage, openContact } from './contact-form.ts'
import { expectToFit } from './every-screen.ts'
import { keepPicture } from './kept-pictures.ts'
import { rememberedWords, rememberItsWords } from './sent-form.ts'
import { watchPage } from './watched-page.ts'
import { faultsOfEngines } from './two-engines.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
const receipt = (page: Page) => page.getByRole('heading', { name: 'Recebemos sua mensagem' })
const reference = (page: Page) => page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
const field = (page: Page, name: string) => page.locator(`form#message [name="${name}"]`)
const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('passarela:message'))

test('a message is sent: its receipt takes the form’s place and stays until another is begun', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openContact(page)
  await fillInMessage(page)
  await expect(field(page, 'phone')).toHaveValue('+55 (11) 91234-5678')
  expect(await faultsOfEngines(page)).toEqual([])
  await oldEnough(page)
  await send(page).evaluate(rememberItsWords)
  await send(page).click()
  await expect(receipt(page)).toBeFocused()
  await expect(reference(page)).toBeVisible()
  await expect(page).toHaveURL('/contato')
  expect(await draftIn(page)).toBeNull()

  await expect(field(page, 'message')).toHaveValue('') // emptied behind the receipt
  await expect.poll(() => page.evaluate(rememberedWords)).toEqual(['Enviando', 'Enviado', 'Enviar'])
  await expect(page.locator('form#message')).toBeHidden()
  const told = await reference(page).innerText()
  await page.reload()
  await expect(reference(page)).toHaveText(told)
  await expect(page.locator('form#message')).toBeHidden()
  expect(await faultsOfEngines(page)).toEqual([])
  await keepPicture(page, 'contact-receipt-1280')
  expect(await page.context().cookies()).toEqual([])
  await page.getByRole('link', { name: 'Escrever outra mensagem' }).click()
  await expect(field(page, 'message')).toBeVisible()
  await expect(reference(page)).toHaveCount(0)
  expect(faults()).toEqual([])
})

for (const [path, title, words] of [
  ['/contato', 'Erro: Contato | Vereda', /^(?:Nome|E-mail|Mensagem): Preencha este campo$/],
  ['/en/contact', 'Error: Contact | Vereda', /^(?:Name|E-mail|Message): Fill out this field$/],
  ['/es/contacto', 'Error: Contacto | Vereda', /^(?:Nombre|Correo electrónico|Mensaje): /],
] as const) {
  test(`nothing filled in on ${path}: the list of what is wrong has the focus and leads into each field`, async ({
    page,
  }) => {
    await openContact(page, path)
    await page.locator('form#message [type=submit]').click()
    const summary = page.locator('#outcome')
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(title)
    const links = summary.getByRole('link')
    await expect(links).toHaveText([words, words, words])
    for (const link of await links.all()) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      await link.click()
      await expect(page.locator(`[id="${id}"]`)).toBeFocused()
      await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-invalid', 'true')
    }
    expect(await faultsOfEngines(page)).toEqual([])
    await keepPicture(page, 'contact-errors-1280')
    await field(page, 'message').fill('Rui')
    await expect(page.locator('#message-message-problem')).toHaveCount(0)
    await expect(links).toHaveCount(2)
  })
}

test('a draft stays for two hours after the last word', async ({ page }) => {
  await page.clock.install()
  await openContact(page)
  await field(page, 'message').fill('Três dias')
  await page.clock.fastForward('01:00:00')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
  await page.goBack()
  await expect(field(page, 'message')).toHaveValue('Três dias')
  await field(page, 'message').fill('Três dias em março')
  await page.clock.fastForward('01:30:00')
  expect(await draftIn(page)).toContain('Três dias em março')
  await page.clock.fastForward('00:31:00')
  await expect.poll(() => draftIn(page)).toBeNull()
})

test('a cleared message comes back by undo', async ({ page }) => {
  await openContact(page)
  await fillInMessage(page)
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await page.getByRole('button', { name: 'Limpar formulário' }).click()
  await expect(field(page, 'message')).toHaveValue('')
  expect(await draftIn(page)).toBeNull()
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(field(page, 'message')).toHaveValue('Três dias em março,\nem São Paulo.')
  await expect(field(page, 'phone')).toHaveValue('+55 (11) 91234-5678')
  expect(await draftIn(page)).toContain('Rui Canário')
})

test('what did not arrive is told, kept and sent again; a double click sends once', async ({
  page,
}) => {
  let received = 0
  let isDown = true
  await page.route(/\/contact\/send$/, (route) => (isDown ? route.abort() : route.continue()))
  page.on('response', (answer) => {
    if (answer.url().endsWith('/contact/send') && answer.ok()) received += 1
  })
  await openContact(page)
  await fillInMessage(page)
  await send(page).click()
  const note = page.getByRole('alert')
  await expect(note).toContainText('O envio não chegou até nós.')
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:contato@/)
  await expect(field(page, 'message')).toHaveValue('Três dias em março,\nem São Paulo.')
  await keepPicture(page, 'contact-failed-1280')
  await oldEnough(page)
  isDown = false
  await send(page).dblclick()
  await expect(receipt(page)).toBeFocused()
  expect(received).toBe(1)
})

test('a message whose answer was lost and that is sent again after a reload is the same one', async ({
  page,
}) => {
  let lost: string | null = null
  await page.route(/\/contact\/send$/, async (route) => {
    if (lost !== null) return route.continue()
    const response = await route.fetch()
    const outcome = await response.json()
    if (outcome.status !== 'received') return route.fulfill({ response }) // a proof is asked for first
    lost = String(outcome.reference)
    return route.abort()
  })
  await openContact(page)
  await fillInMessage(page)
  await oldEnough(page)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('O envio não chegou até nós.')
  await page.reload()
  await expect(page.locator('form#message')).toHaveAttribute('data-live', 'true')
  await expect(field(page, 'message')).toHaveValue('Três dias em março,\nem São Paulo.')
  await send(page).click()
  await expect(receipt(page)).toBeFocused()
  await expect(page.getByText(lost ?? 'nothing was lost', { exact: true })).toBeVisible()
})

test('while the agency takes its time the button says so and keeps the focus', async ({ page }) => {
  const letGo = await holdRequests(page, /\/contact\/send$/)
  await openContact(page)
  await fillInMessage(page)
  await oldEnough(page)
  await send(page).press('Enter')
  const sending = page.getByRole('button', { name: /^Enviando/ })
  await expect(sending).toBeFocused()
  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('form#message p[aria-live]')).toHaveText('Enviando')
  letGo()
  await expect(receipt(page)).toBeFocused()
})

test('what is typed stays through a reload and in another language, until it is cleared', async ({
  page,
}) => {
  await openContact(page)
  await fillInMessage(page)
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('Rui Canário')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /English/ })
    .click()
  await expect(page).toHaveURL('/en/contact')
  await expect(field(page, 'message')).toHaveValue('Três dias em março,\nem São Paulo.')
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(field(page, 'message')).toHaveValue('')
  expect(await draftIn(page)).toBeNull()
})

test('a form that is sent before its script has come is mended with it, and empty in the end', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/contato')
  await fillInMessage(page)
  await field(page, 'email').fill('rui@')
  await oldEnough(page)
  await page.unroute(/\/assets\/.*\.js$/)
  await send(page).click()
  await expect(page.locator('#outcome')).toContainText('E-mail: Escreva o e-mail completo')
  await expect(page.locator('form#message')).toHaveAttribute('data-live', 'true')
  await field(page, 'email').fill('rui@canaria.example')
  await send(page).click()
  await expect(receipt(page)).toBeFocused()
  await expect(page).toHaveTitle('Contato | Vereda')
  await expect(field(page, 'message')).toHaveValue('')
  await expect(field(page, 'name')).toHaveValue('')
  await expect(page.locator('form#message [role=alert]')).toBeEmpty()
})

test('the page is nobody’s to keep, and says how else the agency is reached', async ({ page }) => {
  const answer = await page.goto('/contato')
  expect(answer?.headers()['cache-control']).toBe('private, no-cache')
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['contato@vereda.example', 'mailto:contato@vereda.example'],
    ['scouting@vereda.example', 'mailto:scouting@vereda.example'],
    ['+55 (11) 5550-0140', 'tel:+551155500140'],
    ['Instagram', 'https://www.instagram.com/vereda.example'],
    ['Ver no mapa', /^https:\/\/www\.openstreetmap\.org\/search\?query=Rua\+das\+Laranjeiras/],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

for (const [name, path] of [
  ['about', '/en/about'],
  ['contact', '/es/contacto'],
] as const) {
  test(`${path} fits every screen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectToFit(page, name, async () => expect(await faultsOfEngines(page)).toEqual([]))
  })
}

test('what was sent without script stands before an older draft', async ({ page }) => {
  await openContact(page)
  await field(page, 'name').fill('Ana')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await field(page, 'name').fill('Bia')
  await page.unroute('**/assets/*.js')
  await send(page).click()
  await expect(page).toHaveTitle('Erro: Contato | Vereda')
  await expect(page.locator('form#message')).toHaveAttribute('data-live', 'true')
  await expect(field(page, 'name')).toHaveValue('Bia')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent all the same, and its receipt has a reference and a way to another', async ({
    page,
  }) => {
    await page.goto('/contato')
    await fillInMessage(page)
    await oldEnough(page)
    await send(page).click()
    await expect(receipt(page)).toBeVisible()
    await expect(reference(page)).toBeVisible()
    await keepPicture(page, 'contact-plain-receipt-1280')
    await page.getByRole('link', { name: 'Escrever outra mensagem' }).click()
    await expect(field(page, 'message')).toHaveValue('')
  })

  test('what is wrong is listed first, in the same words, and all that was typed is kept', async ({
    page,
  }) => {
    await page.goto('/contato')
    await fillInMessage(page)
    await field(page, 'email').fill('rui@')
    await field(page, 'message').fill('palavra '.repeat(2_000))
    await send(page).click()
    await expect(page).toHaveTitle('Erro: Contato | Vereda')
    const summary = page.getByRole('region', { name: 'Falta corrigir 2 campos' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Mensagem: Use no máximo 4.000 caracteres')
    await expect(field(page, 'company')).toHaveValue('Marca Canária')
    await expect(field(page, 'message')).toHaveValue('palavra '.repeat(2_000))
    await summary.getByRole('link', { name: /^E-mail/ }).click()
    await expect(field(page, 'email')).toBeFocused()
  })

  test('far more than a message is refused in words', async ({ page }) => {
    await page.goto('/contato')
    await fillInMessage(page)
    await field(page, 'message').fill('palavra '.repeat(10_000))
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('O envio é grande demais.')
    await expect(page.getByRole('alert')).toContainText('Volte com o botão do navegador')
  })
})
