import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

import { readPdf } from '../downloads/read-pdf.ts'
import { faultsOfEngines } from './two-engines.ts'
import { sidewaysScroll, whenShown } from './in-the-page.ts'
import { comeWith } from './kept-favorites.ts'
import { amadeu, antonia, openThree } from './three-favorites.ts'
import { openTwo } from './two-lists.ts'
import { watchPage } from './watched-page.ts'

const words = 'PDF, ZIP e planilha'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Documentos da lista' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })

test('a list becomes a PDF by keyboard: ended by closing, refused once, tried again', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openThree(page)
  const opener = page.getByRole('button', { name: words })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('3 talentos')).toBeVisible()
  await dialog(page).evaluate(whenShown)
  expect(await faultsOfEngines(page)).toEqual([])
  expect(await page.evaluate(sidewaysScroll)).toBe(0)
  await dialog(page).getByRole('textbox', { name: 'Título' }).fill('Verão')
  await dialog(page).getByRole('radio', { name: 'Um por página' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: '6 por página' })).toBeChecked()

  await page.route('**/documents/list/pdf', () => {}, { times: 1 }) // never answered
  await button(page, 'PDF').press('Enter')
  await expect(button(page, 'Preparando o PDF')).toHaveAttribute('aria-disabled', 'true')
  const ended = page.waitForEvent('requestfailed')
  await page.keyboard.press('Escape')
  await ended
  await expect(opener).toBeFocused()

  await page.route(
    '**/documents/list/pdf',
    (route) => route.fulfill({ status: 503, json: { refusal: 'busy', message: 'Um instante.' } }),
    { times: 1 },
  )
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('textbox', { name: 'Título' })).toHaveValue('Verão')
  await button(page, 'PDF').press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('Um instante.')
  const coming = page.waitForEvent('download')
  await button(page, 'Tentar de novo').press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toBe('Verão-vereda.pdf')
  const { pages } = await readPdf(new Uint8Array(await readFile(await file.path())))
  expect(pages).toHaveLength(2)
  expect(pages[1]?.pictures).toHaveLength(3)
  await expect(dialog(page)).toBeHidden()
  expect(faults().filter((fault) => !fault.includes('503'))).toEqual([])
})

