import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { choosePhotos, openForm, photosReady } from './application-form.ts'
import { openHeld } from './held-splash.ts'
import { whenShown } from './in-the-page.ts'
import { contrastsOverPictures, whenPicturesDecoded } from './measured-contrast.ts'
import { openSettled } from './settled.ts'
import { openSiteWithSlides } from './site-with-slides.ts'

let site: Awaited<ReturnType<typeof openSiteWithSlides>>
test.beforeAll(async () => {
  site = await openSiteWithSlides(join(test.info().project.outputDir, '.site-for-contrast'))
})
test.afterAll(() => site.end())

const profile = '/modelos/mulheres/image/4/aurelia-montes'

/** Screens where texts or icons lie over a picture, and how to come there. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'the splash': async (page) => void (await openHeld(page, '/')),
  'a home page with slides': async (page) => {
    await page.goto(`${site.url}/modelos`) // the splash opens on a visit's first page alone
    await expect(async () => {
      await openSettled(page, site.url)
      expect(await page.locator('main img').count()).toBeGreaterThan(0)
      await page.evaluate(whenPicturesDecoded)
    }).toPass() // a site that is busy may leave its slides out the first time
  },
  'a card with its measures': async (page) => {
    await openSettled(page, '/modelos/mulheres/image')
    const card = page.getByRole('article').first()
    await card.hover()
    await card.locator('dl').evaluate(whenShown)
  },
  'the photos of an application': async (page) => {
    await openForm(page)
    await choosePhotos(page)
    await photosReady(page)
    await page.getByRole('group', { name: 'Fotos' }).scrollIntoViewIfNeeded()
  },
}

/** Screens where all that meets a picture has a ground of its own. */
const withGround: Record<string, (page: Page) => Promise<void>> = {
  'a cover with a film': (page) => openSettled(page, '/modelos/mulheres/image/9/dandara-quirino'),
  'the reel': (page) => openSettled(page, `${profile}#video`),
  'an enlarged photo': async (page) => {
    await openSettled(page, `${profile}#book-2`)
    await page.keyboard.press('+')
  },
  'a comparison': (page) => openSettled(page, '/comparar?ids=1,2,3,4'),
}

for (const width of [390, 1280]) {
  for (const [screen, open] of Object.entries(screens)) {
    test(`at ${width} px the words and icons of ${screen} are read over any picture`, async ({
      page,
    }) => {
      await openAt(width, page, open)
      const marks = await contrastsOverPictures(page)
      expect(marks).not.toEqual([])
      expect(marks.filter(({ lowest, needed }) => lowest < needed)).toEqual([])
    })
  }

  for (const [screen, open] of Object.entries(withGround)) {
    test(`at ${width} px no word or icon of ${screen} lies on the bare picture`, async ({
      page,
    }) => {
      await openAt(width, page, open)
      expect(await contrastsOverPictures(page)).toEqual([])
    })
  }
}

async function openAt(width: number, page: Page, open: (page: Page) => Promise<void>) {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
}
