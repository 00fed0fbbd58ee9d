import { expect, test } from '@playwright/test'

import { oldEnough, openForm } from './application-form.ts'
import { fillInMessage, openContact } from './contact-form.ts'
import { linesOf } from './in-the-page.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('what is wrong with a photo stands nearer to it than to the photo beneath', async ({
  page,
}) => {
  await openForm(page)
  const choose = page.getByLabel('Rosto', { exact: true })
  await choose.setInputFiles({
    name: 'rosto.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  const problem = page.locator('fieldset p').getByText('A foto deve ser JPG, PNG ou GIF')
  const { bottom, above } = await problem.first().evaluate(placeOf)
  const beneath = await page.getByLabel('Meio corpo', { exact: true }).boundingBox()
  expect((beneath?.y ?? 0) - bottom).toBeGreaterThan(2 * above)
})

/** Runs in the page: where the letters of a paragraph end, and how far beneath what is above it they begin. */
function placeOf(paragraph: Element) {
  const range = document.createRange()
  range.selectNodeContents(paragraph)
  const { top, bottom } = range.getBoundingClientRect()
  const before = paragraph.previousElementSibling?.getBoundingClientRect().bottom ?? 0
  return { bottom, above: top - before }
}

test('the reference of a receipt is one line', async ({ page }) => {
  await openContact(page)
  await fillInMessage(page)
  await oldEnough(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const reference = page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  await expect(reference).toBeVisible()
  await reference.evaluate(writeWidest)
  expect(await page.getByText(/^dddd/).evaluate(linesOf)).toHaveLength(1)
})

/** Runs in the page: replaces a reference by one of the widest. */
function writeWidest(reference: Element): void {
  reference.textContent = (reference.textContent ?? '').replaceAll(/[0-9a-f]/g, 'd')
}
