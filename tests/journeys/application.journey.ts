import { truncate, writeFile } from 'node:fs/promises'

import { expect, test, type Locator, type Page } from '@playwright/test'

import {
  cameraPhoto,
  choosePhotos,
  fillIn,
  oldEnough,
  openForm,
  photosReady,
  slots,
} from './application-form.ts'
import { keepPicture } from './kept-pictures.ts'
import { faultsOfEngines } from './two-engines.ts'
import {
  photosThatWereSent,
  rememberedWords,
  rememberItsWords,
  rememberWhatIsSent,
} from './sent-form.ts'
import { expectToFit } from './every-screen.ts'
import { staysUntilAnother } from './kept-receipt.ts'
import { watchPage } from './watched-page.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('passarela:application'))

/** Runs in the page: under which keys anything is kept. */
function storageKeys(): string[] {
  return [sessionStorage, localStorage].flatMap((store) =>
    Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''),
  )
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? NaN
}

test('an application is sent with four photos: its receipt takes the form’s place and stays until another is begun', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openForm(page)
  await fillIn(page)
  await expect(page.getByLabel('Telefone')).toHaveValue('+55 (11) 91234-5678')
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('01/02/2000')
  await choosePhotos(page)
  await photosReady(page)
  expect((await page.evaluate(storageKeys)).toSorted()).toEqual([
    'passarela:application',
    'passarela:visit',
  ])
  expect(await page.context().cookies()).toEqual([])
  expect(await faultsOfEngines(page)).toEqual([])
  await keepPicture(page, 'application-filled-1280')

  await oldEnough(page)
  await send(page).evaluate(rememberItsWords)
  await send(page).click()
  const receipt = page.getByRole('heading', { name: 'Recebemos sua candidatura' })
  await expect(receipt).toBeFocused()
  await expect(page.getByText('Ana Canária Lima')).toBeVisible()
  await expect(page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)).toBeVisible()
  expect(await draftIn(page)).toBeNull()

  await expect(page.locator('form#application')).toBeHidden()
  await expect(page.locator('[name=realname]')).toHaveValue('') // emptied behind the receipt
  await expect.poll(() => page.evaluate(rememberedWords)).toEqual(['Enviando', 'Enviado', 'Enviar'])
  await expect(page.locator('form#application')).toBeHidden()
  await expect(receipt).toBeVisible()
  expect(await faultsOfEngines(page)).toEqual([])
  await staysUntilAnother(page)
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
    ['image_3.jpg', 300, 416],
    ['image_4.jpg', 300, 424],
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
  await expect(page).toHaveTitle('Erro: Seja modelo | Vereda')
  const links = summary.getByRole('link')
  await expect(links).toHaveCount(15)
  expect(await faultsOfEngines(page)).toEqual([])
  await keepPicture(page, 'application-errors-1280')
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

