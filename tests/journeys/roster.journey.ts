import { expect, test, type Page } from '@playwright/test'

import { sidewaysScroll, whenShown } from './in-the-page.ts'
import { openTakenOver, whenTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'
import { withoutList } from './without-list.ts'
import { faultsOfEngines } from './two-engines.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filtrar' })
const openDrawer = (page: Page) => page.getByRole('button', { name: /^Filtrar/ }).click()
const letter = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Por letra do nome' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('links that show with the focus lead past boards and letters to the cards', async ({
      page,
    }) => {
      const faults = watchPage(page)
      await page.goto('/modelos')
      const skip = page.getByRole('link', { name: 'Ir para os modelos' })
      await expect(skip).toHaveCount(2)
      for (const place of [0, 1]) {
        await skip.nth(place).focus()
        const { width = 0, height = 0 } = (await skip.nth(place).boundingBox()) ?? {}
        expect(Math.min(width, height)).toBeGreaterThan(24)
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await expect(cards(page).first().getByRole('link')).toBeFocused()
      }
      expect(faults()).toEqual([])
    })

    test('a visitor narrows the list down by letter and filters, takes one back, then all', async ({
      page,
    }) => {
      const faults = watchPage(page)
      await page.goto('/modelos/homens/all')
      await letter(page, 'c').getByRole('link').click()
      await expect(page).toHaveURL('/modelos/homens/all?letter=c')
      await expect(page).toHaveTitle('Homens, letra C | Vereda')

      await openDrawer(page)
      const height = drawer(page).getByRole('group', { name: 'Altura' })
      await height.getByLabel('De').selectOption(`185 cm / 6'1"`)
      await drawer(page).getByLabel('Castanho-escuro', { exact: false }).first().check()
      await drawer(page)
        .getByRole('button', { name: /^Ver|^Nenhum/ })
        .click()
      await expect(drawer(page)).toBeHidden()
      await expect(page).toHaveURL('/modelos/homens/all?letter=c&height=185-&hair=dark+brown')
      await expect(cards(page)).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Filtrar' })).toContainText('2')

      await page.getByRole('link', { name: /^Cabelo: Castanho-escuro/ }).click()
      await expect(page).toHaveURL('/modelos/homens/all?letter=c&height=185-')
      await page.getByRole('main').getByRole('link', { name: 'Limpar filtros' }).click()
      await expect(page).toHaveURL(/\/modelos\/homens\/all\??$/)
      await expect(cards(page)).toHaveCount(18)
      expect(faults()).toEqual([])
    })

    test('a letter without talents leads nowhere, and the active one clears itself', async ({
      page,
    }) => {
      await page.goto('/modelos?letter=d&sort=name')
      await expect(letter(page, 'q')).toBeVisible()
      await expect(letter(page, 'q').getByRole('link')).toHaveCount(0)
      const active = letter(page, 'd').getByRole('link')
      await expect(active).toHaveAttribute('aria-current', 'true')
      await active.click()
      await expect(page).toHaveURL('/modelos?sort=name')
      await page.getByRole('button', { name: /^Ordem/ }).click()
      await expect(page.getByRole('link', { name: 'por nome' })).toHaveAttribute('aria-current')
      await expect(cards(page).first()).toContainText('Ágata Fontoura')
    })

    test('a list stands by height, and does so again after a profile', async ({ page }) => {
      await page.goto('/modelos/mulheres/development?waist=-80', { waitUntil: 'networkidle' })
      const tallestFirst = ['Thaís', 'Yara', 'Cecília', 'Jacira', 'Rosaura']
      await page.getByRole('button', { name: /^Ordem/ }).click()
      await page.getByRole('link', { name: 'maior altura' }).click()
      await expect(page).toHaveURL('/modelos/mulheres/development?waist=-80&sort=tallest')
      await expect(page.getByRole('link', { name: 'maior altura' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Ordem maior altura' })).toBeVisible()
      await expect(cards(page)).toContainText(tallestFirst)
      await cards(page).last().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/modelos\/mulheres\/[a-z]+\/\d+\//)
      await page.goBack()
      await expect(page).toHaveURL('/modelos/mulheres/development?waist=-80&sort=tallest')
      await expect(cards(page)).toContainText(tallestFirst)
    })

    test('an address that is only half understood says so and shows the rest', async ({ page }) => {
      await page.goto('/modelos?height=5.10&letter=ab&hair=red&page=99')
      await expect(page.getByText(/deixado de lado: letra, altura, página\./)).toBeVisible()
      await expect(cards(page)).toHaveCount(2)
    })

    test('where nobody has all that is asked for, a way back is offered', async ({ page }) => {
      await page.goto('/modelos/mulheres/all?hair=red&height=100-110&letter=z')
      await expect(page.getByText('Nenhum modelo encontrado').last()).toBeVisible()
      await page.getByRole('link', { name: 'Limpar filtros' }).click()
      await expect(cards(page)).toHaveCount(20)
    })

    test('what nobody in the list has stays asked for, until it is taken back', async ({
      page,
    }) => {
      await page.goto('/modelos/homens/all?bust=80-90&hair=nobodys', { waitUntil: 'networkidle' })
      await expect(page.getByText('Nenhum modelo encontrado').last()).toBeVisible()
      await page.getByRole('link', { name: /^Busto: / }).click()
      await expect(page).toHaveURL('/modelos/homens/all?hair=nobodys')
    })

    test('board, gender, further cards and language keep what is asked for', async ({ page }) => {
      await withoutList(page) // which has further cards without their links
      await page.goto('/modelos?waist=-80&sort=name')
      await page.getByRole('link', { name: /^Próxima/ }).click()
      await expect(page).toHaveURL('/modelos?waist=-80&sort=name&page=2')
      await page.getByRole('main').getByRole('link', { name: 'Homens', exact: true }).click()
      await expect(page).toHaveURL('/modelos/homens/all?waist=-80&sort=name')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: /English/ }).click()
      await expect(page).toHaveURL('/en/models/men/all?waist=-80&sort=name')
      await expect(page.getByRole('link', { name: /^Waist: up to 31.5"/ })).toBeVisible()
    })
  })
}

test('by keyboard alone: into the drawer, a choice at once in the list, and back out', async ({
  page,
}) => {
  await openTakenOver(page, '/modelos/mulheres/all')
  const button = page.getByRole('button', { name: /^Filtrar/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Fechar' })).toBeFocused()
  const red = drawer(page).getByRole('checkbox', { name: /^Ruivo/ })
  await whenTakenOver(red) // the form comes late
  await red.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/modelos/mulheres/all?hair=red')
  await expect(red).toBeFocused()
  await expect(red).toBeChecked()
  await expect(drawer(page).getByRole('button', { name: 'Ver 1 modelo' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/modelos/mulheres/all')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('a drawer that the server sent open becomes modal with script, and stays open while it is used', async ({
  page,
}) => {
  await openTakenOver(page, '/modelos?sort=name&filters=open#filters')
  await expect(page.locator('#filters:modal')).toBeVisible()
  const red = drawer(page).getByRole('checkbox', { name: /^Ruivo/ })
  await whenTakenOver(red)
  await red.check()
  await expect(page).toHaveURL('/modelos?hair=red&sort=name')
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Filtrar/ })).toBeFocused()
  await openDrawer(page)
  await expect(page.locator('#filters:modal')).toBeVisible()
  await expect(red).toBeChecked()
})

test('taking back the last filter leaves the focus on what came of it', async ({ page }) => {
  await openTakenOver(page, '/modelos?hair=red')
  await page.getByRole('link', { name: /^Cabelo: Ruivo/ }).press('Enter')
  await expect(cards(page)).toHaveCount(20)
  const count = page.getByRole('heading', { level: 1 }).getByRole('status')
  await expect(count).toContainText('40 modelos')
  await expect(count).toBeFocused()
})

test('clearing all filters, in the drawer or where nobody matches, leaves the focus on what came of it', async ({
  page,
}) => {
  await openTakenOver(page, '/modelos?hair=red')
  await openDrawer(page)
  const clear = drawer(page).getByRole('link', { name: 'Limpar filtros' })
  await whenTakenOver(clear)
  await clear.press('Enter')
  await expect(page).toHaveURL('/modelos')
  await expect(drawer(page).getByRole('button', { name: 'Ver 40 modelos' })).toBeFocused()
  await openTakenOver(page, '/modelos?hair=nobodys')
  await page.getByRole('link', { name: 'Limpar filtros' }).press('Enter')
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByRole('heading', { level: 1 }).getByRole('status')).toBeFocused()
})

test('with the alphabet stuck under the header a letter leads to the beginning of its list', async ({
  page,
}) => {
  await openTakenOver(page, '/modelos')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await letter(page, 'a').getByRole('link').click()
  await expect(page).toHaveURL('/modelos?letter=a')
  await expect(cards(page).first()).toBeInViewport()
  await expect(letter(page, 'b')).toBeInViewport()
})

for (const width of [320, 1280]) {
  test(`at ${width} px filters stay at hand however far the list is scrolled, and nothing moves when there are some`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    const button = page.getByRole('button', { name: /^Filtrar/ })
    const line = () => button.locator('../..').boundingBox()
    await page.goto('/modelos')
    const before = { button: await button.boundingBox(), line: await line() }
    await page.goto('/modelos?waist=-80')
    await expect(button).toHaveText(/1/)
    expect({ button: await button.boundingBox(), line: await line() }).toEqual(before)
    await page.evaluate(() => scrollTo(0, 1_500))
    await expect(button).toBeInViewport({ ratio: 1 })
    const header = page.getByRole('banner').locator('> div').first()
    const gap = async () => ((await line())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0)
    await expect.poll(gap).toBe(-1) // one hairline, once the header has become small
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
  })
}

