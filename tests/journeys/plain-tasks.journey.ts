import { expect, test, type Page } from '@playwright/test'

import { plainApplication, sendPlainly } from './application-form.ts'

// Tasks without script that no other journey does on its way; docs/safety.md (W1) counts them all.

test.use({ javaScriptEnabled: false })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const footer = (page: Page) => page.getByRole('contentinfo')

test('a post is read from the list, and the list is one link away', async ({ page }) => {
  await page.goto('/newsletter')
  const post = main(page).getByRole('article').nth(1).getByRole('link')
  const name = await post.innerText()
  await post.click()
  await expect(title(page)).toHaveText(name)
  await expect(main(page).locator('p').first()).toBeVisible()
  await main(page).getByRole('link', { name: 'Newsletter', exact: true }).click()
  await expect(page).toHaveURL(/\/newsletter(#|$)/)
})

test('a profile leads to similar talents and to the agency', async ({ page }) => {
  await page.goto('/modelos/mulheres/image/4/aurelia-montes')
  await expect(page.getByRole('button', { name: /Copiar link|Compartilhar/ })).toHaveCount(0)
  const similar = page
    .getByRole('region', { name: /^Semelhantes a/ })
    .getByRole('link')
    .first()
  const name = (await similar.innerText()).split('\n')[0] ?? ''
  await similar.click()
  await expect(title(page)).toHaveText(name)
  await main(page).getByRole('link', { name: 'Consultar disponibilidade' }).click()
  await expect(page).toHaveURL(/\/favoritos\?ids=\d+#brief$/)
  await expect(main(page).getByRole('link', { name: /@vereda/ })).toBeVisible()
})

test('two talents of a list are put side by side', async ({ page }) => {
  await page.goto('/favoritos?ids=1,2,3,4,5')
  await page.locator('summary', { hasText: 'Comparar' }).click()
  for (const place of [1, 3]) await page.getByRole('checkbox').nth(place).check()
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(page).toHaveURL(/\/comparar\?ids=2&ids=4$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('the agency’s texts are read and its address, e-mail and phone found from the footer', async ({
  page,
}) => {
  await page.goto('/')
  for (const name of ['Sobre', 'Privacidade', 'Contato']) {
    await footer(page).getByRole('link', { name, exact: true }).click()
    await expect(title(page)).toHaveText(name)
    await expect(page).toHaveTitle(`${name} | Vereda`)
  }
  for (const [name, scheme] of [
    ['contato@vereda.example', 'mailto:'],
    ['+55 (11) 5550-0140', 'tel:'],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute(
      'href',
      RegExp(`^${scheme}`),
    )
  }
  await expect(main(page).getByRole('link', { name: 'Ver no mapa' })).toBeVisible()
})

test('each kind of page is there in another language, with what was chosen on it', async ({
  page,
}) => {
  for (const [path, translated] of [
    ['/newsletter', '/en/newsletter'],
    ['/contato', '/en/contact'],
    ['/seja-um-modelo', '/en/be-a-model'],
    ['/verificar-scout', '/en/check-a-scout'],
    ['/favoritos?ids=1,2', '/en/favorites?ids=1%2C2'],
    ['/comparar?ids=1,2&set=book&place=2', '/en/compare?ids=1%2C2&set=book&place=2'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /English/ })
      .click()
    await expect(page).toHaveURL(translated)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(title(page)).toBeVisible()
  }
})

test('whoever applied corrects the e-mail, and leaves', async ({ page }) => {
  const answer = await sendPlainly(page, '/en/be-a-model', await plainApplication())
  const receipt = await answer.text()
  const [, reference = ''] = /name="reference" value="([^"]+)"/.exec(receipt) ?? []
  const [, secret = ''] = /name="secret" value="([^"]+)"/.exec(receipt) ?? []
  await page.goto('/en/my-application')
  await page.getByLabel('Reference').fill(reference)
  await page.getByLabel('Receipt code').fill(secret)
  await page.keyboard.press('Enter')
  await page.getByLabel('E-mail').fill('nova@canaria.example')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('status')).toContainText('Contact details corrected')
  await expect(page.getByLabel('E-mail')).toHaveValue('nova@canaria.example')
  await page.getByRole('link', { name: 'Leave this page' }).click()
  await expect(page.getByLabel('Reference')).toHaveValue('')
  await expect(page.getByText('nova@canaria.example')).toHaveCount(0)
})
