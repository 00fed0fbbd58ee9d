import type { Page } from '@playwright/test'

import { whenShown } from './in-the-page.ts'
import { whenTakenOver } from './taken-over.ts'

export const PROFILE = '/modelos/mulheres/image/4/aurelia-montes'
export const ORDERS = '**/documents/4/*'

export const opener = (page: Page) => page.getByRole('button', { name: 'PDF e fotos' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'PDF e fotos' })
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
export const frames = (page: Page) => dialog(page).getByRole('group', { name: 'Fotos' })
export const boxes = (page: Page) => frames(page).getByRole('checkbox')
export const cover = (page: Page) => dialog(page).getByRole('checkbox', { name: 'Foto de capa' })
export const failure = (page: Page) => dialog(page).getByRole('alert')

/** A profile with five frames in its book and four polaroids; its dialog, opened by keyboard. */
export async function openDialog(page: Page, place = ''): Promise<void> {
  await page.goto(PROFILE + place)
  await whenTakenOver(page.locator('dialog form[method="post"]'))
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).evaluate(whenShown)
}
