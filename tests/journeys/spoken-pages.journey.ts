import { expect, type Locator, test } from '@playwright/test'

import { comeWith } from './kept-favorites.ts'
import { openSettled } from './settled.ts'

// What a screen reader gets of each screen, as text in `spoken-pages/`. After an intended change, write the texts anew with
// `npx playwright test spoken-pages --update-snapshots`, and read the difference.

const pages = {
  home: '/',
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
  comparison: '/comparar?ids=1,2,3,4',
  'shared-list': '/favoritos?ids=1,2,3',
  'list-documents': '/en/documents/list?ids=1,2',
  'not-found': '/nowhere',
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name} reads as it is written down`, async ({ page }) => {
    await openSettled(page, path)
    await expectToRead(page.locator('body'), name)
  })
}

test('the menu reads as it is written down', async ({ page }) => {
  await openSettled(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expectToRead(page.getByRole('dialog'), 'menu')
})

test('a visitor’s own list reads as it is written down', async ({ page }) => {
  await comeWith(page, '[1, 2, 3]')
  await openSettled(page, '/favoritos')
  await expectToRead(page.locator('body'), 'own-list')
})

test('the dialogs of a profile read as they are written down', async ({ page }) => {
  await openSettled(page, '/modelos/mulheres/image/4/aurelia-montes')
  await page.getByRole('button', { name: 'PDF e fotos' }).click()
  await expectToRead(page.getByRole('dialog'), 'documents')
  await page.keyboard.press('Escape')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expectToRead(page.getByRole('dialog'), 'photo')
})

/** Waits until the part reads as in its file; the year of the footer does not count. */
async function expectToRead(part: Locator, name: string) {
  await expect(async () => {
    const text = await part.ariaSnapshot()
    expect(text.replace(/© \d{4}/, '© year')).toMatchSnapshot(`${name}.txt`)
  }).toPass({ timeout: 15_000 })
}
