import { expect, test, type Page } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

const posts = (page: Page) => page.getByRole('main').getByRole('article')
const title = (page: Page, place: number) => posts(page).nth(place).getByRole('link')
const more = (page: Page) => page.getByRole('link', { name: 'Mais notícias' })
const main = (page: Page) => page.getByRole('main')

/** Counts from now on how often the list is asked for, be it as a page or as its data. */
function countQuestions(page: Page): () => number {
  let questions = 0
  page.on('request', (request) => {
    if (/\/newsletter(?:\.data)?(?:\?|$)/.test(request.url())) questions += 1
  })
  return () => questions
}

test('more posts join the list where it is, and the first of them has the focus', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openTakenOver(page, '/newsletter')
  await expect(posts(page)).toHaveCount(12)
  await expect(main(page).getByText('12 de 13')).toBeVisible()
  await more(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await more(page).click()
  await expect(posts(page)).toHaveCount(13)
  await expect(title(page, 12)).toBeFocused()
  await expect(main(page).getByRole('status')).toHaveText('13 de 13')
  await expect(more(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(page).toHaveURL('/newsletter?after=casa-nova-na-rua-das-laranjeiras')
  expect(await faultsOfEngines(page)).toEqual([])
  expect(faults()).toEqual([])
})

test('back from a post the list is as long as before, at its place, and not asked for again', async ({
  page,
}) => {
  await openTakenOver(page, '/newsletter')
  const questions = countQuestions(page)
  await more(page).click()
  await expect(title(page, 12)).toBeVisible()
  expect(questions()).toBe(1)
  await title(page, 12).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contato verdadeiro/)
  await page.getByRole('main').getByRole('link', { name: 'Newsletter', exact: true }).click()
  await expect(posts(page)).toHaveCount(13)
  await expect(title(page, 12)).toBeFocused()
  await expect(title(page, 12)).toBeInViewport()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
  await expect(page).toHaveURL('/newsletter')
  await expect(posts(page)).toHaveCount(12)
  await more(page).click()
  await expect(posts(page)).toHaveCount(13)
  expect(questions()).toBe(1)
})

test('the newest posts on the home page are asked for again whenever one comes back to it', async ({
  page,
}) => {
  let questions = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/_.data') questions += 1
  })
  await openTakenOver(page, '/newsletter')
  for (const time of ['first', 'second']) {
    const before = questions
    await page.getByRole('link', { name: 'Vereda' }).first().click()
    await expect(page, time).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Todas as notícias' }), time).toBeVisible()
    expect(questions, time).toBeGreaterThan(before)
    await page.goBack()
    await expect(posts(page), time).toHaveCount(12)
  }
})

test('where more do not come the list stays and says so, and pressing again helps', async ({
  page,
}) => {
  await openTakenOver(page, '/newsletter')
  await page.route('**/newsletter.data?*', (route) => route.abort())
  await more(page).click()
  await expect(main(page).getByRole('status')).toHaveText(/Tente de novo em um minuto/)
  await expect(posts(page)).toHaveCount(12)
  expect(await faultsOfEngines(page)).toEqual([])
  await page.unrouteAll()
  await more(page).click()
  await expect(posts(page)).toHaveCount(13)
  await expect(main(page).getByRole('status')).toHaveText('13 de 13')
})

test('in another language the list is that language’s', async ({ page }) => {
  await openTakenOver(page, '/newsletter?after=casa-nova-na-rua-das-laranjeiras')
  await expect(main(page).getByText('13 a 13 de 13')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: /Español/ }).click()
  await expect(page).toHaveURL('/es/newsletter')
  await expect(posts(page)).toHaveCount(8)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each step is a page, from which a link leads back to the newest', async ({ page }) => {
    await page.goto('/newsletter')
    await more(page).click()
    await expect(posts(page)).toHaveCount(1)
    await expect(main(page).getByText('13 a 13 de 13')).toBeVisible()
    await expect(more(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'As mais recentes' }).click()
    await expect(posts(page)).toHaveCount(12)
  })

  test('the home page and the footer lead to all posts', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('link', { name: 'All posts' }).click()
    await expect(page).toHaveURL('/en/newsletter')
    await page.goto('/es/privacidad')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
    await expect(page).toHaveURL('/es/newsletter')
  })
})

test('the list has four in a row, two or one, as wide as the screen is, and nothing beside the page', async ({
  page,
}) => {
  await page.goto('/newsletter')
  for (const [width, columns] of [
    [1280, 4],
    [768, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await posts(page).evaluateAll((all) =>
      all.map((post) => Math.round(post.getBoundingClientRect().top)),
    )
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns)
    expect(await page.evaluate(sidewaysScroll), `${width} px`).toBe(0)
  }
})
