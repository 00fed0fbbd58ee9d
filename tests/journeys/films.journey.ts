import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { faultsOfEngines } from './two-engines.ts'
import { holdRequests } from './held-requests.ts'
import { doubleLetters, sidewaysScroll } from './in-the-page.ts'
import { openSiteWithFilms, vimeoShape } from './site-with-films.ts'
import { watchPage } from './watched-page.ts'

let site: Awaited<ReturnType<typeof openSiteWithFilms>>
test.beforeAll(async () => {
  site = await openSiteWithFilms(join(test.info().project.outputDir, '.site-with-films'))
})
test.afterAll(() => site.end())

/** Players of others are pages of ours here; tells which were asked for. */
async function stubPlayers(page: Page): Promise<() => string[]> {
  const asked: string[] = []
  await page.route(/youtube|vimeo\.com/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A player</p>' })
  })
  return () => asked
}

const films = (page: Page) => page.locator('#digital-videos figure')

test('where a file does not play, its player is offered, and comes at the visitor’s word alone', async ({
  page,
}) => {
  const asked = await stubPlayers(page)
  await page.goto(await site.addressOf('films'))
  const film = films(page).first()
  await film.getByRole('button', { name: 'Play video: A broken file' }).press('Enter')
  const offer = film.getByRole('link', { name: 'Watch on YouTube: A broken file' })
  await expect(offer).toBeFocused()
  expect(asked()).toEqual([])
  await offer.press('Enter')
  await expect(film.frameLocator('iframe').getByText('A player')).toBeVisible()
  await expect(film.locator('iframe')).toBeFocused()
  expect(asked()).toEqual([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&playsinline=1',
  ])
  await expect(film.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  )
})

test('a film that fails without a network is offered again when the network is back, and does not start by itself', async ({
  page,
  context,
}) => {
  await page.goto(await site.addressOf('films'))
  const film = films(page).first()
  const play = film.getByRole('button', { name: 'Play video: A broken file' })
  await expect(play).toBeVisible() // its script has come
  await context.setOffline(true)
  await play.press('Enter')
  await expect(film.getByRole('link', { name: 'Watch on YouTube: A broken file' })).toBeFocused()
  await context.setOffline(false)
  await expect(play).toBeFocused()
  expect(await film.locator('video').evaluate((video) => 'paused' in video && video.paused)).toBe(
    true,
  )
})

test('a film that fails while the carousel takes over passes its focus on', async ({ page }) => {
  await page.route('**/films/**', () => {}) // the failure comes when the test wants it
  const letGo = await holdRequests(page, /\/moving-row-/)
  await page.goto(await site.addressOf('films'))
  const film = films(page).first()
  await film.getByRole('button', { name: 'Play video: A broken file' }).press('Enter')
  await expect(film.locator('video')).toBeFocused()
  await page.evaluate(() => {
    new MutationObserver(() => {
      document.querySelector('video')?.dispatchEvent(new Event('error'))
    }).observe(document.body, { attributeFilter: ['inert'], subtree: true })
  })
  letGo()
  await expect(film.getByRole('link', { name: 'Watch on YouTube: A broken file' })).toBeFocused()
})

test('a film that fails before it is played passes the focus on to what replaces its button', async ({
  page,
}) => {
  const letGo = await holdRequests(page, '**/films/**')
  await page.goto(await site.addressOf('films'))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const film = films(page).nth(2) // without a poster, so the browser asks for its file
  await film.getByRole('button', { name: 'Play video' }).focus()
  letGo()
  await expect(film.getByRole('link', { name: 'Open the file' })).toBeFocused()
})

test('a player fits a screen of 320 px with letters twice as large', async ({ page }) => {
  await stubPlayers(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(await site.addressOf('films'))
  await page.evaluate(doubleLetters)
  const [ofYouTube, ofVimeo] = [films(page).first(), films(page).nth(1)]
  await ofYouTube.getByRole('button', { name: 'Play video: A broken file' }).press('Enter')
  for (const [film, provider] of [
    [ofYouTube, 'YouTube'],
    [ofVimeo, 'Vimeo'],
  ] as const) {
    await film.getByRole('link', { name: new RegExp(`^Watch on ${provider}`) }).press('Enter')
    await expect(film.frameLocator('iframe').getByText('A player')).toBeVisible()
    const { x = -1, width = Infinity } = (await film.locator('iframe').boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
    await expect(film.getByRole('link', { name: `Open on ${provider}` })).toBeInViewport()
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
  }
})

test('a file of a type that the browser does not play is never asked for', async ({ page }) => {
  const asked = await stubPlayers(page)
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/films/')) files.push(request.url())
  })
  await page.goto(await site.addressOf('films'))
  await films(page)
    .nth(1)
    .getByRole('link', { name: /^Watch on Vimeo/ })
    .click()
  await expect(films(page).nth(1).frameLocator('iframe').getByText('A player')).toBeVisible()
  expect(asked()).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8ab'])
  expect(files).toEqual([])
})