test('a double click sends once, and what did not arrive is told, kept and sent again', async ({
  page,
}) => {
  let received = 0
  let isDown = true
  await page.route(/\/scouting\/send$/, (route) => (isDown ? route.abort() : route.continue()))
  page.on('response', (answer) => {
    if (answer.url().endsWith('/scouting/send') && answer.ok()) received += 1
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
  await send(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeFocused()
  expect(received).toBe(1)
})

test('an application whose answer was lost and that is sent again after a reload is the same one', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  let lost: string | null = null
  await page.route(/\/scouting\/send$/, async (route) => {
    if (lost !== null) return route.continue()
    const response = await route.fetch()
    const outcome = await response.json()
    if (outcome.status !== 'received') return route.fulfill({ response }) // a proof is asked for first
    lost = String(outcome.reference)
    return route.abort()
  })
  await openForm(page)
  await fillIn(page)
  await choosePhotos(page)
  await photosReady(page)
  await oldEnough(page)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('O envio não chegou até nós.')
  await page.reload()
  await expect(page.locator('form#application')).toHaveAttribute('data-live', 'true')
  await choosePhotos(page)
  await photosReady(page)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeFocused()
  await expect(page.getByText(lost ?? 'nothing was lost', { exact: true })).toBeVisible()
})

test('under 18 a guardian’s tick and name are asked for, and each field says whose it is; too young, there is an address instead of a button', async ({
  page,
}) => {
  await openForm(page)
  const guardian = page.getByLabel(/^Sou mãe, pai ou responsável/)
  await expect(guardian).toBeHidden()
  const year = new Date().getFullYear()
  await page.getByLabel('Data de nascimento').fill(`01/01/${year - 16}`)
  await expect(guardian).toBeVisible()
  const guardianName = page.getByLabel('Nome da mãe, do pai ou do responsável')
  await expect(guardianName).toBeVisible()
  await expect(page.getByLabel('Nome completo de quem se candidata')).toBeVisible()
  await expect(page.getByLabel('E-mail do responsável')).toBeVisible()
  await expect(page.getByLabel('Telefone do responsável')).toBeVisible()
  await expect(page.getByLabel('Data de nascimento de quem se candidata')).toBeFocused()
  expect(await faultsOfEngines(page)).toEqual([])
  const note = page.getByText('Antes dos 18 anos, a candidatura é feita')
  const [date, hair] = [page.getByLabel('Data de nascimento'), page.getByLabel('Cor do cabelo')]
  expect(await topOf(date)).toBeLessThan(await topOf(note))
  expect(await topOf(note)).toBeLessThan(await topOf(hair))
  await page.getByLabel('Data de nascimento').fill(`01/01/${year - 10}`)
  await expect(page.getByText(/a partir dos 14 anos\. Antes/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'scouting@vereda.example' })).toBeVisible()
  await expect(send(page)).toHaveCount(0)
  await expect(hair).toBeHidden()
  const explanation = page.getByText(/a partir dos 14 anos\. Antes/)
  expect((await topOf(explanation)) - (await topOf(date))).toBeLessThan(120)
  expect(await faultsOfEngines(page)).toEqual([])
  await page.getByLabel('Data de nascimento').fill(`01/01/${year - 20}`)
  await expect(guardian).toBeHidden()
  await expect(guardianName).toBeHidden()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
  await expect(send(page)).toBeVisible()
})

const badFiles: readonly [string, Buffer, RegExp][] = [
  ['vazia.jpg', Buffer.alloc(0), /está vazio/],
  ['pagina.jpg', Buffer.from('<!doctype html><p>oi</p>'), /JPG, PNG ou GIF/],
  ['desenho.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPG, PNG ou GIF/],
  ['cortada.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /Não foi possível ler/],
  ['iphone.heic', Buffer.from('\0\0\0\x18ftypheic'), /HEIC/],
]

test('a photo of more than 10 MB is shrunk and taken; one that is too much to open, or cannot be shrunk, is not', async ({
  page,
}, testInfo) => {
  await openForm(page)
  const face = page.getByLabel('Rosto', { exact: true })
  const problem = page.locator('#application-image_1-problem')
  const huge = testInfo.outputPath('enorme.jpg')
  await writeFile(huge, '')
  await truncate(huge, 60_000_001)
  await face.setInputFiles(huge)
  await expect(problem).toHaveText(/menos de 60 MB/)
  const buffer = Buffer.concat([await cameraPhoto('#334455'), Buffer.alloc(11_000_000)])
  const heavy = { name: 'pesada.jpg', mimeType: 'image/jpeg', buffer }
  await face.setInputFiles(heavy)
  await expect(page.getByRole('button', { name: 'Remover foto: Rosto' })).toBeVisible()
  await expect(page.getByText('Preparando…')).toHaveCount(0)
  await expect(problem).toHaveCount(0)
  await page.evaluate(() => Reflect.deleteProperty(window, 'OffscreenCanvas'))
  await face.setInputFiles(heavy)
  await expect(problem).toHaveText(/menos de 10 MB/)
})

test('where the script that shrinks photos does not come, the photos go as they are', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/assets/photo-worker-*.js', () => {}) // never answered
  const asked = page.waitForRequest('**/assets/photo-worker-*.js')
  await openForm(page)
  await choosePhotos(page)
  await asked
  await expect(page.getByText('Preparando…')).toHaveCount(slots.length)
  await page.clock.fastForward(20_000)
  await photosReady(page)
  await expect(page.locator('form#application canvas')).toHaveCount(0) // shrunk photos have a preview
})

test('a file that is no photo is told at its place at once; another one can be chosen', async ({
  page,
}) => {
  await openForm(page)
  const face = page.getByLabel('Rosto', { exact: true })
  for (const [name, buffer, words] of badFiles) {
    await face.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(page.locator('#application-image_1-problem')).toHaveText(words)
    await expect(page.locator('fieldset > p[aria-live]')).toHaveText(words) // it is said, too
  }
  await page.getByRole('button', { name: 'Remover foto: Rosto' }).click()
  await expect(page.locator('#application-image_1-problem')).toHaveCount(0)
  await expect(face).toBeFocused()
})

for (const [name, path] of [
  ['application', '/en/be-a-model'],
  ['privacy', '/es/privacidad'],
] as const) {
  test(`${path} fits every screen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectToFit(page, name, async () => expect(await faultsOfEngines(page)).toEqual([]))
  })
}
