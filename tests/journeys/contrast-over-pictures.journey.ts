import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { choosePhotos, openForm, photosReady } from './application-form.ts'
import { openHeld } from './held-splash.ts'
import { whenShown } from './in-the-page.ts'
import {
  coloursIn,
  contrast,
  isSame,
  marksOverPictures,
  pixelsOf,
  type Box,
  type Colour,
  type Mark,
  type Pixels,
} from './over-pictures.ts'
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
    await openSettled(page, site.url)
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
      const marks = await marksWithContrast(page)
      expect(marks).not.toEqual([])
      expect(marks.filter(({ lowest, needed }) => lowest < needed)).toEqual([])
    })
  }

  for (const [screen, open] of Object.entries(withGround)) {
    test(`at ${width} px no word or icon of ${screen} lies on the bare picture`, async ({
      page,
    }) => {
      await openAt(width, page, open)
      expect(await marksWithContrast(page)).toEqual([])
    })
  }
}

async function openAt(width: number, page: Page, open: (page: Page) => Promise<void>) {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
}

/** The lightest and darkest pictures that an agency may have, one between them, and its own. */
const [white, black, ...others] = [
  'brightness(0) invert(1)',
  'brightness(0)',
  'brightness(0) invert(0.5)',
  'none',
]

/**
 * The texts and icons over pictures on the screen, where what is behind their letters changes with the pictures. Each has the
 * lowest contrast over white, grey and black pictures and over the page's own. One in a hundred pixels may have less.
 */
async function marksWithContrast(page: Page) {
  const marks = await page.evaluate(marksOverPictures)
  const looks = [await lookOf(page, white), await lookOf(page, black)]
  const over = marks.filter(({ box }) => {
    const [bright = [], dark = []] = behindLetters(box, looks)
    return bright.some((colour, at) => !isSame(colour, dark[at]))
  })
  if (over.length === 0) return []
  for (const filter of others) looks.push(await lookOf(page, filter))
  return over.map((mark) => {
    const ratios = behindLetters(mark.box, looks).map((each) => lowContrast(mark, each))
    return { name: mark.name, needed: mark.needed, lowest: Math.min(...ratios) }
  })
}

type Look = { shown: Pixels; behind: Pixels }

const withoutMarks = `
  * { color: transparent !important; text-decoration-color: transparent !important }
  svg { visibility: hidden !important }
`

/** The screen with a filter on its pictures: as it is shown, and without texts and icons. */
async function lookOf(page: Page, filter: string | undefined): Promise<Look> {
  const style = `img, video, canvas { filter: ${filter} !important } * { transition: none !important }`
  return {
    shown: await pixelsOf(page, style),
    behind: await pixelsOf(page, style + withoutMarks),
  }
}

/** In each look, the colours behind the letters in a box: where the page changes without them in any of the looks. */
function behindLetters(box: Box, looks: readonly Look[]): Colour[][] {
  const sides = looks.map(({ shown, behind }) => {
    return { shown: coloursIn(box, shown), behind: coloursIn(box, behind) }
  })
  const isLetter = (at: number) =>
    sides.some(({ shown, behind }) => shown[at] !== undefined && !isSame(shown[at], behind[at]))
  return sides.map(({ behind }) => behind.filter((_, at) => isLetter(at)))
}

function lowContrast({ colour }: Mark, backs: readonly Colour[]): number {
  const ratios = backs.map((back) => contrast(colour, back)).toSorted((a, b) => a - b)
  return ratios[Math.floor(ratios.length / 100)] ?? 1
}
