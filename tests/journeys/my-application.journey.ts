import { expect, test, type Page } from '@playwright/test'

import {
  choosePhotos,
  fillIn,
  oldEnough,
  plainApplication,
  sendPlainly,
} from './application-form.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { openTakenOver, whenTakenOver } from './taken-over.ts'
import { faultsOfEngines } from './two-engines.ts'

async function expectNoFaults(page: Page) {
  expect(await faultsOfEngines(page)).toEqual([])
  expect(await page.evaluate(sidewaysScroll)).toBe(0)
}

test('whoever has the receipt corrects and deletes the application, by keyboard', async ({
  page,
}) => {
  const answer = await sendPlainly(page, '/en/be-a-model', await plainApplication())
  const receipt = await answer.text()
  const [, reference = ''] = /name="reference" value="([^"]+)"/.exec(receipt) ?? []
  const [, secret = ''] = /name="secret" value="([^"]+)"/.exec(receipt) ?? []
  expect(secret).toMatch(/^(\w{4}-){3}\w{4}$/)

  await openTakenOver(page, '/en/be-a-model')
  await page.evaluate(storeReceipt, JSON.stringify({ reference, secret, at: Date.now() }))
  await page.getByRole('link', { name: /Already applied/ }).click()
  await expect(page).toHaveURL('/en/my-application')
  await expectNoFaults(page)
  await page.getByLabel('Reference').fill(reference)
  await page.getByLabel('Receipt code').fill('7KQM-2T9X-0PCV-WH4D')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toContainText('We found no application')
  await expect(page).toHaveTitle(/^Error: /)
  await expectNoFaults(page)

  await page.getByLabel('Receipt code').fill(secret.toLowerCase().replaceAll('-', ' '))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^(Received|Delivered)/ })).toBeVisible()
  await expect(page.getByText('Bia Canária')).toBeVisible()
  await expect(page.getByText('170 cm')).toBeVisible()
  await expectNoFaults(page)

  await page.getByLabel('E-mail').fill('nova@canaria.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Contact details corrected',
  )
  await expect(page.getByLabel('E-mail')).toHaveValue('nova@canaria.example')

  await page.getByLabel('Yes, I want to delete my application').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Deleted', exact: true })).toBeVisible()
  await expect(page.getByText('nova@canaria.example')).toHaveCount(0)
  await expectNoFaults(page)
  expect(page.url()).not.toContain('?')

  await whenTakenOver(page.getByRole('main')) // its script forgets the receipt
  await page.getByRole('link', { name: 'Leave this page' }).click()
  await expect(page.getByLabel('Reference')).toHaveValue('')

  await openTakenOver(page, '/en/be-a-model')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(page.getByText('We received your application')).toHaveCount(0)
})

/** Runs in the page: what a tab stores of an application that was sent with script. */
function storeReceipt(receipt: string): void {
  sessionStorage.setItem('passarela:application-receipt', receipt)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the receipt opens the application, and once it is deleted it stays so', async ({
    page,
  }) => {
    await page.goto('/seja-um-modelo')
    await fillIn(page)
    await choosePhotos(page)
    await oldEnough(page)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    const open = page.getByRole('button', { name: 'Ver minha candidatura' })
    await expect(page.getByText(/^(\w{4}-){3}\w{4}$/)).toBeVisible()
    await open.click()
    await expect(page).toHaveURL('/minha-candidatura')
    await expect(page.getByText('Ana Canária Lima')).toBeVisible()
    await expect(page.getByText('4 fotos', { exact: true })).toBeVisible()
    await page.getByLabel('E-mail').fill('ana@')
    await page.getByRole('button', { name: 'Salvar contato' }).click()
    await expect(page.getByText('Escreva o e-mail completo').last()).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@')
    await page.getByLabel('Sim, quero apagar minha candidatura').check()
    await page.getByRole('button', { name: 'Apagar' }).click()
    await expect(page.getByRole('heading', { name: 'Apagada' })).toBeVisible()
    await page.reload() // sends the same deletion again
    await expect(page.getByRole('heading', { name: 'Apagada' })).toBeVisible()
    await expect(page.getByText('Ana Canária Lima')).toHaveCount(0)
  })
})
