import { expect, test } from '@playwright/test'

import { en } from '#site/i18n/forms/en.ts'
import { es } from '#site/i18n/forms/es.ts'
import { pt, type FormMessages } from '#site/i18n/forms/pt.ts'

import {
  cameraPhoto,
  choosePhotos,
  fillIn,
  oldEnough,
  openForm,
  photosReady,
} from './application-form.ts'
import { keepPicture } from './kept-pictures.ts'
import { control, expectMistakesTold, roundsOfMistakes } from './mistakes-in-forms.ts'
import { faultsOfEngines } from './two-engines.ts'

test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.2' } }) // the site takes 120 forms an hour from one address

const languages: readonly [string, string, FormMessages][] = [
  ['/seja-um-modelo', 'Seja modelo', pt],
  ['/en/be-a-model', 'Be a model', en],
  ['/es/ser-modelo', 'Ser modelo', es],
]

const nextYear = new Date().getFullYear() + 1

test('what may be a slip is asked about once, before anything is sent, and taken when it is sent again', async ({
  page,
}) => {
  await openForm(page)
  await fillIn(page)
  await control(page, 'realname').fill('Ana')
  await control(page, 'email').fill('ana@gmail.con')
  await choosePhotos(page)
  await photosReady(page)
  await oldEnough(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.locator('#application-realname-problem')).toHaveText(
    pt.problems['ask-full-name'],
  )
  await expect(page.locator('#application-email-problem')).toHaveText(pt.problems['ask-email'])
  await expect(page.getByRole('region', { name: 'Confira 2 campos' })).toBeFocused()
  await expect(page).toHaveTitle('Confira: Seja modelo | Vereda')
  await keepPicture(page, 'application-questions-1280')
  expect(sent).toEqual([])
  await control(page, 'name').fill('Aninha')
  await expect(page.locator('#outcome a')).toHaveCount(2)
  await control(page, 'realname').fill('Ana Lima')
  await expect(page.locator('#outcome a')).toHaveCount(1)
  await expect(page.locator('#application-email-problem')).toHaveText(pt.problems['ask-email'])
  await expect(control(page, 'email')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeVisible()
})

test('the same photo twice and a small one are asked about before they are sent, in their frames', async ({
  page,
}) => {
  await openForm(page)
  await fillIn(page)
  await choosePhotos(page)
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg' }
  const small = await cameraPhoto('#334455', { width: 390, height: 200 })
  const same = await cameraPhoto('#c02020')
  await control(page, 'image_2').setInputFiles({ ...photo, name: 'foto-0.jpg', buffer: same })
  await control(page, 'image_4').setInputFiles({ ...photo, buffer: small })
  await photosReady(page)
  await oldEnough(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const problemOf = (slot: string) => page.locator(`#application-${slot}-problem`)
  await expect(problemOf('image_2')).toHaveText(pt.problems['ask-photo-same'])
  await expect(problemOf('image_4')).toHaveText(pt.problems['ask-photo-small'])
  await expect(page.locator('#outcome a')).toHaveCount(2)
  await keepPicture(page, 'application-photo-questions-1280')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeVisible()
})

test('a corrected field loses its error at once, and none is told before the form is sent', async ({
  page,
}) => {
  await openForm(page)
  const problem = page.locator('#application-email-problem')
  await control(page, 'email').fill('ana@')
  await control(page, 'realname').fill('Ana')
  await expect(problem).toHaveCount(0)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(problem).toHaveText(pt.problems.email)
  await expect(page.locator('#outcome')).toBeFocused() // with the next frame: what is focused before loses it
  await control(page, 'email').fill('ana@canaria.example')
  await expect(problem).toHaveCount(0)
  await expect(control(page, 'email')).toBeFocused()
  await expect(page.locator('#outcome a[href="#application-email"]')).toHaveCount(0)
  await control(page, 'height').selectOption('178/5.10')
  await expect(page.locator('#application-height-problem')).toHaveCount(0)
  await expect(page.locator('#application-shoes-problem')).toHaveText(pt.problems.choice)
  await expect(page.locator('#application-instagr-problem')).toHaveText(pt.problems.missing)
  await control(page, 'no_instagram').check()
  await expect(page.locator('#application-instagr-problem')).toHaveCount(0)
})

test('an error that the server found goes away once its field is right, and the others stay', async ({
  page,
}) => {
  await openForm(page)
  await fillIn(page)
  await control(page, 'email').fill('ana@')
  await control(page, 'birthdate').fill('31/02/2000')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#application')?.submit())
  const problemOf = (name: string) => page.locator(`#application-${name}-problem`)
  await expect(problemOf('email')).toHaveText(pt.problems.email)
  await expect(page.locator('form#application')).toHaveAttribute('data-live', 'true')
  await control(page, 'email').fill('ana@canaria.example')
  await expect(problemOf('email')).toHaveCount(0)
  await expect(page.locator('#outcome a[href="#application-email"]')).toHaveCount(0)
  await expect(problemOf('birthdate')).toHaveText(pt.problems.day)
  await expect(control(page, 'realname')).toHaveValue('Ana Canária Lima')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the list of mistakes is right above the form, beneath the title, and at the top of the screen', async ({
      page,
    }) => {
      await page.goto('/seja-um-modelo')
      if (javaScriptEnabled) await openForm(page)
      await page.getByRole('button', { name: 'Enviar', exact: true }).click()
      const summary = page.locator('#outcome')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).not.toHaveCount(0)
      const top = () => summary.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(top).toBeGreaterThanOrEqual(0)
      await expect.poll(top).toBeLessThan(120)
      const order = await page
        .locator('h1, #outcome, form#application')
        .evaluateAll((all) => all.map(({ id, tagName }) => id || tagName))
      expect(order).toEqual(['H1', 'outcome', 'application'])
    })
  })
}

