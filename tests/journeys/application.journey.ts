import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

import {
  cameraPhoto,
  choosePhotos,
  fillIn,
  openForm,
  photosReady,
  plainApplication,
  slots,
} from './application-form.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { watchPage } from './watched-page.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('passarela:application'))

/** Runs in the page before its scripts: keeps the form that is sent. */
function rememberWhatIsSent(): void {
  const { send: sendOn } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function sendAndRemember(body) {
    Object.assign(window, { sentForm: body })
    sendOn.call(this, body)
  }
}

/** Runs in the page: keeps what the button says from now on, each once in a row, without how far it is. */
function rememberItsWords(button: HTMLElement | SVGElement): void {
  const words: string[] = []
  Object.assign(window, { buttonWords: words })
  const remember = () => {
    const word = /^\p{L}+/u.exec(button.textContent)?.[0] ?? ''
    if (words.at(-1) !== word) words.push(word)
  }
  new MutationObserver(remember).observe(button, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}

/** Runs in the page. */
function rememberedWords(): string[] {
  const { buttonWords } = window as unknown as { buttonWords: string[] }
  return buttonWords
}

/** Runs in the page: its photos, as bytes and as pictures that say nothing of how they are to be turned. */
async function photosThatWereSent() {
  const { sentForm } = window as unknown as { sentForm: FormData }
  const files = [...sentForm.values()].filter((value) => value instanceof File)
  return Promise.all(
    files.map(async (file) => {
      const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' })
      const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
      return { name: file.name, width, height, text }
    }),
  )
}

async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

test('an application is sent with four photos: sending, sent, an empty form, and a receipt that stays', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openForm(page)
  await fillIn(page)
  await expect(page.getByLabel('Telefone')).toHaveValue('+55 (11) 91234-5678')
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('01/02/2000')
  await choosePhotos(page)
  await photosReady(page)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'artifacts/application-filled-1280.png', fullPage: true })

  await oldEnough(page)
  await send(page).evaluate(rememberItsWords)
  await send(page).click()
  const receipt = page.getByRole('heading', { name: 'Recebemos sua candidatura' })
  await expect(receipt).toBeFocused()
  await expect(page.getByText('Ana Canária Lima')).toBeVisible()
  await expect(page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)).toBeVisible()
  expect(await draftIn(page)).toBeNull()

  await expect(send(page)).toBeVisible()
  expect(await page.evaluate(rememberedWords)).toEqual(['Enviando', 'Enviado', 'Enviar'])
  await expect(page.getByLabel('Nome completo')).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remover foto/ })).toHaveCount(0)
  await expect(receipt).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  expect(faults()).toEqual([])
})

test('what leaves the browser is a JPEG of at most 2,048 px, upright, that tells nothing of place and camera', async ({
  page,
}) => {
  await page.addInitScript(rememberWhatIsSent)
  await openForm(page)
  await fillIn(page)
  await choosePhotos(page)
  await page.getByLabel('Perfil', { exact: true }).setInputFiles({
    name: 'grande.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPhoto('#334455', { width: 4000, height: 3000 }),
  })
  await photosReady(page)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeFocused()
  const photos = await page.evaluate(photosThatWereSent)
  expect(photos.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['image_1.jpg', 300, 400],
    ['image_2.jpg', 1536, 2048],
    ['image_3.jpg', 300, 400],
    ['image_4.jpg', 300, 400],
  ])
  expect(photos.filter(({ text }) => /CANARY|Exif/.test(text))).toEqual([])
})

test('nothing filled in: the list of what is wrong has the focus and leads into each field', async ({
  page,
}) => {
  await openForm(page)
  await send(page).click()
  const summary = page.getByRole('region', { name: /Falta corrigir/ })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle('Erro: Seja um modelo | Vereda')
  const links = summary.getByRole('link')
  await expect(links).toHaveCount(15)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'artifacts/application-errors-1280.png', fullPage: true })
  for (const link of await links.all()) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? ''
    await link.click()
    const field = page.locator(`[id="${id}"]`)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const problem = await page.locator(`[id="${id}-problem"]`).textContent()
    expect(await link.textContent()).toContain(problem)
  }
})

test('a draft survives a reload, photos a walk through the site; clearing ends both', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  await fillIn(page)
  await page.getByLabel('País').selectOption('BR')
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByLabel(/^Cidade/).selectOption('Santos')
  await choosePhotos(page)
  await photosReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
  await page.goBack()
  await photosReady(page)
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Canária Lima')

  await page.reload()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Canária Lima')
  await expect(page.getByLabel('Altura')).toHaveValue('178/5.10')
  await expect(page.getByLabel(/^Cidade/)).toHaveValue('Santos')
  await page.getByRole('button', { name: 'Limpar formulário' }).click()
  await expect(page.getByLabel('Nome completo')).toHaveValue('')
  await expect(page.getByLabel(/^Cidade/)).toBeDisabled()
  expect(await draftIn(page)).toBeNull()
})

test('leaving with something unsent asks first', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Nome completo').fill('Ana')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.dismiss()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Modelos' }).click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('ainda não foi enviada')])
  await expect(page).toHaveURL('/seja-um-modelo')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana')
})

