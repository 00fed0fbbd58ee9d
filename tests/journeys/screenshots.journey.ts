import { expect, test } from '@playwright/test'

import { alsoByNight } from '../sizes.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { keepPicture } from './kept-pictures.ts'
import { openSettled } from './settled.ts'

const screens = {
  home: '/',
  models: '/modelos',
  board: '/en/models/women/mainboard',
  about: '/sobre',
  newsletter: '/newsletter',
  post: '/en/newsletter/wool-close-up',
  'not-found': '/es/nada',
}

for (const width of alsoByNight([390, 1280], [768, 1702])) {
  test(`the main screens at ${width} px fit, with all pictures in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    const keep = async (name: string) => {
      await expect.poll(() => page.evaluate(missingPictures)).toEqual([])
      expect(await page.evaluate(sidewaysScroll)).toBe(0)
      await keepPicture(page, `${name}-${width}`)
    }
    await page.goto('/', { waitUntil: 'networkidle' })
    await keepPicture(page, `splash-${width}`)
    for (const [name, path] of Object.entries(screens)) {
      await openSettled(page, path)
      await keep(name)
    }
    await page.goto('/es/modelos/mujeres/image')
    await page.getByRole('link', { name: 'Aurélia Montês' }).click()
    await page.getByRole('heading', { level: 1, name: 'Aurélia Montês' }).waitFor()
    await keep('talent')
  })
}

/** Runs in the page: the pictures in sight, or up to a screen below, that are not there. */
function missingPictures(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, left, right } = image.getBoundingClientRect()
      return top < 2 * innerHeight && left < innerWidth && right > 0
    })
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.src)
}
