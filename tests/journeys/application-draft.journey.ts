import { expect, test, type Page } from '@playwright/test'

import {
  cameraPhoto,
  choosePhotos,
  fillIn,
  openForm,
  photosReady,
  slots,
} from './application-form.ts'
import { faultsOfEngines } from './two-engines.ts'

const again = (page: Page) => page.getByText('Escolha esta foto de novo')
const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('passarela:application'))

test('a draft survives a reload, photos a walk through the site; clearing ends both', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  await fillIn(page)
  await page.getByLabel('País').selectOption('BR')
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByLabel(/^Cidade/).selectOption('Santos')
  await choosePhotos(page)
  await photosReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
  await page.goBack()
  await photosReady(page)
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Canária Lima')
  await expect(again(page)).toHaveCount(0)

  await page.reload()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Canária Lima')
  await expect(page.getByLabel('Altura')).toHaveValue('178/5.10')
  await expect(page.getByLabel(/^Cidade/)).toHaveValue('Santos')
  await expect(again(page)).toHaveCount(slots.length)
  await page.getByRole('button', { name: 'Limpar formulário' }).click()
  await expect(page.getByLabel('Nome completo')).toHaveValue('')
  await expect(page.getByLabel(/^Cidade/)).toBeDisabled()
  expect(await draftIn(page)).toBeNull()
  await expect(again(page)).toHaveCount(0)
})

test('clearing can be undone until something is changed: texts, lists, places and photos come back', async ({
  page,
}) => {
  await openForm(page)
  const clear = page.getByRole('button', { name: 'Limpar formulário' })
  const undo = page.getByRole('button', { name: 'Desfazer' })
  const name = page.getByLabel('Nome completo')
  await fillIn(page)
  await page.getByLabel('Homem').check({ force: true })
  await page.getByLabel('País').selectOption('BR')
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByLabel(/^Cidade/).selectOption('Santos')
  await choosePhotos(page)
  await photosReady(page)
  await clear.click()
  await expect(name).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remover foto/ })).toHaveCount(0)
  expect(await faultsOfEngines(page)).toEqual([])
  await undo.click()
  await expect(clear).toBeFocused()
  await expect(undo).toHaveCount(0)
  await expect(name).toHaveValue('Ana Canária Lima')
  await expect(page.getByLabel('Homem')).toBeChecked()
  await expect(page.getByLabel('Altura')).toHaveValue('178/5.10')
  await expect(page.getByLabel(/^Cidade/)).toHaveValue('Santos')
  await expect(page.getByLabel('Li e aceito')).toBeChecked()
  await photosReady(page)
  await expect(again(page)).toHaveCount(0)
  await clear.click()
  await name.fill('Bia')
  await expect(undo).toHaveCount(0)
})

test('each reload says beside every photo that was chosen, and is gone, that it is to be chosen again', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  await choosePhotos(page)
  await photosReady(page)
  await page.getByRole('button', { name: 'Remover foto: Perfil' }).click()
  await page.reload()
  await expect(again(page)).toHaveCount(3)
  const face = page.getByLabel('Rosto', { exact: true })
  await expect(face).toHaveAccessibleDescription(/Escolha esta foto de novo/)
  expect(await faultsOfEngines(page)).toEqual([])
  await face.setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPhoto('#c02020'),
  })
  await expect(again(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remover foto: Rosto' }).click()
  await expect(again(page)).toHaveCount(2)
  await page.reload()
  await expect(again(page)).toHaveCount(2)
})

test('leaving with something unsent asks first', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Nome completo').fill('Ana')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.dismiss()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Modelos' }).click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('ainda não foi enviada')])
  await expect(page).toHaveURL('/seja-um-modelo')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana')
})

test('a city goes with its state and its country, also in what a reload brings back', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  const [country, state, city] = [
    page.getByLabel('País'),
    page.getByLabel('Estado'),
    page.getByLabel(/^Cidade/),
  ]
  await country.selectOption('BR')
  await state.selectOption('RN')
  await city.selectOption('Bom Jesus') // which is the name of one in each of the two states
  await state.selectOption('PB')
  await page.reload()
  await expect(state).toHaveValue('PB')
  await expect(city).toBeEnabled()
  await expect(city).toHaveValue('')
  await city.selectOption('Bom Jesus')
  await country.selectOption('PT')
  const { values } = JSON.parse((await draftIn(page)) ?? '{}')
  expect(values).toMatchObject({ country: 'PT', id_state: '', basedin: '' })
  await page.reload()
  await expect(country).toHaveValue('PT')
  await country.selectOption('BR')
  await expect(state).toBeEnabled()
  await expect(state).toHaveValue('')
  await expect(city).toHaveValue('')
})

test('a state and a city that a reload brings back are sent, also while their lists do not come', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  await page.getByLabel('País').selectOption('BR')
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByLabel(/^Cidade/).selectOption('Santos')
  await page.route('**/scouting/cities/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Não foi possível carregar as cidades')).toBeVisible()
  await expect(page.getByLabel('Estado')).toHaveValue('SP')
  await expect(page.getByLabel(/^Cidade/)).toHaveValue('Santos')
  const sent = await page.locator('form#application').evaluate(formOf)
  expect(sent).toMatchObject({ id_state: 'SP', basedin: 'Santos' })
})

/** Runs in the page: what a form would send. */
function formOf(form: Element): Record<string, unknown> {
  return form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
}

test('what was sent without script stands before an older draft: no city of another country comes back', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  await page.getByLabel('Nome completo').fill('Ana')
  await page.getByLabel('País').selectOption('BR')
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByLabel(/^Cidade/).selectOption('Santos')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await page.getByLabel('Nome completo').fill('Bia')
  await page.getByLabel('País').selectOption('PT')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page).toHaveTitle('Erro: Seja modelo | Vereda')
  await expect(page.locator('form#application')).toHaveAttribute('data-live', 'true')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Bia')
  await expect(page.getByLabel('País')).toHaveValue('PT')
  await expect(page.getByLabel('Estado')).toHaveValue('')
  await expect(page.getByLabel(/^Cidade/)).toHaveValue('')
})

test('what came of the form just now stands before a receipt that the tab kept', async ({
  page,
}) => {
  const receipt = page.getByRole('heading', { name: 'Recebemos sua candidatura' })
  const form = page.locator('form#application')
  page.on('dialog', (dialog) => dialog.accept())
  await openForm(page)
  await page.getByLabel('País').selectOption('BR')
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByLabel(/^Cidade/).selectOption('Santos')
  await page.evaluate(() => {
    const kept = { reference: '00000000-0000-4000-8000-000000000001', at: Date.now() }
    sessionStorage.setItem('passarela:application-receipt', JSON.stringify(kept))
  })
  await form.evaluate((element) => element instanceof HTMLFormElement && element.submit())
  await expect(page).toHaveTitle('Erro: Seja modelo | Vereda')
  await expect(form).toHaveAttribute('data-live', 'true')
  await expect(form).toBeVisible()
  await expect(page.locator('#outcome')).toContainText('Nome completo')
  await expect(page.getByLabel(/^Cidade/)).toHaveValue('Santos')
  await expect(receipt).toHaveCount(0)
  await page.goto('/seja-um-modelo')
  await expect(page.getByText('00000000-0000-4000-8000-000000000001')).toBeVisible()
  await expect(page.getByLabel(/^Cidade/)).toHaveValue('Santos')
  await expect(receipt).toHaveCount(0)
})
