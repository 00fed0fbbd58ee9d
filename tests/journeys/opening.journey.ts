import { expect, test, type Page, type Route } from '@playwright/test'

import type { ListAnswer, RosterList } from '#site/roster-list/roster-list.ts'

import { shiftSoFar, watchShifts, whenShown } from './in-the-page.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

const NAME = 'Ágata Fontoura'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cover = (page: Page) => page.getByRole('img', { name: `${NAME}, foto de capa` })
const measures = (page: Page) => page.locator('dl.measures')
const card = (page: Page) => page.getByRole('main').getByRole('link', { name: NAME })
const line = (page: Page) => page.locator('[data-progress]')
const underWay = /running|lingering/ // the first lasts a second, which a busy machine misses

/** What is asked of the server about the talent. */
const data = /agata-fontoura\.data/

/** Opens the models page, and waits for the list of everyone, the script of profiles and the card's picture. */
async function comeReady(page: Page): Promise<void> {
  const [list, script] = [
    page.waitForResponse('**/roster.json'),
    page.waitForResponse('**/talent.route-*'),
  ]
  await page.goto('/modelos')
  await Promise.all([(await list).finished(), (await script).finished()])
  await expect.poll(() => coverIsThere(page)).toBe(true)
}

/** The same, and holds back what is asked about the talent, until it is told what becomes of it. */
async function comeReadyAndHold(page: Page) {
  await comeReady(page)
  const gate = Promise.withResolvers<Outcome>()
  await page.route(data, async (route) => {
    const outcome = await gate.promise
    if (outcome === 'comes') await route.continue()
    else if (outcome === 'is lost') await route.abort()
    else if (outcome === 'fails') await route.fulfill({ status: 503 })
    else await route.fulfill({ response: await route.fetch({ url: ofNobody(route) }) })
  })
  return { end: gate.resolve }
}

type Outcome = 'comes' | 'is lost' | 'fails' | 'has left'

/** The same question about somebody who is not there. */
function ofNobody(route: Route): string {
  return route
    .request()
    .url()
    .replace(/\d+\/agata-fontoura/, '999999/ninguem')
}

/** Opens the profile without a pointer: one that rests on the card for a tenth of a second fetches ahead. */
const openProfile = (page: Page) => card(page).dispatchEvent('click')

function coverIsThere(page: Page): Promise<boolean> {
  return card(page)
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
}

test('name and cover are there at once, and the rest follows without a jump', async ({ page }) => {
  const faults = watchPage(page)
  const { end } = await comeReadyAndHold(page)
  const fetched = watchProfile(page)
  await page.evaluate(() => scrollTo(0, 100))
  await expect(page.getByRole('banner')).toHaveAttribute('data-look', 'opaque')
  await openProfile(page)

  await expect(heading(page)).toHaveText(NAME)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(`${NAME} | Vereda`)
  await expect(page).toHaveURL(/\/agata-fontoura$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(line(page)).toHaveAttribute('data-progress', underWay)
  await expect(measures(page)).toHaveCount(0)
  await page.getByRole('banner').evaluate(whenShown)
  await page.evaluate(watchShifts)
  await heading(page).evaluate((element) => Object.assign(element, { isTheSame: true }))

  end('comes')
  await expect(measures(page)).toBeVisible()
  await expect(line(page)).toHaveAttribute('data-progress', 'idle')
  await expect(heading(page)).toBeFocused()
  expect(await heading(page).evaluate((element) => 'isTheSame' in element)).toBe(true)
  expect(await page.evaluate(shiftSoFar)).toBe(0)
  expect(fetched()).toEqual(['agata-fontoura.data'])
  expect(faults()).toEqual([])
})

test('the cover is first painted with the picture of the card', async ({ page }) => {
  await comeReady(page)
  const onCard = await card(page).locator('img').first().evaluate(copyOf)
  const firstCopy = page.evaluate(firstCopyOf, `${NAME}, foto de capa`)
  await card(page).click()
  expect(await firstCopy).toBe(onCard)
  await expect.poll(() => cover(page).evaluate(copyOf)).toContain('/pictures/640/')
})

/** Runs in the page. */
const copyOf = (image: HTMLImageElement) => image.currentSrc

/** Runs in the page: the copy that a picture is first painted with. */
function firstCopyOf(alt: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const observer = new MutationObserver(() => {
    const image = document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)
    if (image === null) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(image.complete ? image.currentSrc : 'not there'))
  })
  observer.observe(document, { childList: true, subtree: true })
  return promise
}

