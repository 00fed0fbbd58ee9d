import { expect, type Locator, test } from '@playwright/test'

import { openInTab } from './open-in-tab.ts'
import { openTakenOver } from './taken-over.ts'

const aurelia = '/en/models/women/image/4/aurelia-montes'

/** Which keys an element takes from the browser, for which they have a meaning of their own: Alt and an arrow go back, for example. */
const takenBy = (element: Locator) =>
  element.evaluate((focused: HTMLElement) => {
    focused.focus()
    const keys = [
      { key: 'ArrowLeft', altKey: true },
      { key: 'ArrowRight', metaKey: true },
      { key: 'ArrowDown', ctrlKey: true },
      { key: 'Home', altKey: true },
      { key: 'End', ctrlKey: true },
    ].map((each) => new KeyboardEvent('keydown', { ...each, bubbles: true, cancelable: true }))
    return keys.filter((key) => !focused.dispatchEvent(key)).map(({ key }) => key)
  })

test('with a modifier, a key is the browser’s at a tab of the galleries', async ({ page }) => {
  await openTakenOver(page, aurelia)
  const book = page.getByRole('tab', { name: 'Book' })
  await expect(book).toHaveAttribute('aria-selected', 'true')
  expect(await takenBy(book)).toEqual([])
  await expect(book).toBeFocused()
  await expect(book).toHaveAttribute('aria-selected', 'true')
})

test('with a modifier, a key is the browser’s at a thumbnail of the viewer', async ({ page }) => {
  await page.goto(`${aurelia}#book-2`)
  const shown = page.getByRole('dialog').getByRole('button', { name: 'Picture 2 of 5' })
  expect(await takenBy(shown)).toEqual([])
  await expect(page).toHaveURL(`${aurelia}#book-2`)
})

test('with a modifier, a click on a link that takes a filter away opens a tab and leaves the focus alone', async ({
  page,
}) => {
  await openTakenOver(page, '/modelos?hair=black')
  const count = page.getByRole('main').getByRole('status').first()
  for (const name of ['Limpar filtros', /^Cabelo: .*, remover$/]) {
    await openInTab(page.getByRole('main').getByRole('link', { name }))
    await expect(count).not.toBeFocused()
  }
  await page.getByRole('main').getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(count).toBeFocused()
})
