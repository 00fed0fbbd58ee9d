import { readFile } from 'node:fs/promises'

import { expect, test, type Download, type Route } from '@playwright/test'

import { readPdf } from '../downloads/read-pdf.ts'
import { faultsOfEngines } from './two-engines.ts'
import {
  PROFILE,
  ORDERS,
  opener,
  dialog,
  button,
  frames,
  boxes,
  cover,
  failure,
  openDialog,
} from './document-dialog.ts'
import { readZip } from '../downloads/read-zip.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { watchPage } from './watched-page.ts'

test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.3' } }) // the site makes ten documents a minute for one address

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

test('a PDF of the chosen frames is made, named and checked; the dialog closes, the focus is back', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openDialog(page)
  await expect(boxes(page)).toHaveCount(9)
  await expect(dialog(page).getByText('5 de 9 escolhidas')).toBeVisible()
  await boxes(page).nth(4).focus()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByText('4 de 9 escolhidas')).toBeVisible()
  await dialog(page).getByRole('radio', { name: 'Centímetros' }).check()
  const coming = page.waitForEvent('download')
  await button(page, 'Baixar PDF').press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toBe('Aurélia-Montês-vereda-portfólio-centímetros.pdf')
  const { pages } = await readPdf(new Uint8Array(await bytesOf(file)))
  expect(pages.flatMap(({ pictures }) => pictures)).toHaveLength(1 + 4)
  expect(pages[0]?.text).toContain('179 cm')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  expect(faults()).toEqual([])
})

test('the chosen frames come as a ZIP of JPEGs with their credits, or as original files', async ({
  page,
}) => {
  await openDialog(page)
  await button(page, 'Nenhuma').press('Enter')
  await boxes(page).nth(0).check()
  await boxes(page).nth(6).check()
  const download = async () => {
    const coming = page.waitForEvent('download')
    await button(page, 'Baixar ZIP').press('Enter')
    const file = await coming
    return { name: file.suggestedFilename(), files: readZip(await bytesOf(file)) }
  }
  const jpegs = await download()
  expect(jpegs.name).toBe('Aurélia-Montês-vereda-jpeg.zip')
  const photos = ['Aurélia-Montês-Book-01', 'Aurélia-Montês-Polaroids-02']
  const names = [...photos.map((photo) => `${photo}.jpg`), 'creditos.txt']
  expect([...jpegs.files.keys()]).toEqual(names)
  expect(jpegs.files.get('creditos.txt')?.toString()).toContain(
    'Aurélia-Montês-Book-01.jpg  Cadernos Ocre · Hugo Saldanha',
  )
  await expect(dialog(page)).toBeHidden()
  await opener(page).press('Enter')
  await dialog(page).getByRole('checkbox', { name: 'Originais' }).check()
  const originals = await download()
  expect(originals.name).toBe('Aurélia-Montês-vereda-originais.zip')
  expect([...originals.files.keys()].slice(0, 2)).toEqual(photos.map((photo) => `${photo}.webp`))
})

test('a composite has both units, a front, a back, and bleed for the printer', async ({ page }) => {
  await openDialog(page)
  const units = dialog(page).getByRole('group', { name: 'Medidas' })
  await expect(units).toBeVisible()
  await expect(dialog(page).getByRole('checkbox', { name: 'Com sangria' })).toBeHidden()
  await dialog(page).getByRole('radio', { name: 'Composite' }).check()
  await expect(units).toBeHidden()
  await boxes(page).first().uncheck()
  await expect(frames(page).getByText('Frente')).toHaveCount(0)
  await expect(frames(page).getByText('Verso')).toHaveCount(4)
  await cover(page).uncheck()
  await boxes(page).last().check()
  await expect(frames(page).getByText('Frente')).toHaveCount(1)
  await expect(frames(page).getByText('Verso')).toHaveCount(4)
  const trimmed = 148 + 2 * 3
  await dialog(page).getByRole('checkbox', { name: 'Com sangria' }).check()
  const coming = page.waitForEvent('download')
  await button(page, 'Baixar PDF').press('Enter')
  const { pages } = await readPdf(new Uint8Array(await bytesOf(await coming)))
  expect(pages.map(({ pictures }) => pictures.length)).toEqual([1, 4])
  for (const { width } of pages) expect((width / 72) * 25.4).toBeGreaterThan(trimmed)
})