test('a change of the letter runs a hairline over the list, none where nothing is to move', async ({
  page,
}) => {
  const line = page
    .getByRole('navigation', { name: 'Por letra do nome' })
    .locator('..')
    .locator('> span')
  await openTakenOver(page, '/modelos?letter=a')
  await expect(line).toHaveCount(0)
  await letter(page, 'b').getByRole('link').click()
  await expect(cards(page).first()).toContainText('B')
  await expect(line).toHaveCSS('animation-duration', '0.5s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(line).toBeHidden()
})

test('on a telephone faces begin in the first half of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/modelos/mulheres/development')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mulheres, Development')
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(844 / 2)
  expect(await page.evaluate(sidewaysScroll)).toBe(0)
})

test('on a narrow screen the chosen letter is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/modelos?letter=v')
  await expect(letter(page, 'v')).toBeInViewport({ ratio: 1 })
  await openDrawer(page)
  await expect(page.locator('#filters:modal')).toBeVisible() // not as the server sends it
  await drawer(page).evaluate(whenShown)
  expect(await page.evaluate(sidewaysScroll)).toBe(0)
})

for (const path of ['/modelos', '/en/models?hair=red&height=170-&letter=a&bust=x', '/es/modelos']) {
  test(`the open drawer of ${path} has no fault that two engines find`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: /^Filt/ }).click()
    await expect(page.locator('#filters:modal')).toBeVisible() // not as the server sends it
    await page.getByRole('dialog').evaluate(whenShown)
    expect(await faultsOfEngines(page)).toEqual([])
  })
}

test('the drawer that the server sends open has no fault that axe finds, and closes, where script does not come', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/modelos?filters=open')
  await drawer(page).evaluate(whenShown)
  expect(await faultsOfEngines(page)).toEqual([])
  await drawer(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(drawer(page)).toBeHidden()
})
