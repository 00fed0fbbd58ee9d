import { expect, type Locator, test } from '@playwright/test'

import { openHeld } from './held-splash.ts'
import { comeWith } from './kept-favorites.ts'
import { openSettled } from './settled.ts'

// The accessibility tree of each screen, as text in `accessibility-trees/`. After an intended change, write the texts anew with
// `npm exec -c 'playwright test accessibility-tree --update-snapshots'`, and read the difference.

const pages = {
  models: '/en/models/women/image',
  'models-filters': '/es/modelos/mujeres/all?filters=open',
  'no-models': '/modelos/mulheres/all?height=200-200',
  board: '/kids',
  profile: '/modelos/mulheres/image/4/aurelia-montes',
  'profile-english': '/en/models/women/image/4/aurelia-montes',
  newsletter: '/newsletter',
  about: '/en/about',
  contact: '/contato',
  application: '/seja-um-modelo',
  'my-application': '/es/mi-postulacion',
  'scout-check': '/verificar-scout',
  privacy: '/en/privacy',
  accessibility: '/acessibilidade',
  comparison: '/comparar?ids=1,2,3,4',
  'shared-list': '/favoritos?ids=1,2,3',
  'list-documents': '/en/documents/list?ids=1,2',
  'not-found': '/nowhere',
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has the accessibility tree that is written down`, async ({ page }) => {
    await openSettled(page, path)
    await expectTree(page.locator('body'), name)
  })
}

test('home, under its splash, has the accessibility tree that is written down', async ({
  page,
}) => {
  await openHeld(page, '/') // the splash stays
  await page.clock.runFor(1_000) // it would go after five seconds
  await expectTree(page.locator('body'), 'home')
})

test('the menu has the accessibility tree that is written down', async ({ page }) => {
  await openSettled(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expectTree(page.getByRole('dialog'), 'menu')
})

test('a visitor’s own list has the accessibility tree that is written down', async ({ page }) => {
  await comeWith(page, '[1, 2, 3]')
  await openSettled(page, '/favoritos')
  await expectTree(page.locator('body'), 'own-list')
})

test('the pictures of a list’s documents have the accessibility tree that is written down', async ({
  page,
}) => {
  await comeWith(page, '[1, 2]')
  await openSettled(page, '/favoritos')
  await page.getByRole('button', { name: 'PDF, ZIP e planilha' }).click()
  await page.getByRole('button', { name: 'Escolher fotos' }).click()
  await page
    .getByRole('button', { name: /^Amadeu Sequeira/ })
    .last()
    .click()
  await page.getByRole('radio', { name: 'Amadeu Sequeira, book, 3 de 6' }).check()
  await expectTree(page.getByRole('dialog'), 'list-pictures')
})

test('the dialogs of a profile have the accessibility trees that are written down', async ({
  page,
}) => {
  await openSettled(page, '/modelos/mulheres/image/4/aurelia-montes')
  await page.getByRole('button', { name: 'PDF e fotos' }).click()
  await expectTree(page.getByRole('dialog'), 'documents')
  await page.keyboard.press('Escape')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expectTree(page.getByRole('dialog'), 'photo')
})

/** Waits until the part's tree is as in its file; the year of the footer does not count. */
async function expectTree(part: Locator, name: string) {
  await expect(async () => {
    const text = await part.ariaSnapshot()
    expect(text.replace(/© \d{4}/, '© year')).toMatchSnapshot(`${name}.txt`)
  }).toPass()
}
