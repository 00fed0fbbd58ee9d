import { expect, test, type Page } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'
import { withoutList } from './without-list.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const opener = (page: Page) => page.getByRole('button', { name: 'Menu' })

test('the menu keeps the focus inside, makes the rest inert and gives the focus back', async ({
  page,
}) => {
  const faults = watchPage(page)
  await page.goto('/modelos')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('button', { name: 'Fechar' })).toBeFocused()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(focusIsOnPageBehind)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  expect(faults()).toEqual([])
})

test('the menu names the boards of a gender on which somebody is, and folds them', async ({
  page,
}) => {
  await openTakenOver(page, '/en/models')
  await opener(page).click()
  const women = menu(page).getByRole('list', { name: 'Women' })
  await expect(women.getByRole('link')).toHaveText(['Image', 'Mainboard', 'Direct', 'Development'])
  const fold = menu(page).locator('summary').first()
  await expect(fold).toHaveAccessibleName('Women’s boards')
  expect(await isExpanded(page, 'Women’s boards')).toBe(true)
  await fold.click()
  await expect(women).toBeHidden()
  expect(await isExpanded(page, 'Women’s boards')).toBe(false)
  await page.keyboard.press('Space')
  await expect(women).toBeVisible()
  await women.getByRole('link', { name: 'Direct' }).click()
  await expect(page).toHaveURL('/en/models/women/direct')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a board of the menu is explained under the pointer and under the focus, in the language of the page', async ({
  page,
}) => {
  await openTakenOver(page, '/en/models')
  await opener(page).click()
  const direct = menu(page).getByRole('link', { name: 'Direct' })
  const text = 'Booked with us directly, with no mother agency in between.'
  await direct.first().hover()
  await expect(menu(page).getByText(text)).toBeVisible()
  await menu(page).getByRole('button', { name: 'Close' }).hover()
  await expect(menu(page).getByText(text)).toBeHidden()
  await direct.last().focus()
  await expect(direct.last()).toHaveAccessibleDescription(text)
  const box = await menu(page).getByRole('link', { name: 'Women' }).first().boundingBox()
  await direct.first().focus()
  await expect(menu(page).getByText(text)).toBeVisible()
  expect(await menu(page).getByRole('link', { name: 'Women' }).first().boundingBox()).toEqual(box)
})

test('a menu whose hints do not come shows none, and works', async ({ page }) => {
  await page.route('**/board-descriptions.json', (route) => route.abort())
  await openTakenOver(page, '/en/models')
  await opener(page).click()
  const failed = page.waitForEvent('requestfailed')
  const direct = menu(page).getByRole('link', { name: 'Direct' }).first()
  await direct.hover()
  await failed
  await direct.click()
  await expect(page).toHaveURL('/en/models/women/direct')
  await expect(page.getByText('Booked with us directly')).toBeVisible()
})

/** Whether assistive technology hears that a control is expanded: a `summary` says so without an attribute. */
async function isExpanded(page: Page, accessibleName: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName,
    role: 'DisclosureTriangle',
  })
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test('at 1280 by 800 the languages stand clear of the bottom edge', async ({ page }) => {
  await page.goto('/modelos')
  await opener(page).click()
  const languages = await menu(page).getByRole('list', { name: 'Idioma' }).boundingBox()
  expect((languages?.y ?? 800) + (languages?.height ?? 0)).toBeLessThanOrEqual(788)
})

test('a link to the page that is on screen closes the menu too', async ({ page }) => {
  await openTakenOver(page, '/modelos')
  await opener(page).click()
  await menu(page).getByRole('link', { name: 'Modelos', exact: true }).click()
  await expect(menu(page)).toBeHidden()
})

test('the menu makes way for a page that is long in coming', async ({ page }) => {
  await withoutList(page)
  await openTakenOver(page, '/modelos')
  const letGo = await holdRequests(page, '**/*.data*')
  await opener(page).click()
  await menu(page)
    .getByRole('list', { name: 'Homens' })
    .getByRole('link', { name: 'Direct' })
    .click()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/modelos')
  letGo()
  await expect(page).toHaveURL('/modelos/homens/direct')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the brand on the home page opens the menu', async ({ page }) => {
      await page.goto('/en')
      await page.getByRole('heading', { level: 1 }).getByRole('button', { name: 'Vereda' }).click()
      await expect(menu(page)).toBeVisible()
      await expect(menu(page).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.instagram\.com\//,
      )
      await menu(page)
        .getByRole('link', { name: /Español/ })
        .click()
      await expect(page).toHaveURL('/es')
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    })

    test('the menu leads on and closes', async ({ page }) => {
      await page.goto('/modelos')
      await opener(page).click()
      await menu(page).getByRole('button', { name: 'Fechar' }).click()
      await expect(menu(page)).toBeHidden()
      await opener(page).click()
      await menu(page).getByRole('link', { name: 'Homens' }).click()
      await expect(page).toHaveURL('/modelos/homens/all')
    })

    test('a gender’s boards fold beside the link that leads to its page', async ({ page }) => {
      await page.goto('/modelos')
      await opener(page).click()
      const men = menu(page).getByRole('list', { name: 'Homens' })
      await menu(page).locator('summary', { hasText: 'Boards de homens' }).press('Enter')
      await expect(men).toBeHidden()
      await expect(menu(page).getByRole('list', { name: 'Mulheres' })).toBeVisible()
      await expect(page).toHaveURL('/modelos')
      await menu(page).getByRole('link', { name: 'Newsletter' }).click()
      await expect(page).toHaveURL('/newsletter')
    })
  })
}

/** Runs in the page. */
function focusIsOnPageBehind(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && focused.closest('dialog') === null
}

test('the menu that is opened while a page is on its way stays open when that comes', async ({
  page,
}) => {
  await withoutList(page)
  await openTakenOver(page, '/modelos')
  const letGo = await holdRequests(page, '**/modelos/mulheres/all.data*')
  await page.getByRole('main').getByRole('link', { name: 'Mulheres' }).click()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'Menu' }).click()
  letGo()
  await expect(page).toHaveTitle('Mulheres | Vereda')
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('link', { name: 'Modelos' }).click()
  await expect(menu(page)).toBeHidden()
})
