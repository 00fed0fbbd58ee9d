import { expect, type Page } from '@playwright/test'

import { comeWith } from './kept-favorites.ts'

type KeptList = { title: string; ids: readonly number[]; notes?: Record<number, string> }

/** Opens the favorites of a visitor who has two lists; the first is on screen. */
export async function openTwo(page: Page, first: KeptList, second: KeptList): Promise<void> {
  await comeWith(page, JSON.stringify(first.ids))
  const lists = [kept('first', { ...first, ids: [] }), kept('second', second)]
  const text = JSON.stringify({ current: 'first', lists, sender: '' })
  await page.evaluate((value) => localStorage.setItem('favorites-lists', value), text)
  await page.goto('/favoritos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.title)
}

function kept(id: string, { title, ids, notes = {} }: KeptList) {
  const remarks = Object.entries(notes).map(([talent, note]) => [talent, { note, mark: null }])
  return { id, title, talents: ids, remarks: Object.fromEntries(remarks) }
}
