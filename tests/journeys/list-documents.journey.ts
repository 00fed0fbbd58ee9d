import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

import { readPdf } from '../downloads/read-pdf.ts'
import { axeFaults } from './axe-faults.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { openThree } from './three-favorites.ts'
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
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(sidewaysScroll)).toBe(0)
  await dialog(page).getByRole('textbox', { name: 'Título' }).fill('Verão')
  await dialog(page).getByRole('radio', { name: 'Um por página' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: '6 por página' })).toBeChecked()

  await page.route('**/documents/list/pdf', () => {}, { times: 1 }) // never answered
  await button(page, 'PDF').press('Enter')
  await expect(button(page, 'Fazendo o PDF')).toHaveAttribute('aria-disabled', 'true')
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list in a link has a page for its documents, which downloads', async ({ page }) => {
    await page.goto('/favoritos?ids=1,2,999999')
    await page.getByRole('link', { name: words }).click()
    await expect(page.getByText('2 talentos')).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const text = (await readFile(await (await coming).path())).toString()
    expect(text.split('\r\n')).toHaveLength(1 + 2 + 1)
    await page.goto('/documents/list?ids=1,999999&failed=busy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um instante')
    await expect(page.getByText('n.º 999999')).toBeVisible()
  })
})
