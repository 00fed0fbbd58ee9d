import { expect, test, type Page } from '@playwright/test'

import { scriptWith } from './built-scripts.ts'
import { openTakenOver, whenTakenOver } from './taken-over.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function goToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: /English/ }).click()
}

/** Tells what has been asked for: of pages as a whole their paths, of texts their languages. */
function watchRequests(page: Page) {
  const pages: string[] = []
  const texts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, language] = /^\/assets\/(pt|en|es)-/.exec(pathname) ?? []
    if (request.resourceType() === 'document') pages.push(pathname)
    if (language !== undefined) texts.push(language)
  })
  return { pages, texts }
}

test('a browser has the texts of the languages that its visitor goes to, and no others', async ({
  page,
}) => {
  const { pages, texts } = watchRequests(page)
  await openTakenOver(page, '/modelos')
  expect(texts).toEqual(['pt'])
  await goToEnglish(page)
  await expect(heading(page)).toHaveText(/^Models/)
  await page.goBack()
  await expect(heading(page)).toHaveText(/^Modelos/)
  expect(pages).toEqual(['/modelos'])
  expect(texts).toEqual(['pt', 'en'])
})

test('a change of language leaves the gallery of a profile open', async ({ page }) => {
  await openTakenOver(page, '/en/models/women/mainboard')
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Polaroids' }).click()
  await expect(page).toHaveURL(/#snap$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL(/^[^:]+:\/\/[^/]+\/modelos\/mulheres\/.+#snap$/)
  await expect(page.getByRole('tab', { name: 'Polaroids' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a page whose texts are gone is loaded anew as a whole once, then said to be incomplete', async ({
  page,
}) => {
  await openTakenOver(page, '/modelos')
  const { pages } = watchRequests(page)
  await page.route('**/assets/en-*.js', (route) => route.fulfill({ status: 404 }))
  await goToEnglish(page)
  await expect(heading(page)).toHaveText(/^Models/) // from the server, and without script
  expect(pages).toEqual(['/en/models'])

  await page.goBack({ waitUntil: 'networkidle' })
  await whenTakenOver(page.getByRole('main'))
  await expect(heading(page)).toHaveText(/^Modelos/)
  await goToEnglish(page)
  await expect(heading(page)).toHaveText('Esta página não carregou por inteiro')
  expect(pages).toEqual(['/en/models', '/modelos'])

  await page.unroute('**/assets/en-*.js')
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(heading(page)).toHaveText(/^Models/)
})

test('where the script of the drawer does not come, the server sends the drawer open, and the page goes on', async ({
  page,
}) => {
  await page.route('**/assets/filter-drawer-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/modelos?letter=c', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Filtrar/ }).click()
  await expect(page).toHaveURL('/modelos?letter=c&filters=open#filters')
  const drawer = page.getByRole('dialog', { name: 'Filtrar' })
  await drawer.getByLabel('Ruivo').check()
  await drawer.getByRole('button', { name: 'Ver ' }).click()
  await expect(page).toHaveURL('/modelos?letter=c&hair=red')
  await page.getByRole('main').getByRole('link', { name: 'Mulheres' }).click()
  await expect(heading(page)).toHaveText(/^Mulheres/)
})

test('a language whose texts of a lazy part do not come is not waited for', async ({ page }) => {
  const script = await scriptWith('I am not on Instagram')
  await openTakenOver(page, '/seja-um-modelo')
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404 }))
  await goToEnglish(page)
  await expect(page).toHaveURL(/\/en\//)
  const main = page.getByRole('main')
  await expect(main.getByText('This page did not load completely')).toBeVisible()
  await main.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByLabel('I am not on Instagram')).toBeVisible()
})