test('a profile that begins with another picture than the card is waited for', async ({ page }) => {
  await page.route('**/roster.json', async (route) => {
    const answer = await route.fetch()
    const { version, list }: ListAnswer<RosterList> = await answer.json()
    const otherPosters = list?.talents.map(({ id }) => id)
    await route.fulfill({ response: answer, json: { version, list: { ...list, otherPosters } } })
  })
  const { end } = await comeReadyAndHold(page)
  await card(page).click()
  await expect(line(page)).toHaveAttribute('data-progress', underWay)
  await expect(heading(page)).toHaveText(/^Modelos/)
  end('comes')
  await expect(heading(page)).toHaveText(NAME)
})

test('Back leads to the list while the rest is on its way, which is given up', async ({ page }) => {
  const { end } = await comeReadyAndHold(page)
  const asked = page.waitForRequest(data)
  const given = page.waitForEvent('requestfailed', (request) => data.test(request.url()))
  await openProfile(page)
  await expect(heading(page)).toHaveText(NAME)
  await asked
  await page.goBack()
  expect(await given).toBe(await asked)
  await expect(heading(page)).toHaveText(/^Modelos/)
  await expect(page).toHaveURL('/modelos')
  await expect(card(page)).toBeFocused()
  await expect(line(page)).toHaveAttribute('data-progress', 'idle')
  end('comes')
  await page.goForward()
  await expect(measures(page)).toBeVisible()
})

for (const [outcome, words] of [
  ['is lost', 'Sem conexão com o site'],
  ['has left', 'Esta página não foi encontrada'],
  ['fails', 'Não conseguimos carregar esta página agora'],
] as const) {
  test(`a profile whose rest ${outcome} is an error page`, async ({ page }) => {
    const { end } = await comeReadyAndHold(page)
    await card(page).click()
    await expect(heading(page)).toHaveText(NAME)
    end(outcome)
    await expect(heading(page)).toHaveText(words)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL(/\/agata-fontoura$/)
    await page.goBack()
    await expect(heading(page)).toHaveText(/^Modelos/)
  })
}

test('whose name has changed is led on to, and leaves one step in history', async ({ page }) => {
  await page.route('**/roster.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(NAME, 'Ágata Antes'),
    })
  })
  const list = page.waitForResponse('**/roster.json')
  await openTakenOver(page, '/modelos')
  await (await list).finished()
  await page.getByRole('link', { name: 'a', exact: true }).click()
  await page.getByRole('link', { name: 'Ágata Antes' }).click()
  await expect(heading(page)).toHaveText(NAME)
  await expect(page).toHaveURL(/\/agata-fontoura$/)
  await page.goBack()
  await expect(page).toHaveURL('/modelos?letter=a')
})

test('a profile stays whole in another language', async ({ page }) => {
  await comeReady(page)
  await card(page).click()
  await expect(measures(page)).toBeVisible()
  await measures(page).evaluate((element) => Object.assign(element, { isTheSame: true }))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(measures(page)).toContainText('Height')
  expect(await measures(page).evaluate((element) => 'isTheSame' in element)).toBe(true)
})

/** What is fetched of the profile, in order. */
function watchProfile(page: Page): () => string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, part] = /(agata-fontoura\.data|talent\.route)/.exec(request.url()) ?? []
    if (part !== undefined) fetched.push(part)
  })
  return () => fetched
}

test('pointing at a card fetches its profile ahead', async ({ page }) => {
  await openTakenOver(page, '/modelos')
  const ahead = page.waitForRequest(data)
  await card(page).hover()
  const address = (await ahead).url()
  const asked = page.waitForRequest(data)
  await card(page).click()
  expect((await asked).url()).toBe(address)
  await expect(measures(page)).toBeVisible()
})

test('where data is saved nothing is fetched ahead', async ({ page }) => {
  const fetched = watchProfile(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openTakenOver(page, '/modelos')
  await card(page).hover()
  await card(page).focus()
  await page.waitForTimeout(500) // long enough for whatever were to come
  expect(fetched()).toEqual([])
  await card(page).click()
  await expect(measures(page)).toBeVisible()
})
