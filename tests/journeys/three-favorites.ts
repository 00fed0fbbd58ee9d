import { expect, type Page } from '@playwright/test'

import { comeWith } from './kept-favorites.ts'

export const [agata, amadeu, antonia] = [
  'Ágata Fontoura',
  'Amadeu Sequeira',
  'Antônia Vasques',
] as const

/** The visitor's own favorites on their page. */
export const list = (page: Page) => page.getByRole('list', { name: 'Favoritos' })
export const names = (page: Page) => list(page).getByRole('listitem').getByRole('link')
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name })

/** Opens a visitor's favorites: the three above. */
export async function openThree(page: Page): Promise<void> {
  await comeWith(page, '[1, 2, 3]')
  await page.goto('/favoritos')
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
}
