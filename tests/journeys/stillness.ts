import type { Page } from '@playwright/test'

/** Why nothing is to move by itself, and how a visitor says so. */
export const stillness: Record<string, (page: Page) => Promise<void>> = {
  'under reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'where data are to be saved': async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  },
}
