import { type APIResponse, expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** A photo as a camera makes it: lying, with a note that it is to be turned, and with where it was taken. */
export function cameraPhoto(colour: string, { width = 400, height = 300 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({
      IFD0: { Artist: 'CANARY-ARTIST' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export const slots = ['Rosto', 'Perfil', 'Meio corpo', 'Corpo inteiro'] as const

/** Fills in all that is asked for, in Portuguese; by script or not. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Nome completo').fill('Ana Canária Lima')
  await page.getByLabel('Apelido').fill('Ana')
  await page.getByLabel('Telefone').fill('11912345678')
  await page.getByLabel('E-mail').fill('ana@canaria.example')
  await page.getByLabel('Instagram', { exact: true }).fill('@ana.lima')
  await page.getByLabel('Data de nascimento').fill('1/2/2000')
  await page.getByLabel('Altura').selectOption('178/5.10')
  await page.getByLabel('Número do sapato').selectOption('38.5')
  await page.getByLabel('Cor dos olhos').selectOption('Green')
  await page.getByLabel('Cor do cabelo').selectOption('Brown')
  await page.getByLabel('Li e aceito').check()
}

export async function choosePhotos(page: Page): Promise<void> {
  const colours = ['#c02020', '#20c020', '#2020c0', '#c0c020']
  for (const [index, slot] of slots.entries()) {
    await page.getByLabel(slot, { exact: true }).setInputFiles({
      name: `foto-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await cameraPhoto(colours[index] ?? '#000000', { width: 400 + 8 * index }),
    })
  }
}

export async function photosReady(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Remover foto/ })).toHaveCount(slots.length)
  await expect(page.getByText('Preparando…')).toHaveCount(0)
}

/** Opens the form and waits until its script has taken it over. */
export async function openForm(page: Page, path = '/seja-um-modelo'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('form#application')).toHaveAttribute('data-live', 'true')
}

/** What a browser without script sends. */
export async function plainApplication(): Promise<Record<string, string | File>> {
  const photo = new File([Uint8Array.from(await cameraPhoto('#204060'))], 'a.jpg', {
    type: 'image/jpeg',
  })
  return {
    realname: 'Bia Canária',
    name: 'Bia',
    gender: 'woman',
    email: 'bia@canaria.example',
    birthdate: '1/2/2000',
    phone: '11 91234-5678',
    instagr: 'bia',
    height: '170/5.7',
    shoes: '38',
    eyes: 'Green',
    hair: 'Brown',
    terms: 'on',
    website: '',
    asked: 'ask-photo-same',
    image_1: photo,
    image_2: photo,
    image_3: photo,
    image_4: photo,
  }
}

/** Nobody fills in a form within seconds: the server takes none that is so new. The key of a form tells when it was made. */
export async function oldEnough(page: Page) {
  const key = (await page.locator('input[name=form_key]').getAttribute('value')) ?? ''
  const madeAt = Number.parseInt(key.split('.')[1] ?? '0', 36)
  await expect.poll(() => Date.now() - madeAt).toBeGreaterThan(3_100)
}

/** Sends a form as a browser without script would; the page that comes back. */
export async function sendPlainly(
  page: Page,
  address: string,
  fields: Readonly<Record<string, string | File>>,
): Promise<APIResponse> {
  await page.goto(address)
  const key = (await page.locator('input[name=form_key]').getAttribute('value')) ?? ''
  await oldEnough(page)
  return postPlainly(page, { address, key, fields })
}

type Posting = { address: string; key: string; fields: Readonly<Record<string, string | File>> }

/** The same, with the key of a form that is open. */
export async function postPlainly(page: Page, { address, key, fields }: Posting) {
  const form = new FormData()
  form.append('form_key', key) // first, as in the page
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return page.request.post(address, {
    multipart: form,
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  })
}
