import { expect, test } from '@playwright/test'

import {
  PROFILE,
  ORDERS,
  opener,
  dialog,
  button,
  frames,
  boxes,
  openDialog,
} from './document-dialog.ts'
import { holdRequests } from './held-requests.ts'
import { whenTakenOver } from './taken-over.ts'

test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.4' } }) // the site makes ten documents a minute for one address

test('at first the gallery that is shown is chosen, until the visitor chooses something', async ({
  page,
}) => {
  const chosen = () => boxes(page).evaluateAll(placesOfChecked)
  await openDialog(page, '#snap')
  await expect.poll(chosen).toEqual([5, 6, 7, 8])
  await button(page, 'Fechar').press('Enter')
  await page.getByRole('tab', { name: 'Book' }).click()
  await opener(page).click()
  await expect.poll(chosen).toEqual([0, 1, 2, 3, 4])
  await boxes(page).first().uncheck()
  await button(page, 'Fechar').press('Enter')
  await page.getByRole('tab', { name: 'Polaroids' }).click()
  await opener(page).click()
  await expect.poll(chosen).toEqual([1, 2, 3, 4])
})

test('what was chosen before the script came stays, whichever gallery is shown', async ({
  page,
}) => {
  const letGo = await holdRequests(page, '**/assets/*.js')
  await page.goto(`${PROFILE}#snap`, { waitUntil: 'domcontentloaded' })
  await opener(page).click()
  await boxes(page).nth(0).uncheck()
  await boxes(page).nth(8).check()
  await dialog(page).getByRole('radio', { name: 'Centímetros' }).check()
  letGo()
  await whenTakenOver(dialog(page).locator('form'))
  await expect(dialog(page).getByText('5 de 9 escolhidas')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Polaroids', includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await boxes(page).evaluateAll(placesOfChecked)).toEqual([1, 2, 3, 4, 8])
  await expect(dialog(page).getByRole('radio', { name: 'Centímetros' })).toBeChecked()
})

/** Runs in the page: which of the boxes are ticked, counted from 0. */
function placesOfChecked(all: Element[]): number[] {
  return all.flatMap((box, place) => (box.matches(':checked') ? [place] : []))
}

test('all or none are chosen at once; without any, and with too many, the form says so in its place', async ({
  page,
}) => {
  await openDialog(page)
  await button(page, 'Nenhuma').press('Enter')
  await expect(boxes(page).and(page.locator(':checked'))).toHaveCount(0)
  await expect(frames(page)).toHaveAccessibleDescription(
    '0 de 9 escolhidas Escolha pelo menos uma foto.',
  )
  await button(page, 'Baixar PDF').press('Enter')
  await expect(boxes(page).first()).toBeFocused()
  await button(page, 'Todas').press('Enter')
  await expect(boxes(page).and(page.locator(':checked'))).toHaveCount(9)
  await expect(frames(page)).toHaveAccessibleDescription('9 de 9 escolhidas')
})

test('the photos are put in order by buttons and by dragging; the focus stays, the place is told', async ({
  page,
}) => {
  await openDialog(page)
  const [first, second, third, fourth, fifth] = await boxes(page).evaluateAll(valuesOf)
  await dialog(page).getByText('Mudar a ordem').press('Enter')
  const list = dialog(page).getByRole('listitem')
  await expect(list).toHaveCount(5)
  const back = list.nth(1).getByRole('button', { name: /anterior$/ })
  const name = (await back.getAttribute('aria-label')) ?? ''
  await back.press('Enter')
  await expect(dialog(page).getByText(/: posição 1 de 5\.$/)).toHaveCount(1)
  await expect(button(page, name)).toBeFocused()
  await expect(list.first().getByRole('button', { name })).toBeDisabled() // it is the first now
  await list.nth(4).dragTo(list.nth(0))
  await expect(list.nth(1).getByRole('button', { name })).toBeEnabled()
  await boxes(page).last().check() // later ones follow
  await expect(list).toHaveCount(6)
  const asked = page.waitForRequest(ORDERS)
  await button(page, 'Baixar PDF').press('Enter')
  const fields = new URLSearchParams((await asked).postData() ?? '')
  const last = await boxes(page).last().getAttribute('value')
  expect(fields.getAll('frame')).toEqual([fifth, second, first, third, fourth, last])
})

/** Runs in the page: the values of boxes. */
function valuesOf(all: Element[]): (string | null)[] {
  return all.map((box) => box.getAttribute('value'))
}
