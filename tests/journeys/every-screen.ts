import { expect, test, type Page } from '@playwright/test'

import { sidewaysScroll } from './in-the-page.ts'
import { keepPicture } from './kept-pictures.ts'

/**
 * Expects a page as it is now to be no wider than the screen, and to be as it must, at every width. One visit is enough: no script
 * of these pages reads the screen's width.
 */
export async function expectToFit(
  page: Page,
  name: string,
  alsoExpect = async (): Promise<void> => {},
): Promise<void> {
  for (const width of [320, 390, 768, 1280, 1702]) {
    await test.step(`${name} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
      expect(await page.evaluate(sidewaysScroll)).toBe(0)
      await alsoExpect()
      await keepPicture(page, `${name}-${width}`)
    })
  }
}
