import { expect, test, type Page } from '@playwright/test'

import { en } from '#site/i18n/forms/en.ts'
import { es } from '#site/i18n/forms/es.ts'
import { pt } from '#site/i18n/forms/pt.ts'

import {
  choosePhotos,
  fillIn,
  oldEnough,
  plainApplication,
  postPlainly,
  sendPlainly,
} from './application-form.ts'
import { keepPicture } from './kept-pictures.ts'

const languages = { '/seja-um-modelo': pt, '/en/be-a-model': en, '/es/ser-modelo': es }

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent all the same, and its receipt has a reference', async ({ page }) => {
    await page.goto('/seja-um-modelo')
    await fillIn(page)
    await choosePhotos(page)
    await keepPicture(page, 'application-plain-1280')
    await oldEnough(page)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeVisible()
    await expect(page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)).toBeVisible()
    await keepPicture(page, 'application-receipt-1280')
  })

  test('under 18 the guardian’s name is asked for, and with it the form is sent', async ({
    page,
  }) => {
    const guardianName = page.getByLabel('Nome da mãe, do pai ou do responsável')
    await page.goto('/seja-um-modelo')
    await expect(page.getByText('nome e data de nascimento são os seus')).toBeVisible()
    await fillIn(page)
    await page.getByLabel('Data de nascimento').fill(`01/01/${new Date().getFullYear() - 16}`)
    await page.getByLabel(/Só para menores de 18 anos: sou mãe/).check()
    await choosePhotos(page)
    await oldEnough(page)
    await send(page).click()
    await page.getByRole('link', { name: /^Nome da mãe, do pai ou do responsável/ }).click()
    await expect(guardianName).toBeFocused()
    await expect(page.getByLabel('E-mail do responsável')).toHaveValue('ana@canaria.example')
    await guardianName.fill('Eva Canária')
    await choosePhotos(page)
    await oldEnough(page)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeVisible()
  })

  test('what may be a slip is asked about once, and taken when it is sent again', async ({
    page,
  }) => {
    await page.goto('/seja-um-modelo')
    await fillIn(page)
    await page.getByLabel('Nome completo').fill('Ana')
    await page.getByLabel('E-mail').fill('ana@gmail.con')
    await page.getByLabel('Data de nascimento').fill('31/02/2000')
    await choosePhotos(page)
    await oldEnough(page)
    await send(page).click()
    await expect(page.locator('#application-email-problem')).toContainText(
      'O fim do e-mail parece errado',
    )
    await page.getByLabel('Data de nascimento').fill('01/02/2000')
    await page.getByLabel('E-mail').fill('ana@')
    await choosePhotos(page)
    await oldEnough(page)
    await send(page).click()
    await expect(page.locator('#application-realname-problem')).toHaveCount(0)
    await page.getByLabel('E-mail').fill('ana@gmail.con')
    await choosePhotos(page)
    await oldEnough(page)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeVisible()
  })

  for (const [path, text] of Object.entries(languages)) {
    test(`a question about a photo says too that it is to be chosen again, and nothing is called wrong: ${path}`, async ({
      page,
    }) => {
      const questions = { ...(await plainApplication()), asked: '', realname: 'Bia' }
      const answer = await sendPlainly(page, path, questions)
      await page.setContent(await answer.text())
      await expect(page.getByRole('region', { name: text.toCheck(5), exact: true })).toBeVisible()
      await expect(page).not.toHaveTitle(new RegExp(text.errorTitle('')))
      const { 'ask-photo-same': same, 'photo-again': again } = text.problems
      await expect(page.locator('#application-image_1-problem')).toHaveText(again)
      for (const told of ['#application-image_2-problem', '#outcome li:nth-child(3)']) {
        await expect(page.locator(told)).toContainText(same)
        await expect(page.locator(told)).toContainText(again)
      }
    })
  }

  test('the same form sent twice is one application', async ({ page }) => {
    await page.goto('/seja-um-modelo')
    const key = (await page.locator('input[name=form_key]').getAttribute('value')) ?? ''
    await oldEnough(page)
    const posting = { address: '/seja-um-modelo', key, fields: await plainApplication() }
    const answers = await Promise.all([postPlainly(page, posting), postPlainly(page, posting)])
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    const references = pages.map((html) => /[\da-f]{8}-[\da-f-]{27}/.exec(html)?.[0])
    expect(references[0]).toBeDefined()
    expect(references[1]).toBe(references[0])
  })

  test('Back and sent again is one application, in a browser that keeps no pages', async ({
    page,
  }) => {
    const references: (string | null)[] = []
    await page.goto('/seja-um-modelo')
    for (const time of ['first', 'again']) {
      await fillIn(page)
      await choosePhotos(page)
      await oldEnough(page)
      await send(page).click()
      references.push(await page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/).textContent())
      if (time === 'first') await page.goBack()
    }
    expect(references[1]).toBe(references[0])
  })

  test('what is wrong is listed first, in the same words, and all that was typed is kept', async ({
    page,
  }) => {
    await page.goto('/seja-um-modelo')
    await fillIn(page)
    await page.getByLabel('E-mail').fill('ana@')
    await page.getByLabel('Data de nascimento').fill('31/02/2000')
    await choosePhotos(page)
    await send(page).click()
    await expect(page).toHaveTitle('Erro: Seja modelo | Vereda')
    const summary = page.getByRole('region', { name: 'Falta corrigir 6 campos' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('E-mail: Escreva o e-mail completo')
    await expect(summary).toContainText('Rosto: Escolha esta foto de novo')
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Canária Lima')
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@')
    await expect(page.getByLabel('Altura')).toHaveValue('178/5.10')
    await expect(page.getByLabel('Li e aceito')).toBeChecked()
    await summary.getByRole('link', { name: /^E-mail/ }).click()
    await expect(page.getByLabel('E-mail')).toBeFocused()
  })
})
