import { expect, test, type Page } from '@playwright/test'

import { alsoByNight } from '../sizes.ts'
import { cameraPhoto, oldEnough, openForm, photosReady, slots } from './application-form.ts'
import { openContact } from './contact-form.ts'
import { enter, expectFocusSeen, press, tabTo, type } from './keyboard.ts'

// The last tasks by keyboard alone; the others are in keyboard-tasks.journey.ts.

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

for (const width of alsoByNight([390, 1280], [320, 768, 1702])) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 } })

    test(`through the forms at ${width} px`, async ({ page }) => {
      await test.step('27. write to the agency, after a mistake', async () => {
        await openContact(page)
        await enter(page.getByRole('button', { name: 'Enviar', exact: true }))
        await expect(page.locator('#outcome')).toBeFocused() // with the next frame
        await expectFocusSeen(page)
        await press(page, 'Tab')
        await press(page, 'Enter') // the first of the list of mistakes
        await expect(page.getByLabel('Nome')).toBeFocused()
        await page.keyboard.type('Rui Canário')
        await type(page, 'E-mail', 'rui@canaria.example')
        await type(page, 'Mensagem', 'Três dias em março.')
        await oldEnough(page)
        await enter(page.getByRole('button', { name: 'Enviar', exact: true }))
        await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeFocused()
        await expectFocusSeen(page)
      })
      await test.step('28. check a scout', async () => {
        await enter(page.getByRole('contentinfo').getByRole('link', { name: 'Scouts' }))
        await expect(title(page)).toBeFocused()
        await tabTo(main(page).getByRole('textbox'))
        await page.keyboard.type('@vereda_example')
        await press(page, 'Enter')
        await expect(main(page).getByRole('status')).toContainText('Parece nosso')
        await expectFocusSeen(page)
      })
    })

    test(`through an application at ${width} px`, async ({ page }) => {
      await openForm(page)
      page.on('filechooser', () => {}) // from now on, the browser’s own window stays closed
      await test.step('29. apply with four photos', async () => {
        await tabTo(page.getByRole('radio', { name: 'Mulher' }))
        await press(page, 'ArrowRight')
        await press(page, 'ArrowLeft')
        for (const [label, text] of [
          ['Nome completo', 'Ana Canária Lima'],
          ['Apelido', 'Ana'],
          ['Telefone', '11912345678'],
          ['E-mail', 'ana@canaria.example'],
          ['Instagram', '@ana.lima'],
          ['Data de nascimento', '1/2/2000'],
          ['Altura', '178'],
          ['Número do sapato', '38,5'],
          ['Cor dos olhos', 'Verdes'],
          ['Cor do cabelo', 'Castanho-claro'],
        ] as const) {
          await type(page, label, text)
        }
        for (const [index, slot] of slots.entries()) {
          await tabTo(page.getByLabel(slot, { exact: true }))
          const choosing = page.waitForEvent('filechooser')
          await page.keyboard.press('Enter')
          const photo = await cameraPhoto('#c02020', { width: 400 + 8 * index })
          const file = { name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: photo }
          await (await choosing).setFiles(file)
          await expectFocusSeen(page)
        }
        await photosReady(page)
        await tabTo(page.getByLabel('Li e aceito'))
        await press(page, 'Space')
        await oldEnough(page)
        await enter(page.getByRole('button', { name: 'Enviar', exact: true }))
        await expect(page.getByRole('heading', { name: 'Recebemos sua candidatura' })).toBeFocused()
        await expectFocusSeen(page)
      })
      await test.step('30. see the application and delete it', async () => {
        await tabTo(page.getByRole('button', { name: 'Ver minha candidatura' }))
        await page.keyboard.press('Enter') // loads a whole page, where the focus begins anew
        await expect(page.getByText('Ana Canária Lima')).toBeVisible()
        await tabTo(page.getByLabel('Sim, quero apagar minha candidatura'))
        await press(page, 'Space')
        await tabTo(page.getByRole('button', { name: 'Apagar' }))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: 'Apagada' })).toBeVisible()
      })
    })
  })
}
