import { expect, test } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { expectToFit } from './every-screen.ts'
import { comeWith, keptText } from './kept-favorites.ts'
import { agata, amadeu, antonia, button, list, names, openThree } from './three-favorites.ts'
import { watchPage } from './watched-page.ts'

test('favorites are put in order by keyboard; the focus stays, the place is told and kept', async ({
  page,
}) => {
  await openThree(page)
  await button(page, `Mover ${antonia} para a posição anterior`).focus()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText([agata, antonia, amadeu])
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    `${antonia}: posição 2 de 3.`,
  )
  await expect(button(page, `Mover ${antonia} para a posição anterior`)).toBeFocused()
  await expect(button(page, `Mover ${antonia} para a posição anterior`)).toBeEnabled()
  for (const press of ['first place', 'and beyond']) {
    await page.keyboard.press('Enter')
    await expect(names(page), press).toHaveText([antonia, agata, amadeu])
    await expect(button(page, `Mover ${antonia} para a posição anterior`)).toBeFocused()
  }
  await expect(button(page, `Mover ${antonia} para a posição anterior`)).toBeDisabled() // says so alone
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    `${antonia}: posição 1 de 3, a primeira.`,
  )
  await page.reload()
  await expect(names(page)).toHaveText([antonia, agata, amadeu])
})

test('a card can be dragged to the place of another', async ({ page }) => {
  await openThree(page)
  const cards = list(page).getByRole('listitem')
  await cards.nth(0).dragTo(cards.nth(2))
  await expect(names(page)).toHaveText([amadeu, antonia, agata])
  await cards.nth(2).dragTo(cards.nth(0))
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
})

test('who is removed comes back to the same place, by keyboard', async ({ page }) => {
  await openThree(page)
  await button(page, `Remover ${amadeu}`).focus()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText([agata, antonia])
  const undo = button(page, 'Desfazer')
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription(`${amadeu} saiu dos favoritos.`)
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await expect(button(page, `Remover ${amadeu}`)).toBeFocused()
  await expect(undo).toBeHidden()
})

test('an undo waits as long as the visitor does', async ({ page }) => {
  await page.clock.install()
  await openThree(page)
  await button(page, `Remover ${amadeu}`).click()
  await page.clock.runFor('10:00')
  await button(page, 'Desfazer').click()
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
})

test('a cleared list leads to the models, and comes back', async ({ page }) => {
  await openThree(page)
  await button(page, 'Limpar').click()
  await expect(page.getByText('Você ainda não tem favoritos.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver modelos' })).toHaveAttribute(
    'href',
    '/modelos',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: /Favoritos/ })).toHaveCount(0)
  const undo = await button(page, 'Desfazer').boundingBox()
  expect((undo?.y ?? 0) + (undo?.height ?? 0)).toBeGreaterThan(780) // at the foot of the screen, 800 px
  await button(page, 'Desfazer').click()
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
})

test('a talent that left the agency is marked, leads nowhere, is not sent and can be removed', async ({
  page,
  context,
}) => {
  const left = { id: 9_999, name: 'Lia Antunes', path: '/modelos/x', cover: 'x.jpg', addedAt: 5 }
  await comeWith(page, JSON.stringify({ 1: { id: 1 }, 9999: left }))
  const faults = watchPage(page)
  await page.goto('/favoritos')
  await expect(names(page)).toHaveText([agata])
  await expect(list(page).getByRole('listitem').filter({ hasText: 'Lia Antunes' })).toContainText(
    'Não está mais na agência',
  )
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copiar link').click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Copiado')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?ids=1$/)
  await button(page, 'Remover Lia Antunes').click()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  expect(faults()).toEqual([])
})

test('that a link is copied moves nothing, and goes by itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openThree(page)
  const before = [await list(page).boundingBox(), await button(page, 'Imprimir').boundingBox()]
  await button(page, 'Copiar link').click()
  const told = page.getByRole('main').getByRole('status')
  await expect(told).toHaveText('Copiado')
  await expect(button(page, 'Copiar link').getByText('Copiado')).toBeVisible()
  expect([await list(page).boundingBox(), await button(page, 'Imprimir').boundingBox()]).toEqual(
    before,
  )
  await page.clock.runFor(5_000)
  await expect(told).toBeEmpty()
  await expect(button(page, 'Copiar link').getByText('Copiar link')).toBeVisible()
})

test('a link shows the selection to somebody else, whose own favorites stay until they take it in', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openThree(page)
  await button(page, `Mover ${antonia} para a posição anterior`).click()
  await button(page, 'Copiar link').click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Copiado')
  const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(pathname + search).toBe('/favoritos?ids=1,3,2')

  const somebody = await (
    await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  ).newPage()
  const faults = watchPage(somebody)
  await comeWith(somebody, '[4]')
  await somebody.goto(pathname + search)
  await expect(somebody).toHaveTitle('Seleção | Vereda')
  const cards = somebody.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(cards).toHaveText([agata, antonia, amadeu])
  await expect(somebody.getByRole('banner').getByRole('link', { name: /^Favoritos/ })).toHaveText(
    'Favoritos 1',
  )
  expect(await keptText(somebody)).toBe('[4]')

  await expect(button(somebody, 'Imprimir')).toBeVisible()
  await somebody.evaluate(() => navigator.clipboard.writeText(''))
  await button(somebody, 'Copiar link').click()
  await expect(somebody.getByRole('main').getByRole('status')).toHaveText('Copiado')
  expect(await somebody.evaluate(() => navigator.clipboard.readText())).toContain(search)

  await button(somebody, 'Guardar todos nos meus favoritos').click()
  await expect(somebody.getByText('Todos estão nos seus favoritos.')).toBeFocused() // the button is gone
  await somebody.getByRole('link', { name: 'Meus favoritos' }).click()
  await expect(names(somebody)).toHaveText(['Aurélia Montês', agata, antonia, amadeu])
  expect(faults()).toEqual([])
  await somebody.context().close()
})

