import { expect, test, type Page } from '@playwright/test'

import { listFragment } from '#site/favorites/lists/list-link.ts'
import { noRemark } from '#site/favorites/lists/named-lists.ts'

import { drag } from './finger.ts'
import { comeWith } from './kept-favorites.ts'
import { openTakenOver } from './taken-over.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const neighbours = (page: Page) => page.getByRole('navigation', { name: 'Outros talentos' })

/** Opens the second of the list's cards. Tells the names of the first four. */
async function openSecond(page: Page, address: string): Promise<string[]> {
  await openTakenOver(page, address) // without script a profile knows no list
  const cards = page.locator('main li:has(a img) a')
  const names = (await cards.allInnerTexts()).slice(0, 4)
  await cards.nth(1).click()
  await expect(heading(page)).toHaveText(names[1] ?? '')
  await expect(heading(page)).toBeFocused() // with the next frame: what is focused before loses it
  return names
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a profile leads to the previous and the next one of its board', async ({ page }) => {
      await page.goto('/modelos/mulheres/mainboard')
      const names = await page.locator('main li:has(a img) a').allInnerTexts()
      const at = names.indexOf('Aurélia Montês')
      const address = page.locator('main').getByRole('link', { name: 'Aurélia Montês' })
      const path = (await address.getAttribute('href')) ?? ''
      await page.goto(path.replace('/image/', '/mainboard/')) // no list that the visitor came from
      const next = neighbours(page).getByRole('link', { name: /^Próximo/ })
      await expect(next).toHaveAttribute('rel', 'next')
      await next.click()
      await expect(heading(page)).toHaveText(names[at + 1] ?? '')
      await expect(page).toHaveURL(/\/mulheres\/mainboard\//)
      await neighbours(page)
        .getByRole('link', { name: /^Anterior/ })
        .click()
      await expect(heading(page)).toHaveText('Aurélia Montês')
    })
  })
}

