import { expect, test, type Page } from '@playwright/test'

import { translatePath } from '#site/paths.ts'

import { examplePages } from '../example-pages.ts'
import { languagesToLookAt } from '../sizes.ts'
import { openForm } from './application-form.ts'
import { whenShown } from './in-the-page.ts'
import { openSettled } from './settled.ts'
import { faultsOfEngines } from './two-engines.ts'

/** Every kind of page, in the words of Portuguese. */
const pages = [
  ...Object.values(examplePages),
  '/modelos/homens/all?filters=open&hair=red&letter=a',
  '/modelos/mulheres/all?height=200-200',
  '/kids',
  '/modelos/mulheres/image/4/aurelia-montes#book-2',
  '/modelos/mulheres/image/4/aurelia-montes#video',
  '/favoritos?ids=1,2,3',
  '/documents/list?ids=1,2',
  '/nowhere',
]

const withMenu = ['/', '/modelos', '/modelos/mulheres/image/4/aurelia-montes']

for (const locale of languagesToLookAt) {
  const inLanguage = (page: string) => {
    const { pathname, search, hash } = new URL(page, 'http://site.example')
    const prefixed = locale === 'pt' ? pathname : `/${locale}${pathname}`
    return (translatePath(pathname)?.[locale] ?? prefixed) + search + hash
  }

  test(`two engines find no fault on any kind of page (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of pages.map(inLanguage)) {
      await openSettled(page, path)
      expect(await faultsOfEngines(page), path).toEqual([])
    }
  })

  test(`two engines find no fault with the menu open (${locale})`, async ({ page }) => {
    for (const path of withMenu.map(inLanguage)) {
      await page.goto(path)
      await openMenu(page)
      expect(await faultsOfEngines(page), path).toEqual([])
    }
  })
}

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
  const word = (gender: string) => page.locator('form label span').filter({ hasText: gender })
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
