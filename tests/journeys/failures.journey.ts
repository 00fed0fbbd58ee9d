import { expect, test } from '@playwright/test'

import { openTakenOver } from './taken-over.ts'
import { faultsOfEngines } from './two-engines.ts'
import { withoutList } from './without-list.ts'

for (const path of [
  '/nada',
  '/modelos/foo',
  '/modelos/mulheres/all/abc',
  '/modelos/mulheres/all/999999/ninguem',
  '/MODELOS',
  '/%ff',
]) {
  test(`${path} is a page that says so, with the way on`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Esta página não foi encontrada',
    )
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/modelos')
  })
}

for (const path of ['/fr', '/fr/models', '/pt-BR/modelos/mulheres', '/EN/models/women/all/7']) {
  test(`${path} is in no language of ours, and the 404 has a full stop`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be found.',
    )
  })
}

test('a click without connection keeps the page’s frame and can be tried again', async ({
  page,
}) => {
  await withoutList(page)
  await openTakenOver(page, '/modelos')
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Direct', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão com o site')
  await expect(page).toHaveTitle('Sem conexão com o site | Vereda')
  await expect(page.getByRole('link', { name: 'contato@vereda.example' })).toBeVisible()

  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Modelos, Direct/)
})

test('a new page is announced by the focus on its heading', async ({ page }) => {
  await openTakenOver(page, '/modelos')
  await page.getByRole('link', { name: 'Ágata Fontoura' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ágata Fontoura' })).toBeFocused()
})

test('a page whose script is gone is not waited for without end where the site does not answer', async ({
  page,
}) => {
  await page.route('**/assets/talent.route-*.js', (route) => route.fulfill({ status: 404 }))
  await openTakenOver(page, '/modelos')
  await page.route('**', async (route) => {
    if (route.request().method() !== 'HEAD') await route.fallback() // else it hangs
  })
  await page.getByRole('main').getByRole('link', { name: 'Ágata Fontoura' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão com o site')
})

test('a tab whose script is older than the server loads the next models page whole', async ({
  page,
}) => {
  await withoutList(page)
  await openTakenOver(page, '/modelos')
  await page.route('**/modelos/mulheres/all.data*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"version"', '"edition"') // no version that the tab knows
    await route.fulfill({ response, body })
  })
  const whole = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/modelos/mulheres/all'),
  )
  await page.getByRole('main').getByRole('link', { name: 'Mulheres' }).click()
  await whole
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mulheres')
})

test('a page that fails in the browser is told from a lost connection, and nobody claims to know of it', async ({
  page,
}) => {
  await withoutList(page)
  await openTakenOver(page, '/modelos')
  await page.route('**/modelos/mulheres/all.data*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace("'items'", "'other'") // what the page cannot show
    await route.fulfill({ response, body })
  })
  await page.getByRole('main').getByRole('link', { name: 'Mulheres' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo deu errado do nosso lado')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'contato@vereda.example' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/Já ficamos sabendo|Referência/) // our log has none of it
  expect(await faultsOfEngines(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
  expect(await faultsOfEngines(page)).toEqual([])
})