test('a photo that was missing leaves the list of mistakes once it is there', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const line = page.locator('#outcome a[href="#application-image_2"]')
  await expect(line).toHaveCount(1)
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg' }
  await control(page, 'image_2').setInputFiles({ ...photo, buffer: Buffer.from('no picture') })
  await expect(page.locator('#application-image_2-problem')).toHaveText(pt.problems['photo-type'])
  await expect(line).toContainText(pt.problems['photo-type'])
  await control(page, 'image_2').setInputFiles({ ...photo, buffer: await cameraPhoto('#334455') })
  await expect(line).toHaveCount(0)
  await expect(page.locator('#outcome a[href="#application-image_1"]')).toHaveCount(1)
  const remove = page.getByRole('button', { name: 'Remover foto: Perfil' })
  const isMissing = () =>
    expect(page.locator('#application-image_2-problem')).toHaveText(pt.problems['photo-missing'])
  await remove.click()
  await isMissing()
  await control(page, 'image_2').setInputFiles({ ...photo, buffer: Buffer.from('no picture') })
  await expect(line).toContainText(pt.problems['photo-type'])
  await remove.click()
  await isMissing()
  await expect(line).toContainText(pt.problems['photo-missing'])
})

test('a birthdate that is too young for a moment takes nothing away, and then nothing else is wrong', async ({
  page,
}) => {
  await openForm(page)
  await fillIn(page)
  await choosePhotos(page)
  await photosReady(page)
  await control(page, 'email').fill('')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.locator('#outcome a')).toHaveCount(1)
  await expect(page.locator('#outcome')).toBeFocused()
  await control(page, 'birthdate').fill(`01/02/${nextYear - 10}`)
  await expect(page.getByText(/Recebemos candidaturas a partir dos/)).toBeVisible()
  await expect(page.locator('#outcome')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeHidden()
  await control(page, 'birthdate').fill('1/2/2000')
  await expect(page.locator('#outcome a')).toHaveCount(1)
  for (const slot of ['image_1', 'image_2', 'image_3', 'image_4']) {
    const files = await control(page, slot).evaluate(
      (input: HTMLInputElement) => input.files?.length,
    )
    expect(files).toBe(1)
  }
  await expect(control(page, 'terms')).toBeChecked()
})

test('the list of mistakes names the fields of who is under 18 as their labels do', async ({
  page,
}) => {
  await openForm(page)
  await control(page, 'birthdate').fill(`01/01/${nextYear - 17}`)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  for (const name of ['realname', 'phone', 'email']) {
    const id = `application-${name}`
    const label = (await page.locator(`label[for="${id}"]`).textContent()) ?? id
    await expect(page.locator(`#outcome a[href="#${id}"]`)).toContainText(label)
  }
  await expect(page.getByLabel('E-mail do responsável')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  for (const [path, title, text] of languages) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test(`43 mistakes are told in the words of ${path}, first in the list, then at the field, and kept`, async ({
        context,
      }) => {
        for (const round of roundsOfMistakes) {
          const page = await context.newPage() // without a draft of the round before
          await (javaScriptEnabled ? openForm(page, path) : page.goto(path))
          await expectMistakesTold(page, {
            form: 'application',
            round,
            title,
            text,
            withScript: javaScriptEnabled,
          })
          if (javaScriptEnabled && round === roundsOfMistakes[0])
            expect(await faultsOfEngines(page)).toEqual([])
          await page.close()
        }
      })
    })
  }
}
