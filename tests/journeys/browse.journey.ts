import { expect, test, type Page } from '@playwright/test'

import { watchPage } from './watched-page.ts'
import { withoutList } from './without-list.ts'

const languages = [
  {
    locale: 'pt',
    home: '/',
    homeTitle: 'Página inicial | Vereda',
    models: 'Todos os modelos',
    title: 'Modelos | Vereda',
    path: '/modelos',
    women: 'Mulheres',
    everyBoard: '/modelos/mulheres/all',
    board: '/modelos/mulheres/mainboard',
    talent: /^\/modelos\/mulheres\/(image|mainboard)\/\d+\/aurelia-montes$/,
    height: `179 cm / 5'10"`,
    hair: 'Cabelo',
  },
  {
    locale: 'en',
    home: '/en',
    homeTitle: 'Home | Vereda',
    models: 'All models',
    title: 'Models | Vereda',
    path: '/en/models',
    women: 'Women',
    everyBoard: '/en/models/women/all',
    board: '/en/models/women/mainboard',
    talent: /^\/en\/models\/women\/(image|mainboard)\/\d+\/aurelia-montes$/,
    height: `5'10" / 179 cm`,
    hair: 'Hair',
  },
  {
    locale: 'es',
    home: '/es',
    homeTitle: 'Inicio | Vereda',
    models: 'Todos los modelos',
    title: 'Modelos | Vereda',
    path: '/es/modelos',
    women: 'Mujeres',
    everyBoard: '/es/modelos/mujeres/all',
    board: '/es/modelos/mujeres/mainboard',
    talent: /^\/es\/modelos\/mujeres\/(image|mainboard)\/\d+\/aurelia-montes$/,
    height: `179 cm / 5'10"`,
    hair: 'Cabello',
  },
] as const

const pathOf = (page: Page) => decodeURI(new URL(page.url()).pathname)

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    for (const language of languages) {
      test(`a visitor walks from home to models, a board and a talent in ${language.locale}`, async ({
        page,
      }) => {
        const faults = watchPage(page)
        await page.goto(language.home)
        await expect(page.locator('html')).toHaveAttribute('lang', language.locale)
        await expect(page).toHaveTitle(language.homeTitle)
        await expect(page.locator('article')).not.toHaveCount(0) // the newsletter in this language

        await page.getByRole('link', { name: language.models, exact: true }).click()
        await expect(page).toHaveTitle(language.title)
        expect(pathOf(page)).toBe(language.path)
        const cards = page.getByRole('article')
        await expect(cards).toHaveCount(20)

        const choices = page.getByRole('main')
        await choices.getByRole('link', { name: language.women, exact: true }).click()
        await expect(page).toHaveURL(language.everyBoard)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(language.women)
        await choices.getByRole('link', { name: 'Mainboard', exact: true }).click()
        await expect(page).toHaveURL(language.board)

        await choices.getByRole('link', { name: 'Aurélia Montês' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurélia Montês')
        expect(pathOf(page)).toMatch(language.talent)
        await expect(page.getByText(language.height)).toBeVisible()
        await expect(page.getByText(language.hair, { exact: true })).toBeVisible()

        const cover = page.getByRole('main').locator('img').first()
        await expect.poll(() => cover.evaluate(isShown)).toBe(true)
        await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/)
        expect(faults()).toEqual([])
      })
    }

    test('the way back and the next cards are addresses of their own', async ({ page }) => {
      await withoutList(page) // with it there are no links
      await page.goto('/modelos')
      await page.getByRole('link', { name: /^Próxima/ }).click()
      await expect(page).toHaveURL('/modelos?page=2')
      await expect(page.getByText('21 a 40 de 40').filter({ visible: true })).toBeVisible()
      await page.getByRole('link', { name: /^Anterior/ }).click()
      await expect(page).toHaveURL('/modelos')
      await expect(page.getByText('1 a 20 de 40').filter({ visible: true })).toBeVisible()
    })

    test('changing the language keeps the talent', async ({ page }) => {
      await page.goto('/modelos/mulheres/mainboard')
      await page.getByRole('main').getByRole('link', { name: 'Aurélia Montês' }).click()
      await page.getByRole('heading', { level: 1, name: 'Aurélia Montês' }).waitFor()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'English', exact: false }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(pathOf(page)).toMatch(/^\/en\/models\/women\/image\/\d+\/aurelia-montes$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurélia Montês')
    })
  })
}

/** Runs in the page. */
function isShown(image: SVGElement | HTMLElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}
