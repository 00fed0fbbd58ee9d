import { expect, test, type Page } from '@playwright/test'

import { alsoByNight } from '../sizes.ts'
import { enter, expectFocusSeen, open, press, tabTo, type } from './keyboard.ts'
import { openSettled } from './settled.ts'
import { agata, amadeu, antonia, button, names, openThree } from './three-favorites.ts'

test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.5' } }) // the site makes ten documents a minute for one address

// Tasks by keyboard alone: keys are pressed and letters typed, nothing is clicked, filled in or focused by the test.

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => main(page).getByRole('article')
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const reference = (page: Page) => main(page).getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)

for (const width of alsoByNight([390, 1280], [320, 768, 1702])) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 } })

    test(`through the menu, languages and boards at ${width} px`, async ({ page }) => {
      await openSettled(page, '/modelos')
      await test.step('1. pass by what every page has', async () => {
        await enter(page.getByRole('link', { name: 'Ir para o conteúdo' }))
        await press(page, 'Tab')
        await expect(main(page).locator(':focus')).toHaveCount(1)
      })
      await test.step('2. open the menu, look at all of it, close it', async () => {
        await open(opener(page), 'Shift+Tab')
        await expect(dialog(page).getByRole('button', { name: 'Fechar' })).toBeFocused()
        await tabTo(dialog(page).getByRole('link', { name: 'Instagram' }))
        await press(page, 'Escape')
        await expect(opener(page)).toBeFocused()
      })
      await test.step('3. change the language, and back', async () => {
        for (const [name, path] of [
          ['Español', '/es/modelos'],
          ['Português', '/modelos'],
        ] as const) {
          await press(page, 'Enter')
          await expect(dialog(page)).toBeVisible()
          await enter(dialog(page).getByRole('link', { name }))
          await expect(page).toHaveURL(path)
          await expect(page.getByRole('banner').getByRole('button', { name: /^Men/ })).toBeFocused()
        }
      })
      await test.step('4. go to another page by the menu', async () => {
        await press(page, 'Enter')
        await expect(dialog(page)).toBeVisible()
        await enter(dialog(page).getByRole('link', { name: 'Homens' }))
        await expect(page).toHaveURL('/modelos/homens/all')
        await expect(title(page)).toBeFocused()
      })
      await test.step('5. choose a gender and a board', async () => {
        for (const [name, path] of [
          ['Mulheres', '/modelos/mulheres/all'],
          ['Development', '/modelos/mulheres/development'],
        ] as const) {
          await enter(main(page).getByRole('link', { name, exact: true }))
          await expect(page).toHaveURL(path)
          await expectFocusSeen(page)
        }
      })
    })

    test(`through the list of models at ${width} px`, async ({ page }) => {
      await openSettled(page, '/modelos')
      await test.step('6. search', async () => {
        await tabTo(page.getByRole('searchbox', { name: 'Busca' }))
        await page.keyboard.type('mulheres')
        await expect(page).toHaveURL('/modelos/mulheres/all')
        await press(page, 'Enter')
        await expect(title(page).getByRole('status')).toBeFocused()
      })
      await test.step('7. put the list in another order', async () => {
        await enter(page.getByRole('button', { name: /^Ordem/ }))
        await enter(page.getByRole('link', { name: 'por nome' }))
        await expect(page).toHaveURL('/modelos/mulheres/all?sort=name')
        await expectFocusSeen(page)
      })
      await test.step('8. choose a letter, and all letters again', async () => {
        const letters = page.getByRole('navigation', { name: 'Por letra do nome' })
        await enter(letters.getByRole('link', { name: 'b', exact: true }))
        await expect(page).toHaveURL(/letter=b/)
        await expectFocusSeen(page)
        await enter(letters.getByRole('link', { name: 'Todas', exact: true }), 'Shift+Tab')
        await expect(page).not.toHaveURL(/letter=b/)
        await expectFocusSeen(page)
      })
      await test.step('9. filter in the drawer', async () => {
        await open(page.getByRole('button', { name: /^Filtrar/ }))
        await tabTo(dialog(page).getByRole('checkbox', { name: /^Ruivo/ }))
        await press(page, 'Space')
        await enter(dialog(page).getByRole('button', { name: /^Ver/ }))
        await expect(dialog(page)).toBeHidden()
        await expect(page).toHaveURL(/hair=red/)
        await expectFocusSeen(page)
      })
      await test.step('10. take a filter back', async () => {
        await press(page, 'Tab')
        await enter(page.getByRole('link', { name: /^Cabelo: Ruivo/ }), 'Shift+Tab')
        await expect(page).not.toHaveURL(/hair=red/)
        await expectFocusSeen(page)
      })
      await test.step('11. choose a favorite', async () => {
        const heart = main(page)
          .getByRole('button', { name: /^Favoritar/ })
          .first()
        await tabTo(heart)
        await press(page, 'Space')
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await expect(heart).toBeFocused()
      })
      await test.step('12. open a profile and come back to its card', async () => {
        const card = cards(page).nth(2).getByRole('link')
        await enter(card)
        await expect(title(page)).toBeFocused()
        await expectFocusSeen(page)
        await page.goBack() // the browser’s own key
        await expect(card).toBeFocused()
        await expectFocusSeen(page)
      })
    })

    test(`through a profile at ${width} px`, async ({ page }) => {
      await openSettled(page, '/modelos/mulheres/image/4/aurelia-montes')
      await test.step('13. save a PDF of chosen frames', async () => {
        const documents = page.getByRole('button', { name: 'PDF e fotos' })
        await open(documents)
        await tabTo(dialog(page).getByRole('checkbox', { name: 'Revista Lume · Ana Prado' }))
        await press(page, 'Space')
        const coming = page.waitForEvent('download')
        await enter(dialog(page).getByRole('button', { name: 'Baixar PDF' }))
        await coming
        await expect(documents).toBeFocused()
      })
      const next = width < 1024 ? 2 : 3 // a narrow screen shows one photo at a time
      await test.step('14. look through the galleries', async () => {
        await tabTo(page.getByRole('tab', { name: 'Book' }))
        await press(page, 'ArrowRight')
        await expect(page.getByRole('tab', { name: 'Polaroids' })).toBeFocused()
        await press(page, 'ArrowLeft')
        await enter(page.getByRole('tabpanel').getByRole('button', { name: 'Próximos' }))
        await expect(page.getByText(`${next} de 5`)).toBeVisible()
        await expectFocusSeen(page)
      })
      await test.step('15. see a photo large, the next one, larger, and close it', async () => {
        const photo = page
          .getByRole('tabpanel')
          .getByRole('link')
          .nth(next - 1)
        await open(photo, 'Shift+Tab')
        await expect(dialog(page).getByText(`${next} de 5`)).toBeVisible()
        await expect(dialog(page).getByRole('button', { name: 'Fechar' })).toBeFocused()
        await press(page, 'ArrowRight')
        await expect(dialog(page).getByText(`${next + 1} de 5`)).toBeVisible()
        await enter(dialog(page).getByRole('button', { name: 'Ampliar' }))
        await tabTo(dialog(page).getByRole('button', { name: `Foto ${next + 1} de 5` }))
        await press(page, 'ArrowRight')
        await expect(
          dialog(page).getByRole('button', { name: `Foto ${next + 2} de 5` }),
        ).toBeFocused()
        await press(page, 'Escape')
        await expect(dialog(page)).toHaveCount(0)
        await expectFocusSeen(page)
      })
      await test.step('16. play a film and stop it', async () => {
        await tabTo(page.getByRole('tab', { name: 'Book' }), 'Shift+Tab')
        await press(page, 'End')
        await expect(page.locator('[data-reel]')).toBeVisible() // its script comes now
        const film = page.locator('[data-reel] video[aria-label]')
        const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
        await enter(page.getByRole('button', { name: 'Reproduzir vídeo: Casa Lume' }))
        await expect.poll(isPaused).toBe(false)
        await press(page, 'k')
        await expect.poll(isPaused).toBe(true)
        await tabTo(
          page
            .getByRole('region', { name: /^Semelhantes/ })
            .getByRole('link')
            .first(),
        )
      })
      await test.step('17. go on to the next talent', async () => {
        await enter(page.getByRole('link', { name: /^Próximo/ }))
        await expect(title(page)).toHaveText('Benedita Sarmento')
        await expect(title(page)).toBeFocused()
      })
      await test.step('18. ask for availability', async () => {
        await enter(main(page).getByRole('link', { name: 'Consultar disponibilidade' }))
        await expect(
          page.locator('summary', { hasText: 'Consultar disponibilidade' }),
        ).toBeFocused()
        await expect(page.getByLabel('Nome')).toBeVisible() // its script comes now
        await expectFocusSeen(page)
        await type(page, 'Nome', 'Rui Canário')
        await type(page, 'E-mail', 'rui@canaria.example')
        await type(page, 'Projeto', 'Marca Canária')
        await type(page, 'Mensagem', 'Três dias em março.')
        await enter(page.getByRole('button', { name: 'Enviar', exact: true }))
        await expect(reference(page)).toBeVisible()
        await expectFocusSeen(page)
      })
    })

    test(`through one’s own list at ${width} px`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openThree(page)
      await test.step('19. send the list as a link', async () => {
        await enter(button(page, 'Copiar link'))
        await expect(main(page).getByRole('status').first()).toHaveText('Copiado')
        await expectFocusSeen(page)
      })
      await test.step('20. save a PDF of the list', async () => {
        const documents = button(page, 'PDF, ZIP e planilha')
        await open(documents)
        await tabTo(dialog(page).getByRole('textbox', { name: 'Título' }))
        await page.keyboard.type('Verão')
        const coming = page.waitForEvent('download')
        await enter(dialog(page).getByRole('button', { name: 'PDF', exact: true }))
        await coming
        await expect(documents).toBeFocused()
      })
      await test.step('21. mark a talent and write a note', async () => {
        const marks = page.getByRole('group', { name: `Marca de ${agata}` })
        await tabTo(marks.getByRole('button', { name: 'Talvez' }))
        await press(page, 'Space')
        await type(page, `Nota sobre ${agata}`, 'Livre na terça')
        await expectFocusSeen(page)
      })
      await test.step('22. put the list in order', async () => {
        await enter(button(page, `Mover ${agata} para a posição seguinte`))
        await expect(names(page)).toHaveText([amadeu, agata, antonia])
        await expectFocusSeen(page)
      })
      await test.step('23. take a talent out, and back', async () => {
        await enter(button(page, `Remover ${antonia}`))
        await expect(names(page)).toHaveText([amadeu, agata])
        await expectFocusSeen(page)
        await press(page, 'Enter')
        await expect(names(page)).toHaveText([amadeu, agata, antonia])
        await expectFocusSeen(page)
      })
      await test.step('24. compare, and go on to the next photos', async () => {
        await enter(main(page).getByRole('link', { name: 'Comparar' }), 'Shift+Tab')
        await expect(title(page)).toHaveText('Comparação')
        await expect(title(page)).toBeFocused()
        await enter(page.getByRole('link', { name: 'Próxima foto de todos' }))
        await expect(page).toHaveURL(/place=2/)
        await expectFocusSeen(page)
        await enter(page.getByRole('link', { name: `Remover ${agata} da comparação` }), 'Shift+Tab')
        await expect(page.getByRole('columnheader', { name: agata })).toHaveCount(0)
        await expectFocusSeen(page)
      })
    })

    test(`through the newsletter at ${width} px`, async ({ page }) => {
      await openSettled(page, '/newsletter')
      await test.step('25. have more posts', async () => {
        await enter(page.getByRole('link', { name: 'Mais notícias' }))
        await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
        await expectFocusSeen(page)
      })
      await test.step('26. read a post and come back to it', async () => {
        await press(page, 'Enter')
        await expect(title(page)).toBeFocused()
        await enter(main(page).getByRole('link', { name: 'Newsletter', exact: true }))
        await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
        await expectFocusSeen(page)
      })
    })
  })
}