test('arrow keys and links go through the list one came from, and Back leads to it', async ({
  page,
}) => {
  const list = '/modelos/homens/all?sort=name'
  const [first = '', , third = '', fourth = ''] = await openSecond(page, list)
  await expect(neighbours(page).getByRole('link', { name: third })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText(third)
  await expect(heading(page)).toBeFocused()
  await neighbours(page).getByRole('link', { name: fourth }).click()
  await expect(heading(page)).toHaveText(fourth)
  for (const name of [third, undefined, first]) {
    await page.keyboard.press('ArrowLeft')
    if (name !== undefined) await expect(heading(page)).toHaveText(name)
    else await expect(heading(page)).not.toHaveText(third)
    await expect(heading(page)).toBeFocused() // the page's keys work from then on
  }
  await expect(neighbours(page).getByRole('link', { name: /^Anterior/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('main').getByRole('link', { name: first })).toBeFocused()
})

test('the next profile’s gallery begins with its first photo, and its sizes are folded', async ({
  page,
}) => {
  await page.goto('/modelos/mulheres/mainboard/1/agata-fontoura') // no list that the visitor came from
  const position = page.locator('[data-carousel]:visible p')
  await expect(position).toHaveText(/^1/)
  await page.getByRole('button', { name: 'Próximos' }).click()
  await expect(position).not.toHaveText(/^1/)
  await page.getByText('Tamanhos em outros países').click()
  await neighbours(page)
    .getByRole('link', { name: /^Próximo/ })
    .click()
  await expect(heading(page)).toHaveText('Antônia Vasques')
  await expect(position).toHaveText(/^1/)
  await expect(page.getByRole('table')).toBeHidden()
})

for (const [what, list] of [
  ['favorites', '/favoritos'],
  ['a shared selection', '/favoritos?ids=3,1,2'],
] as const) {
  test(`previous and next are those of ${what}, and Back leads there`, async ({ page }) => {
    await comeWith(page, what === 'favorites' ? '[3, 1, 2]' : '[4]')
    await openTakenOver(page, list)
    const cards = page.locator('main li:has(a img) a')
    await expect(cards).toHaveText(['Antônia Vasques', 'Ágata Fontoura', 'Amadeu Sequeira'])
    await cards.nth(1).click()
    await expect(heading(page)).toHaveText('Ágata Fontoura')
    await expect(
      neighbours(page).getByRole('link', { name: 'Próximo Amadeu Sequeira' }),
    ).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(heading(page)).toHaveText('Antônia Vasques')
    await expect(neighbours(page).getByRole('link', { name: /^Anterior/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(list)
    await expect(cards).toHaveText(['Antônia Vasques', 'Ágata Fontoura', 'Amadeu Sequeira'])
  })
}

for (const answerer of [null, 'Rui']) {
  test(`previous and next are those of ${answerer === null ? 'a list' : 'an answer'} in a link`, async ({
    page,
  }) => {
    const talents = [3, 1, 2].map((id) => ({ id, sent: noRemark, answered: noRemark }))
    const list = { title: '', sender: '', answerer, talents }
    await page.goto(`/favoritos${await listFragment(list, 'Vereda')}`)
    await page.getByRole('main').getByRole('link', { name: 'Ágata Fontoura' }).click()
    await expect(
      neighbours(page).getByRole('link', { name: 'Próximo Amadeu Sequeira' }),
    ).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(heading(page)).toHaveText('Antônia Vasques')
  })
}

test('who takes a favorite out on its page stays among their favorites', async ({ page }) => {
  await comeWith(page, '[3, 1, 2]')
  await page.goto('/favoritos')
  await page.locator('main li:has(a img) a').nth(1).click()
  const next = neighbours(page).getByRole('link', { name: 'Próximo Amadeu Sequeira' })
  await expect(next).toBeAttached()
  await page.getByRole('button', { name: 'Favorito: remover Ágata Fontoura' }).click()
  await expect(page.getByRole('button', { name: 'Favoritar Ágata Fontoura' })).toBeVisible()
  await next.click()
  await expect(heading(page)).toHaveText('Amadeu Sequeira')
  await expect(
    neighbours(page).getByRole('link', { name: 'Anterior Antônia Vasques' }),
  ).toBeAttached()
})

test('another language keeps the list that one came from', async ({ page }) => {
  const [, , third = ''] = await openSecond(page, '/modelos/homens/all?sort=name')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'English', exact: false }).click()
  await expect(page.getByRole('link', { name: `Next ${third}` })).toBeAttached()
  await expect(page.getByRole('dialog')).toBeHidden() // as long as it is open, arrow keys are its own
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText(third)
})

test('arrow keys stay with what has its own use of them', async ({ page }) => {
  const [, second = ''] = await openSecond(page, '/modelos/mulheres/all')
  await page.getByRole('link', { name: / · / }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible() // opens with the task after the tap
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(heading(page)).toHaveText(second)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('a swipe over the large picture leads on, a scroll does not', async ({ page }) => {
    const [, second = '', third = ''] = await openSecond(page, '/modelos/mulheres/all')
    await expect(neighbours(page).getByRole('link', { name: third })).toBeAttached()
    await drag(page, { from: [200, 500], to: [190, 200] })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.evaluate(whenItRests)
    await expect(heading(page)).toHaveText(second)
    await page.evaluate(() => scrollTo(0, 0))
    await drag(page, { from: [300, 300], to: [100, 310] })
    await expect(heading(page)).toHaveText(third)
    await expect(neighbours(page).getByRole('link', { name: second })).toBeAttached()
    await drag(page, { from: [100, 300], to: [300, 310] })
    await expect(heading(page)).toHaveText(second)
  })
})

/** Runs in the page: until it stands still, as it glides on when the finger has left the screen. */
function whenItRests(): Promise<void> {
  return new Promise((resolve) => {
    const look = (frames: number, place: number) => {
      if (frames === 0) resolve()
      else requestAnimationFrame(() => look(scrollY === place ? frames - 1 : 10, scrollY))
    }
    look(10, scrollY)
  })
}
