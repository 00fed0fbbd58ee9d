import { expect, test, type Page } from '@playwright/test'

import { listFragment } from '#site/favorites/lists/list-link.ts'
import { noRemark } from '#site/favorites/lists/named-lists.ts'

import { holdClock } from './held-clock.ts'
import { holdRequests } from './held-requests.ts'
import { keptText } from './kept-favorites.ts'
import { watchScripts } from './settled.ts'
import { agata, amadeu, antonia, button, list, names, openThree } from './three-favorites.ts'

/** Loads the favorites anew while time stands still, but for the moments until their names are there: no answer is late. */
async function reloadHeld(page: Page): Promise<void> {
  await holdClock(page)
  await page.reload()
  await expect(async () => {
    await page.clock.runFor(1)
    const items = list(page).getByRole('listitem')
    await expect(items).toContainText([agata, amadeu, antonia], { timeout: 100 })
  }).toPass()
}

test('favorites stay on screen as they are kept while the server cannot be reached', async ({
  page,
}) => {
  await openThree(page)
  await expect.poll(() => keptText(page)).toContain(antonia)
  await page.route('**/*.data*', (route) => route.abort())
  await page.reload()
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await expect(list(page).locator('img')).toHaveCount(3)
})

test('while the server is asked names stand there without boxes or kept pictures; what is kept when it stays silent', async ({
  page,
}) => {
  await openThree(page)
  await expect.poll(() => keptText(page)).toContain(antonia)
  await page.route('**/*.data*', () => undefined) // no answer ever
  await reloadHeld(page)
  await expect(list(page).locator('img')).toHaveCount(0)
  const border = await list(page)
    .locator('[aria-hidden=true]')
    .first()
    .evaluate((place) => getComputedStyle(place).borderTopWidth)
  expect(border).toBe('0px')
  await page.clock.runFor(5_000)
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await expect(list(page).locator('img')).toHaveCount(3)
})

for (const answers of [true, false]) {
  test(`marks and buttons stay in their places when the server ${answers ? 'has answered' : 'stays silent'}`, async ({
    page,
  }) => {
    await openThree(page)
    await expect.poll(() => keptText(page)).toContain(antonia)
    const asked = Promise.withResolvers<undefined>()
    await page.route('**/*.data*', async (route) => {
      await asked.promise
      if (answers) await route.continue()
    })
    await reloadHeld(page)
    const remove = button(page, /^Remover/).last()
    const before = await remove.boundingBox()
    asked.resolve(undefined)
    await (answers ? page.clock.resume() : page.clock.runFor(5_000))
    await expect(list(page).locator('img')).toHaveCount(3)
    await expect(list(page).locator('dl')).toHaveCount(answers ? 3 : 0)
    expect(await remove.boundingBox()).toEqual(before)
  })
}

test('a list from a link stays in its place when the talents come, and with them what keeps it', async ({
  page,
}) => {
  const letGo = await holdRequests(page, '**/*.data*')
  const talents = [1, 2].map((id) => ({ id, sent: noRemark, answered: noRemark }))
  const sent = { title: 'Inverno', sender: '', answerer: null, talents }
  await page.goto(`/favoritos${await listFragment(sent, 'Vereda')}`)
  const cards = page.getByRole('list', { name: 'Inverno' })
  await expect(cards.getByRole('listitem')).toHaveCount(2)
  const before = await cards.boundingBox()
  letGo()
  await expect(button(page, 'Guardar como nova lista')).toBeVisible()
  expect(await cards.boundingBox()).toEqual(before)
})

test('without connection a click on the number opens the list as it is kept', async ({
  page,
  context,
}) => {
  await openThree(page)
  await expect.poll(() => keptText(page)).toContain(antonia)
  const script = page.waitForResponse(/selection\.route.*\.js$/) // comes with the link that shows the number
  const { settled } = watchScripts(page)
  await page.goto('/modelos', { waitUntil: 'networkidle' })
  await script
  await settled() // and all that it needs
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Favoritos 3' }).click()
  await expect(names(page)).toHaveText([agata, amadeu, antonia])
  await expect(page).toHaveURL('/favoritos')
})

test('Back from a profile puts the focus on its card, without asking the server again', async ({
  page,
}) => {
  await openThree(page)
  await names(page).nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(amadeu)
  let asked = 0
  await page.route('**/favoritos.data*', (route) => {
    asked += 1
    return route.continue()
  })
  await page.goBack()
  await expect(list(page).getByRole('link', { name: amadeu })).toBeFocused()
  expect(asked).toBe(0)
})
