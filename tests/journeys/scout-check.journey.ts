import { expect, test } from '@playwright/test'

import { openSettled } from './settled.ts'
import { watchPage } from './watched-page.ts'
import { faultsOfEngines } from './two-engines.ts'

const verdicts = [
  ['@vereda.example', 'It is ours', /@vereda\.example \(instagram\)/],
  ['11 5550-0142', 'It is ours', /\+55 \(11\) 5550-0142/],
  [
    '@vereda_example',
    'It looks like ours, but is not',
    /letters look like those of vereda\.exampl/,
  ],
  ['marina@vereda.exemple', 'It looks like ours, but is not', /one letter or digit is different/],
  ['someone@vereda.example', 'It looks like ours, but is not', /not one that we publish/],
  [
    'https://t.me/vereda.example',
    'It looks like ours, but is not',
    /on another network that name is not ours/,
  ],
  ['@another.agency', 'It is not ours', /talk to us/],
  ['Marina Teles', 'We cannot read this contact', /A name is not enough/],
] as const

test('a pasted contact is compared in the browser, by keyboard, and nothing is sent', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openSettled(page, '/en/check-a-scout')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const field = page.getByRole('textbox', { name: 'Profile, e-mail, phone or link' })
  const answer = page.getByRole('main').getByRole('status')
  for (const [contact, title, words] of verdicts) {
    await field.fill(contact)
    await expect(answer).toBeEmpty()
    await field.press('Enter')
    await expect(answer).toContainText(title)
    await expect(answer).toContainText(words)
  }
  expect(sent).toEqual([])
  expect(await faultsOfEngines(page)).toEqual([])
  expect(faults()).toEqual([])
})

test('an applicant finds the check from the form, the contact page and the footer', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/seja-um-modelo', 'Um scout falou com você? Confira se é nosso.'],
    ['/contato', 'Um scout falou com você? Confira se é nosso.'],
    ['/', 'Scouts'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/verificar-scout')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificar scout')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page lists all contacts of the agency, to compare by eye', async ({ page }) => {
    await page.goto('/es/verificar-scout')
    await expect(page.getByRole('textbox')).toBeHidden()
    await expect(page.getByText('¿Alguien te habló en nombre de Vereda?')).toBeVisible()
    await expect(page.getByText('Pega aquí')).toBeHidden()
    for (const contact of [
      'contato@vereda.example',
      'marina@vereda.example',
      '+55 (11) 5550-0142',
      'instagram.com/vereda.example',
    ]) {
      await expect(page.getByRole('definition').filter({ hasText: contact }).first()).toBeVisible()
    }
    await expect(page.getByText('Dinero:')).toBeVisible()
  })
})