test('a double click sends once, and what did not arrive is told, kept and sent again', async ({
  page,
}) => {
  let requests = 0
  let isDown = true
  await page.route(/\/scouting\/send$/, (route) => {
    requests += 1
    return isDown ? route.abort() : route.continue()
  })
  await openForm(page)
  await fillIn(page)
  await choosePhotos(page)
  await photosReady(page)
  await send(page).click()
  const note = page.getByRole('alert')
  await expect(note).toContainText('O envio não chegou até nós.')
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:scouting@/)
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Canária Lima')
  await expect(page.getByRole('button', { name: /^Remover foto/ })).toHaveCount(slots.length)
  await oldEnough(page)
  isDown = false
  requests = 0
  await send(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeFocused()
  expect(requests).toBe(1)
})

test('under 18 a guardian’s tick is asked for; too young, there is an address instead of a button', async ({
  page,
}) => {
  await openForm(page)
  const guardian = page.getByLabel(/^Sou mãe, pai ou responsável/)
  await expect(guardian).toBeHidden()
  const year = new Date().getFullYear()
  await page.getByLabel('Data de nascimento').fill(`01/01/${year - 16}`)
  await expect(guardian).toBeVisible()
  await page.getByLabel('Data de nascimento').fill(`01/01/${year - 10}`)
  await expect(page.getByText(/a partir de 14 anos\. Antes/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'scouting@vereda.example' })).toBeVisible()
  await expect(send(page)).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Data de nascimento').fill(`01/01/${year - 20}`)
  await expect(guardian).toBeHidden()
  await expect(send(page)).toBeVisible()
})

const badFiles: readonly [string, Buffer, RegExp][] = [
  ['vazia.jpg', Buffer.alloc(0), /está vazio/],
  ['pagina.jpg', Buffer.from('<!doctype html><p>oi</p>'), /JPG, PNG ou GIF/],
  ['desenho.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPG, PNG ou GIF/],
  ['cortada.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /Não foi possível ler/],
  ['iphone.heic', Buffer.from('\0\0\0\x18ftypheic'), /HEIC/],
  ['grande.jpg', Buffer.alloc(11_000_000, 1), /menos de 10 MB/],
]

test('a file that is no photo is told at its place at once; another one can be chosen', async ({
  page,
}) => {
  await openForm(page)
  const face = page.getByLabel('Rosto', { exact: true })
  for (const [name, buffer, words] of badFiles) {
    await face.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(page.locator('#application-image_1-problem')).toHaveText(words)
  }
  await page.getByRole('button', { name: 'Remover foto: Rosto' }).click()
  await expect(page.locator('#application-image_1-problem')).toHaveCount(0)
  await expect(face).toBeFocused()
})

for (const width of [390, 768, 1280, 1702]) {
  test(`the form and privacy at ${width} px fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, path] of [
      ['application', '/en/be-a-model'],
      ['privacy', '/es/privacidad'],
    ]) {
      await page.goto(path ?? '', { waitUntil: 'networkidle' })
      expect(await page.evaluate(sidewaysScroll)).toBe(0)
      expect(await faultsOf(page)).toEqual([])
      await page.screenshot({ path: `artifacts/${name}-${width}.png`, fullPage: true })
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent all the same, and its receipt has a reference', async ({ page }) => {
    await page.goto('/seja-um-modelo')
    await fillIn(page)
    await choosePhotos(page)
    await page.screenshot({ path: 'artifacts/application-plain-1280.png', fullPage: true })
    await oldEnough(page)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeVisible()
    await expect(page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)).toBeVisible()
    await page.screenshot({ path: 'artifacts/application-receipt-1280.png', fullPage: true })
  })

  test('the same form sent twice is one application', async ({ page }) => {
    await page.goto('/seja-um-modelo')
    const key = (await page.locator('input[name=form_key]').getAttribute('value')) ?? ''
    await oldEnough(page)
    const answers = await Promise.all([sendPlainly(page, key), sendPlainly(page, key)])
    const references = answers.map((html) => /[\da-f]{8}-[\da-f-]{27}/.exec(html)?.[0])
    expect(references).toEqual([key.slice(0, 36), key.slice(0, 36)])
  })

  test('what is wrong is listed first, in the same words, and all that was typed is kept', async ({
    page,
  }) => {
    await page.goto('/seja-um-modelo')
    await fillIn(page)
    await page.getByLabel('E-mail').fill('ana@')
    await page.getByLabel('Data de nascimento').fill('31/02/2000')
    await choosePhotos(page)
    await send(page).click()
    await expect(page).toHaveTitle('Erro: Seja um modelo | Vereda')
    const summary = page.getByRole('region', { name: 'Falta corrigir 6 campos' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('E-mail: Escreva o e-mail completo')
    await expect(summary).toContainText('Rosto: Escolha esta foto de novo')
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Canária Lima')
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@')
    await expect(page.getByLabel('Altura')).toHaveValue('178/5.10')
    await expect(page.getByLabel('Li e aceito')).toBeChecked()
    await summary.getByRole('link', { name: /^E-mail/ }).click()
    await expect(page.getByLabel('E-mail')).toBeFocused()
  })
})

/** Nobody fills in a form within seconds: the server takes none that is so new. The key of a form tells when it was made. */
async function oldEnough(page: Page) {
  const key = (await page.locator('input[name=form_key]').getAttribute('value')) ?? ''
  const madeAt = Number.parseInt(key.split('.')[1] ?? '0', 36)
  await expect.poll(() => Date.now() - madeAt).toBeGreaterThan(3_100)
}

/** As a browser without script would, twice over. */
async function sendPlainly(page: Page, key: string): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(await plainApplication())) form.append(name, value)
  form.append('form_key', key)
  const answer = await page.request.post('/seja-um-modelo', {
    multipart: form,
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  })
  return answer.text()
}
