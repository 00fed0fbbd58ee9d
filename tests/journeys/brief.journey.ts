import { expect, type Page, test } from '@playwright/test'

import { listFragment } from '#site/favorites/lists/list-link.ts'
import { noRemark } from '#site/favorites/lists/named-lists.ts'

import { keepPicture } from './kept-pictures.ts'
import { faultsOfEngines } from './two-engines.ts'
import { holdRequests } from './held-requests.ts'
import { comeWith } from './kept-favorites.ts'
import { whenTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

test('a selection goes to the agency with a few words, which are asked for until they are there', async ({
  page,
}) => {
  const faults = watchPage(page)
  await page.goto('/modelos', { waitUntil: 'networkidle' })
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Favoritar/ })
    .click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoritos/ })
    .click()
  await page.locator('summary', { hasText: 'Consultar disponibilidade' }).click()
  await expect(page.getByText('1 talento vai junto.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Enviar', exact: true })
  await send.click()
  await expect(page.getByLabel('Nome')).toBeFocused()
  await expect(page.getByLabel('Nome')).toHaveAttribute('aria-invalid', 'true')
  expect(await faultsOfEngines(page)).toEqual([])
  await keepPicture(page, 'brief-1280')
  await page.getByLabel('Nome').fill('Rui')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Favoritos')
  await page.goBack()
  await expect(page.getByLabel('Nome')).toHaveValue('Rui')
  await page.reload()
  await expect(page.getByLabel('Nome')).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('Rui')
  await page.getByLabel('E-mail').fill('rui@marca.example')
  await page.getByLabel('Projeto').fill('Lookbook de inverno')
  await page.getByLabel('Mensagem').fill('Três dias em março, São Paulo.')
  await send.click() // quicker than a person can be: that is waited for, not refused
  await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeFocused()
  await expect(page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)).toBeVisible()
  await page.reload()
  await page.locator('summary', { hasText: 'Consultar disponibilidade' }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeVisible()
  await page.getByRole('link', { name: 'Escrever outra mensagem' }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeHidden() // the page is loaded anew
  await page.locator('summary', { hasText: 'Consultar disponibilidade' }).click()
  await expect(page.getByLabel('Mensagem')).toHaveValue('')
  expect(faults()).toEqual([])
})

test('however fast its script comes, the list takes its form up without an error', async ({
  page,
}) => {
  const faults = watchPage(page)
  await comeWith(page, '[1, 2, 3]')
  for (let visit = 0; visit < 8; visit++) {
    await page.goto('/favoritos', { waitUntil: 'networkidle' })
    await expect(page.getByLabel('Mensagem')).toBeAttached()
  }
  expect(faults()).toEqual([])
})

test('a message that is sent before its script has come stays as it was typed, and is in no address', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/favoritos?ids=1,2')
  await page.locator('summary', { hasText: 'Consultar disponibilidade' }).click()
  await page.getByLabel('Mensagem').fill('Três dias em março')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByLabel('Mensagem')).toHaveValue('Três dias em março')
  await expect(page).toHaveURL('/favoritos?ids=1,2')
})

