import type { Page } from '@playwright/test'

/** Lets a visitor come with something in the browser's storage from before. */
export async function comeWith(page: Page, kept: string): Promise<void> {
  const empty = '/an-empty-page' // of the same origin, and no script writes there
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty)
  await page.evaluate((text) => localStorage.setItem('favorites', text), kept)
  await page.unroute(empty) // a route takes the browser's cache away
}

/** What the browser keeps, as text. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('favorites') ?? '')
}

/** Runs in the page before anything else: the visitor has shut the storage. */
export function disableStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}

/** Runs in the page before anything else: nothing more fits into the storage. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