test('a link that the browser will not copy stands there to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await openThree(page)
  await button(page, 'Copiar link').click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('/favoritos?ids=1,2,3')
})

test('a device that can share is handed the link', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data)
    }
  })
  await openThree(page)
  await button(page, 'Compartilhar').click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    /"title":"Uma seleção de modelos da Vereda","url":"http[^"]*\/favoritos\?ids=1,2,3"/,
  )
})

test('a shared link says whom it cannot show, and keeps its selection in another language', async ({
  page,
}) => {
  await page.goto('/favoritos?ids=1,9998,9999')
  await expect(page.getByText('2 talentos do link não estão mais na agência.')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/favorites?ids=1,9998,9999')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([agata])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selection')

  const many = Array.from({ length: 201 }, (_, index) => index + 1)
  await page.goto(`/favoritos?ids=${many.join(',')}`)
  await expect(page.getByText('estes são os 200 primeiros')).toBeVisible()
  await page.goto('/favoritos?ids=')
  await expect(page.getByText('Este link não traz nenhum talento')).toBeVisible()
})

test('no search engine and no cache keeps a selection', async ({ page }) => {
  for (const path of ['/favoritos', '/en/favorites?ids=1', '/favoritos.data?mine=1']) {
    const response = await page.request.get(path)
    expect(response.headers()['cache-control'], path).toBe('private, no-cache')
  }
  await page.goto('/favoritos?ids=1')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('on paper it is a contact sheet: four columns with names and measures, nothing to press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.images]
      const covers = pictures.filter((picture) => picture.checkVisibility())
      const others = pictures.filter((picture) => !picture.checkVisibility())
      document.documentElement.dataset['printed'] = JSON.stringify({
        covers: covers.length,
        missing: covers.filter(({ naturalWidth }) => naturalWidth === 0).length,
        others: others.length, // covers under the pointer come when there is one
      })
    }
  })
  await comeWith(page, JSON.stringify(Array.from({ length: 40 }, (_, index) => index + 1)))
  await page.goto('/favoritos')
  await expect(names(page)).toHaveCount(40)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // it waits five seconds for pictures, which a busy machine needs for forty
  await button(page, 'Imprimir').click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    JSON.stringify({ covers: 40, missing: 0, others: 0 }),
  )

  await page.setViewportSize({ width: 718, height: 1_032 }) // A4 without its margins
  await page.emulateMedia({ media: 'print' })
  const cards = list(page).getByRole('listitem')
  await expect(cards.first()).toContainText(`177 cm / 5'10"`)
  await expect(cards.first().getByText('Altura', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  const columns = await list(page).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
  expect(columns.split(' ')).toHaveLength(4)
})

for (const paper of [{ format: 'A4' }, { format: 'Letter', landscape: true }] as const) {
  test(`twelve favorites are one sheet of ${paper.format}, forty are four`, async ({ page }) => {
    for (const [count, sheets] of [
      [12, 1],
      [40, 4],
    ] as const) {
      await comeWith(page, JSON.stringify(Array.from({ length: count }, (_, index) => index + 1)))
      await page.goto('/favoritos')
      await expect(names(page)).toHaveCount(count)
      const pdf = (await page.pdf(paper)).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets)
    }
  })
}

test('own, empty and shared lists have no fault that axe finds', async ({ page }) => {
  await page.goto('/favoritos')
  await expect(page.getByText('Você ainda não tem favoritos.')).toBeVisible()
  expect(await faultsOfEngines(page)).toEqual([])
  await openThree(page)
  await button(page, `Remover ${amadeu}`).click()
  expect(await faultsOfEngines(page)).toEqual([])
  await page.goto('/es/favoritos?ids=1,2,9999')
  await expect(page.getByRole('button', { name: 'Guardar todos en mis favoritos' })).toBeVisible()
  expect(await faultsOfEngines(page)).toEqual([])
})

test('favorites fit every screen, and the undo is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 }) // each button is within reach there
  const count = page.getByRole('banner').getByRole('link', { name: /2$/ })
  await openThree(page)
  await button(page, `Remover ${amadeu}`).click()
  await count.waitFor()
  await expectToFit(page, 'favorites', () => expect(button(page, 'Desfazer')).toBeInViewport())
  for (const [name, path] of [
    ['selection', '/favoritos?ids=1,2,3,4,5,6,9999'],
    ['favorites-profile', '/modelos/mulheres/image/1/agata-fontoura'],
  ] as const) {
    await page.goto(path)
    await count.waitFor()
    await expectToFit(page, name)
  }
})