test('two films are in view at a time; one that leaves it ends', async ({ page }) => {
  await stubPlayers(page)
  await page.goto(await site.addressOf('films'))
  await films(page)
    .nth(1)
    .getByRole('link', { name: /^Watch on Vimeo/ })
    .click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.getByText('1–2 of 4')).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('3–4 of 4')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('where nothing plays there are words, and a link to the file', async ({ page }) => {
  await page.goto(await site.addressOf('films'))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const film = films(page).nth(2) // without a poster, so the page finds out by itself
  await expect(film.getByText('This browser cannot play this video.')).toBeVisible()
  await expect(film.getByRole('link', { name: 'Open the file' })).toHaveAttribute(
    'href',
    /^\/films\/.+\.mp4$/,
  )
})

test('a video at Vimeo has the shape that Vimeo tells the server', async ({ page }) => {
  await page.goto(await site.addressOf('films'))
  const box = await films(page).nth(3).locator('> div').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(
    vimeoShape.width / vimeoShape.height,
    1,
  )
})

test('axe finds no fault with films that do not play', async ({ page }) => {
  await page.goto(await site.addressOf('films'))
  await expect(
    films(page)
      .nth(1)
      .getByRole('link', { name: /^Watch on Vimeo/ }),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await faultsOfEngines(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('films have the browser’s controls, and those elsewhere are links there', async ({
    page,
  }) => {
    await page.goto(await site.addressOf('films'))
    await expect(films(page).first().locator('video')).toHaveAttribute('controls')
    await expect(films(page).nth(3).getByRole('link')).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871/8ab',
    )
  })
})

for (const width of [390, 1_280]) {
  test(`whatever a talent is like, the page at ${width} px holds it`, async ({ page }) => {
    const faults = watchPage(page)
    await page.setViewportSize({ width, height: 844 })
    for (const slug of ['bare', 'many']) {
      await page.goto(await site.addressOf(slug), { waitUntil: 'networkidle' })
      expect(await page.evaluate(sidewaysScroll), slug).toBe(0)
    }
    await expect(page.getByText(/ of 200$/)).toBeVisible()
    await page.goto(await site.addressOf('[^"]*noura[^"]*|[^"]*anna[^"]*'), {
      waitUntil: 'networkidle',
    })
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.height).toBeLessThan(844)
    expect(faults()).toEqual([])
  })
}

test('a talent without anything has neither tabs nor an empty place for them', async ({ page }) => {
  await page.goto(await site.addressOf('bare'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare')
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(page.locator('.galleries')).toHaveCount(0)
})

test('pictures that never come leave their words and places', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort())
  await page.goto(await site.addressOf('many'))
  const first = page.locator('#book-1 img')
  await expect(first).toHaveAttribute('data-picture', 'broken')
  await expect.poll(async () => (await first.boundingBox())?.height).toBeGreaterThan(300)
})

/** The width and height of each film's place; the place in the film, in seconds, of the frame that it shows. */
const shownFilms = (page: Page) =>
  page.locator('#video video').evaluateAll((videos) =>
    videos.flatMap((video) => {
      if (!(video instanceof HTMLVideoElement)) return []
      const { width, height } = video.getBoundingClientRect()
      const isThere = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking
      return [{ width, height, at: isThere ? video.currentTime : null }]
    }),
  )

test('on a telephone a film is as wide as the screen; without a poster it shows a frame of its own', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/films/')) asked.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/modelos/mulheres/image/5/benedita-sarmento', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.getByRole('tab', { name: 'Vídeos' }).click()
  await expect.poll(() => shownFilms(page)).toEqual([{ width: 390, height: 520, at: 1 }])
  await page.getByRole('button', { name: /^Reproduzir vídeo/ }).click()
  await expect
    .poll(() => page.locator('#video video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false)
})

test('a film with a poster is not asked for before it is played; nor is any under data saver', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url())
  })
  await page.goto('/modelos/mulheres/image/4/aurelia-montes#video', { waitUntil: 'networkidle' })
  await expect(page.locator('#video video').first()).toHaveAttribute('poster', /^\/pictures\/640\//)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/modelos/mulheres/image/5/benedita-sarmento#video', {
    waitUntil: 'networkidle',
  })
  expect(asked).toEqual([])
})

test('a cover’s film that cannot be played, and has no picture, leaves initials', async ({
  page,
}) => {
  await page.goto(await site.addressOf('unseen'))
  await expect(page.getByText('U', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /video/ })).toHaveCount(0)
})