test('a profile asks for its talent: the form is open beneath, and the message is about that talent alone', async ({
  page,
}) => {
  const faults = watchPage(page)
  await comeWith(page, '[1, 2, 3]')
  await page.goto('/modelos/mulheres/image/4/aurelia-montes', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').getByRole('button', { name: 'Copiar link' })).toBeVisible()
  await page.getByRole('link', { name: 'Consultar disponibilidade' }).press('Enter')
  await expect(page).toHaveURL('/favoritos?ids=4#brief')
  await expect(page.getByText('1 talento vai junto.')).toBeVisible()
  await expect(page.getByLabel('Nome')).toBeVisible()

  await page.goto('/favoritos?ids=1,2,3,4,5', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Consultar disponibilidade' }).press('Enter')
  await expect(page.locator('summary', { hasText: 'Consultar disponibilidade' })).toBeFocused()
  await expect(page.getByText('5 talentos vão juntos.')).toBeVisible()
  await page.locator('summary', { hasText: 'Comparar' }).press('Enter')
  for (const place of [0, 1, 2, 4]) await page.getByRole('checkbox').nth(place).press('Space')
  await expect(page.getByRole('checkbox').nth(3)).toBeDisabled()
  expect(await faultsOfEngines(page)).toEqual([])
  await page.getByRole('button', { name: 'Comparar' }).press('Enter')
  await expect(page).toHaveURL(/\/comparar\?ids=1&ids=2&ids=3&ids=5$/)
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  expect(faults()).toEqual([])
})

const summary = (page: Page) => page.locator('summary', { hasText: 'Consultar disponibilidade' })

/** Fills in an open form and sends it, once script has taken it over. */
async function sendBrief(page: Page) {
  const send = page.getByRole('button', { name: 'Enviar', exact: true })
  await expect(summary(page)).toBeFocused() // it takes the focus from what has it before
  await whenTakenOver(send)
  await page.getByLabel('Nome', { exact: true }).fill('Rui')
  await page.getByLabel('E-mail').fill('rui@marca.example')
  await page.getByLabel('Projeto').fill('Lookbook de inverno')
  await page.getByLabel('Mensagem').fill('Três dias em março, São Paulo.')
  await send.click()
}

test('a message whose answer was lost and that is sent again after a reload is the same one', async ({
  page,
}) => {
  let lost: string | null = null
  await page.route(/\/selection\/brief$/, async (route) => {
    if (lost !== null || route.request().method() === 'GET') return route.continue()
    const response = await route.fetch()
    const outcome = await response.json()
    if (outcome.status !== 'received') return route.fulfill({ response }) // a proof is asked for first
    lost = String(outcome.reference)
    return route.abort()
  })
  await page.goto('/favoritos?ids=3,4#brief', { waitUntil: 'networkidle' })
  await sendBrief(page)
  await expect(page.getByRole('alert')).toContainText('O envio não chegou até nós.')
  await page.reload()
  await expect(page.getByLabel('Mensagem')).toHaveValue('Três dias em março, São Paulo.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeFocused()
  await expect(page.getByText(lost ?? 'nothing was lost', { exact: true })).toBeVisible()
})

test('another message about a list from a link is about the same list', async ({ page }) => {
  const talents = [1, 2].map((id) => ({ id, sent: noRemark, answered: noRemark }))
  const list = { title: 'Inverno', sender: 'Marta', answerer: null, talents }
  await page.goto('/favoritos' + (await listFragment(list, 'Vereda')))
  const open = page.locator('summary', { hasText: 'Consultar disponibilidade' })
  await open.click()
  await sendBrief(page)
  const receipt = page.getByRole('heading', { name: 'Recebemos sua mensagem' })
  await expect(receipt).toBeVisible()
  await page.getByRole('link', { name: 'Escrever outra mensagem' }).click()
  await expect(receipt).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inverno')
  await open.click()
  await expect(page.getByLabel('Mensagem')).toHaveValue('')
})

test('a receipt and an unsent message stay with the list that they are about', async ({ page }) => {
  const receipt = page.getByRole('heading', { name: 'Recebemos sua mensagem' })
  const message = page.getByLabel('Mensagem')
  await page.goto('/favoritos?ids=1,2#brief', { waitUntil: 'networkidle' })
  await sendBrief(page)
  await expect(receipt).toBeVisible()

  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Consultar disponibilidade' }).click()
  await expect(page).toHaveURL('/favoritos?ids=1#brief')
  await expect(message).toHaveValue('')
  await expect(receipt).toBeHidden()
  await expect(summary(page)).toBeFocused()
  await message.fill('Só em abril')
  await page.goto('/favoritos?ids=2#brief')
  await expect(message).toHaveValue('')
  await page.goto('/favoritos?ids=1,2#brief')
  await expect(receipt).toBeVisible()
  await page.goto('/favoritos?ids=1#brief')
  await expect(message).toHaveValue('Só em abril')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a shared selection names the address to write to', async ({ page }) => {
    await page.goto('/en/favorites?ids=1,2')
    await expect(page.getByText('To request this selection, send the address')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /@vereda/ })).toHaveAttribute(
      'href',
      'mailto:contato@vereda.example',
    )
    await keepPicture(page, 'selection-no-script')
  })
})

test('a cleared brief leaves neither draft nor mistakes, and comes back by undo', async ({
  page,
}) => {
  await page.goto('/favoritos?ids=1,2')
  await page.locator('summary', { hasText: 'Consultar disponibilidade' }).click()
  const project = page.getByLabel('Projeto')
  const clear = page.getByRole('button', { name: 'Limpar formulário' })
  await whenTakenOver(clear)
  const mistakes = page.locator('[aria-invalid="true"]')
  const drafts = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('passarela:brief')),
    )
  await project.fill('Lookbook de inverno')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(mistakes).not.toHaveCount(0)
  await clear.click()
  await expect(project).toHaveValue('')
  await expect(mistakes).toHaveCount(0)
  expect(await drafts()).toEqual([])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(project).toHaveValue('Lookbook de inverno')
  await page.reload()
  await expect(project).toHaveValue('Lookbook de inverno')
})

test('a brief is not cleared before there is script to undo it', async ({ page }) => {
  const letGo = await holdRequests(page, '**/assets/*.js')
  await page.goto('/favoritos?ids=1,2', { waitUntil: 'commit' })
  await page.locator('summary', { hasText: 'Consultar disponibilidade' }).click()
  const project = page.getByLabel('Projeto')
  await project.fill('Lookbook de inverno')
  const clear = page.getByRole('button', { name: 'Limpar formulário' })
  await clear.click()
  await expect(project).toHaveValue('Lookbook de inverno')
  letGo()
  await whenTakenOver(clear)
  await clear.click()
  await expect(project).toHaveValue('')
})