const row = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name}`) })
const frame = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true })

/** Opens the dialog of the list, and in it the talents' pictures. */
async function openPictures(page: Page) {
  await page.getByRole('button', { name: words }).click()
  await button(page, 'Escolher fotos').click()
}

test('a frame takes the cover’s place in the PDF, chosen by mouse and by keyboard, and kept with the list', async ({
  page,
}) => {
  const faults = watchPage(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url())
    if (searchParams.has('frames')) asked.push(searchParams.get('ids') ?? '')
  })
  await openThree(page)
  await openPictures(page)
  await expect(row(page, amadeu)).toHaveAccessibleName(`${amadeu} Capa`)
  expect(asked).toEqual([])
  await row(page, amadeu).click()
  await expect(frame(page, `${amadeu}, capa`)).toBeChecked()
  await frame(page, `${amadeu}, book, 3 de 6`).click()
  await expect(row(page, amadeu)).toHaveAccessibleName(`${amadeu} Book, 3 de 6`)

  await row(page, antonia).press('Enter')
  await expect(frame(page, `${antonia}, book, 1 de 7`)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(frame(page, `${antonia}, capa`)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(frame(page, `${antonia}, book, 2 de 7`)).toBeChecked()
  await expect(frame(page, `${antonia}, book, 2 de 7`)).toBeFocused()
  await expect(dialog(page).getByText('2 fotos escolhidas no lugar da capa.')).toBeVisible()
  expect(await faultsOfEngines(page)).toEqual([])
  expect(await page.evaluate(sidewaysScroll)).toBe(0)
  expect(asked).toEqual(['2', '3'])

  await page.reload()
  await openPictures(page)
  await expect(row(page, amadeu)).toHaveAccessibleName(`${amadeu} Book, 3 de 6`)
  await row(page, antonia).scrollIntoViewIfNeeded()
  await expect(row(page, antonia)).toHaveAccessibleName(`${antonia} Book, 2 de 7`)
  await row(page, antonia).click()
  await frame(page, `${antonia}, capa`).check()
  const coming = page.waitForEvent('download')
  await button(page, 'PDF').click()
  const file = await coming
  const { pages } = await readPdf(new Uint8Array(await readFile(await file.path())))
  const isWide = pages.slice(1).map(({ pictures: [only] }) => only && only.width > only.height)
  expect(isWide).toEqual([false, true, false]) // of the three, only the chosen frame is wide
  expect(faults()).toEqual([])
})

test('a chosen frame is ordered also if the talents’ pictures have not come', async ({ page }) => {
  await openThree(page)
  await page.evaluate(() => localStorage.setItem('favorites-frames', '{"first": {"2": 21}}'))
  await page.route('**/documents/list.data?*', () => {}) // never answered
  await page.getByRole('button', { name: words }).click()
  const ordered = page.waitForRequest('**/documents/list/pdf')
  await button(page, 'PDF').click()
  expect((await ordered).postData()).toMatch(/name="frame-2"\s+21\s|frame-2=21(&|$)/)
  await expect(button(page, 'Escolher fotos')).toBeHidden()
})

test('chosen frames load as their rows come on screen', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('frames')) asked.push(request.url())
  })
  const ids = Array.from({ length: 30 }, (_, index) => index + 1)
  await comeWith(page, JSON.stringify(ids))
  await page.goto('/favoritos')
  const kept = JSON.stringify({ first: Object.fromEntries(ids.map((id) => [id, 999_999])) })
  await page.evaluate((text) => localStorage.setItem('favorites-frames', text), kept)
  await openPictures(page)
  const rows = dialog(page).getByRole('listitem').getByRole('button')
  await rows.first().scrollIntoViewIfNeeded()
  await expect(rows.first()).toHaveAccessibleName(/ Capa$/)
  expect(asked.length).toBeLessThan(15)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last()).toHaveAccessibleName(/ Capa$/)
})

test('for a list from a link, a chosen frame lasts as long as the page', async ({ page }) => {
  await page.goto('/favoritos?ids=1,2')
  await openPictures(page)
  await row(page, amadeu).click()
  await frame(page, `${amadeu}, polaroids, 1 de 4`).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words }).click()
  await expect(dialog(page).getByText('1 foto escolhida no lugar da capa.')).toBeVisible()
  await expect(row(page, amadeu)).toHaveAccessibleName(`${amadeu} Polaroids, 1 de 4`)
  expect(await page.evaluate(() => localStorage.getItem('favorites-frames'))).toBeNull()
})

test('a frame that has left the profile gives its place back to the cover; frames that do not come are asked for again', async ({
  page,
}) => {
  await openThree(page)
  const kept = JSON.stringify({ first: { 2: 999_999 } })
  await page.evaluate((text) => localStorage.setItem('favorites-frames', text), kept)
  await page.route(/[?&]ids=3&.*frames/, (route) => route.abort(), { times: 1 })
  await openPictures(page)
  await expect(row(page, amadeu)).toHaveAccessibleName(`${amadeu} Capa`)
  await expect(dialog(page).getByText('A capa de cada talento.')).toBeVisible()
  await row(page, antonia).click()
  await expect(dialog(page).getByRole('alert')).toContainText([
    'Não foi possível carregar as fotos.',
  ])
  await row(page, antonia).click()
  await row(page, antonia).click()
  await expect(frame(page, `${antonia}, book, 1 de 7`)).toBeVisible()
})

test('the documents of each list begin anew, and have its title also after it is renamed', async ({
  page,
}) => {
  const [nike, adidas] = [
    { title: 'Nike', ids: [1, 2], notes: { 1: 'Alta' } },
    { title: 'Adidas', ids: [1, 3], notes: { 1: 'Livre na terça' } },
  ]
  await openTwo(page, nike, adidas)
  const field = (name: string) => dialog(page).getByRole('textbox', { name })
  const notes = dialog(page).getByRole('checkbox', { name: 'Com as minhas notas' })
  await page.getByRole('button', { name: words }).click()
  await field('Cliente').fill('Nike Europa')
  await notes.check()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Adidas 2' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: words }).click()
  await expect(field('Título')).toHaveValue('Adidas')
  await expect(field('Cliente')).toHaveValue('')
  await expect(notes).not.toBeChecked()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Renomear' }).click()
  await page.keyboard.type('Puma')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words }).click()
  await expect(field('Título')).toHaveValue('Puma')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list in a link has a page for its documents, which downloads', async ({ page }) => {
    await page.goto('/favoritos?ids=1,2,999999')
    await page.getByRole('link', { name: words }).click()
    await expect(page.getByText('2 talentos')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('favorites-frames', '{"first": {"2": 21}}'))
    const coming = page.waitForEvent('download')
    const ordered = page.waitForRequest('**/documents/list/csv')
    await page.getByRole('button', { name: 'CSV' }).click()
    const fields = [...new URLSearchParams((await ordered).postData() ?? '').keys()]
    expect(fields).toEqual(['ids', 'title', 'client', 'layout']) // no frames: all have their covers
    const text = (await readFile(await (await coming).path())).toString()
    expect(text.split('\r\n')).toHaveLength(1 + 2 + 1)
    await page.goto('/documents/list?ids=1,999999&failed=busy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um instante')
    await expect(page.getByText('nº 999999')).toBeVisible()
  })
})
