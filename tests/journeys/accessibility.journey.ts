import { expect, test, type Page } from '@playwright/test'

import { openForm } from './application-form.ts'
import { axeFaults } from './axe-faults.ts'
import { whenShown } from './in-the-page.ts'

const pages = [
  '/',
  '/modelos',
  '/en/models/women/image',
  '/es/modelos/hombres/all',
  '/en/about',
  '/acessibilidade',
  '/newsletter',
  '/contato',
  '/verificar-scout',
  '/comparar?ids=1,2,3,4',
  '/nowhere',
  '/fr',
]

for (const path of pages) {
  test(`${path} has no fault that axe finds`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // a splash half faded is no fault
    await page.goto(path)
    expect(await axeFaults(page)).toEqual([])
  })

  test(`${path} with the menu open has no fault that axe finds`, async ({ page }) => {
    await page.goto(path)
    await openMenu(page)
    expect(await axeFaults(page)).toEqual([])
  })
}

test('a profile has no fault that axe finds, with the menu open either', async ({ page }) => {
  await page.goto('/modelos/mulheres/image')
  await page.getByRole('link', { name: 'Aurélia Montês' }).click()
  await page.getByRole('heading', { level: 1, name: 'Aurélia Montês' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await openMenu(page)
  expect(await axeFaults(page)).toEqual([])
})

test('in the visitor’s own colours the current board and the focus are told from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/modelos/mulheres/direct', { waitUntil: 'networkidle' })
  const board = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  expect(await board('Direct').evaluate(looksOf)).toEqual({ line: 'underline', outline: 'none' })
  expect(await board('Image').evaluate(looksOf)).toEqual({ line: 'none', outline: 'none' })
  await board('Todos os boards').focus()
  await page.keyboard.press('Tab')
  await expect(board('Image')).toBeFocused()
  expect(await board('Image').evaluate(looksOf)).toEqual({ line: 'none', outline: 'solid 2px' })
  await openMenu(page)
  const close = page.getByRole('button', { name: 'Fechar' })
  await expect(close).toBeFocused()
  expect(await close.evaluate(looksOf)).toMatchObject({ outline: 'solid 2px' })
})

test('in the visitor’s own colours the chosen gender is told from the other, and sending is a button', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openForm(page)
  const word = (gender: string) => page.locator('form label').filter({ hasText: gender })
  const line = (gender: string) => word(gender).evaluate(lineOf)
  expect([await line('Mulher'), await line('Homem')]).toEqual(['underline', 'none'])
  await page.getByRole('radio', { name: 'Homem' }).check()
  expect([await line('Mulher'), await line('Homem')]).toEqual(['none', 'underline'])
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toHaveCSS(
    'border-top-style',
    'solid',
  )
})

/** Runs in the page. */
function lineOf(element: Element) {
  return getComputedStyle(element).textDecorationLine
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /^Men[uú]$/ }).press('Enter')
  await page.getByRole('dialog').evaluate(whenShown)
}

/** Runs in the page: what tells a link or a button from the others. */
function looksOf(element: Element) {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { textDecorationLine } = getComputedStyle(element.firstElementChild ?? element)
  return {
    line: textDecorationLine,
    outline: outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`,
  }
}
