import { expect, test, type Locator, type Page } from '@playwright/test'

import { alsoByNight } from '../sizes.ts'
import { openForm } from './application-form.ts'
import { openDialog } from './document-dialog.ts'
import { whenShown } from './in-the-page.ts'
import { fieldsWithoutLine, strongChanges, unseenMarks } from './measured-contrast.ts'
import { openSettled } from './settled.ts'
import { button, openThree } from './three-favorites.ts'

const profile = '/modelos/mulheres/image/4/aurelia-montes'

/** Screens with all kinds of controls, and how to come there. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  models: (page) => openSettled(page, '/modelos/mulheres/image?letter=a'),
  drawer: async (page) => {
    await openSettled(page, '/modelos')
    await page.getByRole('button', { name: /^Filtrar/ }).click()
    await page.getByRole('dialog').evaluate(whenShown)
  },
  menu: async (page) => {
    await openSettled(page, '/newsletter')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').evaluate(whenShown)
  },
  profile: (page) => openSettled(page, profile),
  reel: (page) => openSettled(page, `${profile}#video`),
  'enlarged photo': (page) => openSettled(page, `${profile}#book-2`),
  documents: (page) => openDialog(page),
  'form with mistakes': async (page) => {
    await openForm(page)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText(/^Falta corrigir/)).toBeVisible()
    await expect(page.locator('#outcome')).toBeFocused() // with which the page scrolls
  },
  'favorites with a QR code': async (page) => {
    await openThree(page)
    await button(page, 'Remetente e QR code').click()
    await button(page, 'Mostrar QR code').click()
    await expect(page.getByRole('img', { name: 'QR code do link' })).toBeVisible()
  },
  comparison: (page) => openSettled(page, '/comparar?ids=1,2,3,4'),
  contact: (page) => openSettled(page, '/contato'),
  'missing page': (page) => openSettled(page, '/nowhere'),
}

for (const colorScheme of alsoByNight(['dark'], ['light'])) {
  test(`in the visitor’s own ${colorScheme} colours every word, icon and field is seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1800 })
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    for (const [screen, open] of Object.entries(screens)) {
      await open(page)
      expect(await unseenMarks(page), screen).toEqual([])
      expect(await fieldsWithoutLine(page), screen).toEqual([])
    }
  })
}

/** Pixels that look different once something is chosen: the line below an “i” has as many. */
const FEWEST = 8

type Choice = {
  open: (page: Page) => Promise<void>
  /** What looks different once it is chosen. */
  look: (page: Page) => Locator
}

const choices: Record<string, Choice> = {
  'a favorite': {
    open: (page) => openSettled(page, '/modelos/mulheres/image'),
    look: (page) => page.locator('.card-heart').first(),
  },
  'a letter': {
    open: (page) => openSettled(page, '/modelos'),
    look: (page) =>
      page.getByRole('navigation', { name: 'Por letra do nome' }).getByRole('link').nth(3),
  },
  'a board': {
    open: (page) => openSettled(page, '/modelos'),
    look: (page) => page.getByRole('main').getByRole('link', { name: 'Mulheres', exact: true }),
  },
  'a value in the drawer': {
    open: screens['drawer'] ?? openThree,
    look: (page) => page.getByRole('dialog').getByRole('checkbox', { name: /^Ruivo/ }),
  },
  'a gallery': {
    open: (page) => openSettled(page, profile),
    look: (page) => page.getByRole('tab', { name: 'Polaroids' }),
  },
  'a film of the reel': {
    open: (page) => openSettled(page, `${profile}#video`),
    look: (page) => page.locator('[data-reel]').getByRole('button', { name: /^Casting/ }),
  },
  'a kind of document': {
    open: (page) => openDialog(page),
    look: (page) => page.locator('label').filter({ hasText: /^Composite$/ }),
  },
  'a photo of a document': {
    open: (page) => openDialog(page),
    look: (page) => page.locator('label:has([name=frame])').nth(1),
  },
  'a mark in a list': {
    open: openThree,
    look: (page) =>
      page
        .getByRole('group', { name: /^Marca de/ })
        .first()
        .getByRole('button', { name: 'Sim' }),
  },
  'the consent to an application': {
    open: (page) => openForm(page),
    look: (page) => page.getByLabel('Li e aceito'),
  },
}

for (const [choice, { open, look }] of Object.entries(choices)) {
  test(`in the visitor’s own colours ${choice} looks chosen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await open(page)
    const before = await pictureOf(look(page))
    await look(page).click()
    await expect(async () => {
      expect(await strongChanges(before, await pictureOf(look(page)))).toBeGreaterThan(FEWEST)
    }).toPass()
  })
}

/** An element as it is seen without pointer and focus, with the line beneath it. */
async function pictureOf(element: Locator): Promise<Buffer> {
  const page = element.page()
  await element.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await element.evaluate((it: HTMLElement) => it.blur())
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  }
  return page.screenshot({ clip: { x, y, width, height: height + 10 } })
}

const mainButtons: Record<string, string> = {
  '/contato': 'Enviar',
  '/minha-candidatura': 'Ver minha candidatura',
  '/verificar-scout': 'Conferir',
  '/favoritos?ids=1,2': 'Consultar disponibilidade',
}

for (const [path, name] of Object.entries(mainButtons)) {
  test(`the main button of ${path} has a frame where its ground is not seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openSettled(page, path)
    await expect(button(page, name).first()).toHaveCSS('border-top-width', '1px')
  })
}