test('while a document is made it is told, and closing the dialog ends it', async ({ page }) => {
  await openDialog(page)
  const asked = page.waitForRequest(ORDERS)
  const ended = page.waitForEvent('requestfailed')
  await page.route(ORDERS, () => {}) // no answer
  await button(page, 'Baixar PDF').press('Enter')
  await asked
  await expect(dialog(page).getByRole('status').last()).toHaveText('Preparando o PDF')
  await expect(button(page, 'Preparando o PDF')).toBeFocused()
  await expect(button(page, 'Baixar ZIP')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await ended
  await opener(page).press('Enter')
  await expect(button(page, 'Baixar PDF')).toBeEnabled()
})

test('what fails is said in words, the choice stays, and another try works', async ({ page }) => {
  await openDialog(page)
  await boxes(page).nth(2).uncheck()
  await page.route(ORDERS, (route: Route) => route.abort())
  await button(page, 'Baixar PDF').press('Enter')
  await expect(failure(page)).toContainText('Sem conexão com o site.')
  await expect(button(page, 'Baixar PDF')).toBeFocused()
  await page.unroute(ORDERS)
  const coming = page.waitForEvent('download')
  await button(page, 'Tentar de novo').press('Enter')
  const { pages } = await readPdf(new Uint8Array(await bytesOf(await coming)))
  expect(pages.flatMap(({ pictures }) => pictures)).toHaveLength(1 + 4)
  await expect(dialog(page)).toBeHidden()
})

test('after 30 seconds of silence the visitor is told, and may try again', async ({ page }) => {
  await page.clock.install()
  await openDialog(page)
  const asked = page.waitForRequest(ORDERS)
  await page.route(ORDERS, () => {})
  await button(page, 'Baixar ZIP').press('Enter')
  await asked
  await page.clock.runFor(30_000)
  await expect(failure(page)).toContainText('Não houve resposta em 30 segundos.')
  await expect(button(page, 'Tentar de novo')).toBeEnabled()
})

test('a frame that left is told by the site, in the words of the page', async ({ page }) => {
  await openDialog(page)
  await boxes(page).first().evaluate(leave)
  await button(page, 'Baixar PDF').press('Enter')
  await expect(failure(page)).toContainText('Uma das fotos não está mais no perfil.')
})

/** Runs in the page: makes a frame's box one of a frame that is not there any more. */
function leave(box: Element): void {
  box.setAttribute('value', '987654321')
}

test('a frame that cannot be read is shown, and another try goes without it', async ({ page }) => {
  await openDialog(page)
  const unreadable = Number(await boxes(page).nth(1).getAttribute('value'))
  const refusal = { refusal: 'unprintable', message: 'Esta foto.', frames: [unreadable] }
  await page.route(ORDERS, (route) => route.fulfill({ status: 422, json: refusal }))
  await button(page, 'Baixar PDF').press('Enter')
  await expect(failure(page)).toContainText('Esta foto.')
  await expect(boxes(page).nth(1)).toHaveAttribute('aria-invalid', 'true')
  await page.unroute(ORDERS)
  const asked = page.waitForRequest(ORDERS)
  await button(page, 'Tentar sem essa foto').press('Enter')
  const fields = new URLSearchParams((await asked).postData() ?? '')
  expect(fields.getAll('frame')).toHaveLength(4)
  expect(fields.getAll('frame')).not.toContain(String(unreadable))
})

for (const width of [320, 1_280]) {
  test(`axe finds no fault at ${width} px, whatever is chosen, nor with a failure`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openDialog(page)
    expect(await faultsOfEngines(page)).toEqual([])
    await dialog(page).getByRole('radio', { name: 'Composite' }).check()
    await dialog(page).getByText('Mudar a ordem').click()
    expect(await faultsOfEngines(page)).toEqual([])
    await button(page, 'Nenhuma').press('Enter')
    expect(await faultsOfEngines(page)).toEqual([])
    await boxes(page).first().check()
    await page.route(ORDERS, (route) => route.abort())
    await button(page, 'Baixar PDF').press('Enter')
    await expect(button(page, 'Tentar de novo')).toBeVisible()
    expect(await faultsOfEngines(page)).toEqual([])
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
  })
}

test('on a screen at 400 % every frame and both buttons can be reached and are seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openDialog(page)
  for (const control of [boxes(page).last(), button(page, 'Baixar ZIP')]) {
    await control.focus()
    await expect(control).toBeInViewport({ ratio: 0.9 })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form downloads; what it refuses is a page, from which Back leads to the choice', async ({
    page,
  }) => {
    await page.goto(PROFILE)
    await opener(page).click()
    await boxes(page).nth(6).check() // a polaroid
    await boxes(page).nth(0).uncheck()
    await boxes(page).nth(1).uncheck()
    await boxes(page).nth(1).check()
    await boxes(page).nth(2).uncheck()
    const inGalleries = await page.locator('[id^=book-], [id^=snap-]').evaluateAll(picturesIn)
    expect(await frames(page).locator('label').evaluateAll(picturesIn)).toEqual(inGalleries)
    const chosen = await boxes(page).and(page.locator(':checked')).evaluateAll(valuesOf)
    const coming = page.waitForEvent('download')
    const ordered = page.waitForRequest(ORDERS)
    await button(page, 'Baixar PDF').click()
    const { pages } = await readPdf(new Uint8Array(await bytesOf(await coming)))
    expect(pages.flatMap(({ pictures }) => pictures)).toHaveLength(1 + 4)
    const fields = new URLSearchParams((await ordered).postData() ?? '')
    expect(fields.getAll('frame')).toEqual(chosen)
    for (const index of [1, 3, 4, 6]) await boxes(page).nth(index).uncheck()
    await button(page, 'Baixar ZIP').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha de 1 a 60 fotos')
    await page.goBack()
    await opener(page).click()
    await expect(boxes(page).and(page.locator(':checked'))).toHaveCount(0)
  })
})

/** Runs in the page: the values of checkboxes. */
function valuesOf(all: readonly Element[]): string[] {
  return all.map((box) => (box instanceof HTMLInputElement ? box.value : ''))
}

/** Runs in the page: the paths of pictures, whatever their size, one for each element. */
function picturesIn(all: readonly Element[]): (string | undefined)[] {
  return all.map((each) => each.querySelector('img')?.src.replace(/.*\/pictures\/\d+/, ''))
}
