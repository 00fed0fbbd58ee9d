import { expect, test } from '@playwright/test'

import { holdRequests } from './held-requests.ts'
import { faultsOfEngines } from './two-engines.ts'
import { aurelia, film, openReel, reel } from './opened-reel.ts'
import { sidewaysScroll } from './in-the-page.ts'
import { stillness } from './stillness.ts'
import { openTakenOver } from './taken-over.ts'
import { watchPage } from './watched-page.ts'

/** Above 0, the film's length and shape are known. */
const readyStateOf = (video: HTMLVideoElement) => video.readyState

test('a visitor who opens the tab finds the reel there at once; nothing of its films has been fetched', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openTakenOver(page, aurelia)
  await expect.poll(() => asked.filter((path) => path.includes('/assets/reel'))).toHaveLength(1)
  expect(asked.filter((path) => path.startsWith('/films/'))).toEqual([])
  await page.route('**/assets/**', (route) => route.abort())
  const before = [...asked]
  await page.getByRole('tab', { name: 'Videos' }).click()
  await expect(reel(page)).toBeVisible()
  expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([])
  const posters = reel(page).locator('img')
  await expect(posters).toHaveCount(2)
  await expect.poll(() => posters.evaluateAll(pathsOf)).not.toContain('')
  const paths = await posters.evaluateAll(pathsOf)
  expect(paths.filter((path) => before.includes(path))).toEqual([])
})

/** Runs in the page: the paths of pictures; empty while the browser has chosen none. */
function pathsOf(images: readonly Element[]): string[] {
  return images.map((image) =>
    image instanceof HTMLImageElement ? (URL.parse(image.currentSrc)?.pathname ?? '') : '',
  )
}

test('the films stay in the carousel if the script of the reel does not come', async ({ page }) => {
  await page.route('**/assets/reel-*.js', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.goto(`${aurelia}#video`)
  await refused
  await page.getByRole('button', { name: 'Play video: Casa Lume' }).click()
  const isPlaying = () =>
    page
      .locator('#video video')
      .first()
      .evaluate((video: HTMLVideoElement) => !video.paused)
  await expect.poll(isPlaying).toBe(true)
  await expect(reel(page)).toHaveCount(0)
})

test('a carousel that has the focus stays when the script of the reel comes, until the tab is opened again', async ({
  page,
}) => {
  const letGo = await holdRequests(page, '**/assets/reel-*.js')
  const script = page.waitForResponse('**/assets/reel-*.js')
  await page.goto(`${aurelia}#video`)
  const play = page.getByRole('button', { name: 'Play video: Casa Lume' })
  await play.focus()
  letGo()
  await (await script).finished()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(play).toBeFocused()
  await expect(reel(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Book' }).click()
  await page.getByRole('tab', { name: 'Videos' }).click()
  await expect(reel(page)).toBeVisible()
})

test('keys control the film from wherever the focus is in the reel', async ({ page }) => {
  const faults = watchPage(page)
  await openReel(page)
  const presses: [string, Partial<Awaited<ReturnType<typeof film>>>][] = [
    ['ArrowRight', { at: 4.5 }],
    ['ArrowLeft', { at: 0 }],
    ['l', { at: 4.5 }],
    ['j', { at: 0 }],
    ['4', { at: 1.8 }],
    ['>', { speed: 1.5 }],
    ['<', { speed: 1 }],
    ['<', { speed: 0.5 }],
    ['c', { captions: ['English'] }],
    ['c', { captions: [] }],
    ['m', { isMuted: true }],
    ['m', { isMuted: false }],
    [' ', { isPlaying: true }],
    ['k', { isPlaying: false }],
  ]
  for (const [key, state] of presses) {
    await page.keyboard.press(key)
    await expect.poll(() => film(page), key).toMatchObject(state)
  }
  await reel(page).getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => film(page)).toMatchObject({ at: 4.5 })
  await page.keyboard.press('f')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFull).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(isFull).toBe(false)
  await expect(page).toHaveURL(`${aurelia}#video`)
  expect(faults()).toEqual([])
})

test('a key that is pressed before the film has come moves it once it is there', async ({
  page,
}) => {
  const letGo = await holdRequests(page, '**/films/**')
  await openReel(page)
  await page.keyboard.press('ArrowRight')
  letGo()
  await expect.poll(() => film(page)).toMatchObject({ at: 4.5, isPlaying: false })
})

test('an iPhone, which fills its screen with the film alone, does so', async ({ page }) => {
  const faults = watchPage(page)
  await page.addInitScript(() => {
    for (const name of ['fullscreenElement', 'fullscreenEnabled', 'exitFullscreen']) {
      Reflect.deleteProperty(Document.prototype, name)
    }
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
    Object.assign(HTMLVideoElement.prototype, {
      webkitEnterFullscreen(this: HTMLVideoElement) {
        if (this.readyState === 0) throw new DOMException('no metadata', 'InvalidStateError')
        this.dataset['fills'] = 'the screen'
      },
    })
  })
  const button = reel(page).getByRole('button', { name: 'Full screen' })
  await page.goto(`${aurelia}#video`)
  await button.click() // nothing is known of the film yet
  await expect.poll(async () => (await film(page)).isPlaying).toBe(true)
  await expect.poll(() => reel(page).locator('video').evaluate(readyStateOf)).toBeGreaterThan(0)
  await button.click()
  await expect(reel(page).locator('video')).toHaveAttribute('data-fills', 'the screen')
  expect(faults()).toEqual([])
})

test('outside of the reel, and in its drop-downs, keys are the page’s', async ({ page }) => {
  await openReel(page)
  const speed = reel(page).getByRole('combobox', { name: 'Speed' })
  await speed.focus()
  for (const key of ['k', 'm', '9', 'c']) await page.keyboard.press(key)
  await page.getByRole('tab', { name: 'Videos' }).focus()
  for (const key of ['k', 'm', '9', 'c', 'Control+m']) await page.keyboard.press(key)
  expect(await film(page)).toMatchObject({ at: 0, isPlaying: false, isMuted: false, captions: [] })
})

test('captions are in the visitor’s language first, and off until chosen', async ({ page }) => {
  await openReel(page)
  const captions = reel(page).getByRole('combobox', { name: 'Captions' })
  await expect(captions.locator('option')).toHaveText([
    'No captions',
    'English',
    'Português',
    'Español',
  ])
  await captions.selectOption('Español')
  const shown = () =>
    reel(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .flatMap(({ activeCues }) =>
            [...(activeCues ?? [])].map((cue) => cue instanceof VTTCue && cue.text),
          ),
      )
  await expect.poll(shown).toEqual(['(sin sonido) Aurelia mira a la izquierda.'])
  await expect(reel(page).getByRole('status')).toHaveText('Speed 1×, Español')
})

test('a chapter plays from its start', async ({ page }) => {
  await openReel(page)
  const chapters = reel(page).getByRole('region', { name: 'Chapters' }).getByRole('button')
  await expect(chapters).toHaveText(['0:00Profile', '0:01Front', '0:03Other profile'])
  await page.keyboard.press('<')
  await chapters.nth(1).click()
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: true, speed: 0.5 })
  await page.keyboard.press('k')
  expect((await film(page)).at).toBeGreaterThanOrEqual(1.5)
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(reel(page).getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /^0:0\d of 0:04, Front$/,
  )
})

test('the list of films stays in its place when the chapters come', async ({ page }) => {
  const letGo = await holdRequests(page, '**/*.vtt')
  await openReel(page)
  const films = reel(page).getByRole('region', { name: 'Videos' })
  const before = await films.boundingBox()
  letGo()
  await expect(reel(page).getByRole('region', { name: 'Chapters' })).toBeVisible()
  expect(await films.boundingBox()).toEqual(before)
})

test('a pointer on the bar shows the frame of its place, and the film stays where it is', async ({
  page,
}) => {
  await openReel(page)
  const bar = reel(page).getByRole('slider')
  await expect(bar).toBeEnabled() // the film’s length is known
  await bar.scrollIntoViewIfNeeded()
  const { width = 0 } = (await bar.boundingBox()) ?? {}
  await bar.hover({ position: { x: width * 0.9, y: 20 } })
  const preview = reel(page).locator('video:not([aria-label])')
  await expect
    .poll(() => preview.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(3.8)
  await expect(reel(page).getByText('0:04 Other profile')).toBeVisible()
  expect(await film(page)).toMatchObject({ at: 0 })
  await page.mouse.move(0, 0)
  await expect(preview).toHaveCount(0)
})

test('where data are to be saved, no frame is fetched for the bar', async ({ page }) => {
  await stillness['where data are to be saved']?.(page)
  await openReel(page)
  await expect(reel(page).getByRole('slider')).toBeEnabled() // the film’s length is known
  await reel(page).getByRole('slider').hover()
  await expect(reel(page).locator('video')).toHaveCount(1)
})

test('captions and chapters that cannot be read leave the film as it is', async ({ page }) => {
  await page.route('**/*.vtt', (route) => route.fulfill({ status: 502 }))
  await openReel(page)
  await page.keyboard.press('c')
  await page.keyboard.press('k')
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: true })
  await expect(reel(page).getByRole('region', { name: 'Chapters' })).toHaveCount(0)
})

test('a film that fails says so; the next one is still there, and so is the first when it is chosen again', async ({
  page,
}) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${aurelia}#video`)
  await reel(page).getByRole('button', { name: 'Play video: Casa Lume' }).press('Enter')
  await expect(reel(page).getByText('This browser cannot play this video.')).toBeVisible()
  await expect(reel(page).getByRole('link', { name: 'Open the file' })).toBeFocused()
  await page.unroute('**/*.mp4')
  for (const name of ['Casting', 'Casa Lume']) {
    await reel(page).getByRole('button', { name }).click()
    await expect(reel(page).getByLabel(name, { exact: true })).toBeVisible()
    await expect.poll(() => film(page)).toMatchObject({ isPlaying: true })
  }
})

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const) {
  test(`at ${width} px the reel fits, its controls are large enough, and axe finds no fault`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openReel(page)
    await expect(reel(page).getByRole('region', { name: 'Chapters' })).toBeVisible() // it is judged, too
    expect(await page.evaluate(sidewaysScroll)).toBe(0)
    const small = await reel(page)
      .locator('button, select, input')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width: wide, height: high } = control.getBoundingClientRect()
          return wide < 44 || high < 44 ? [control.outerHTML] : []
        }),
      )
    expect(small).toEqual([])
    expect(await faultsOfEngines(page)).toEqual([])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the films have the browser’s controls and their captions', async ({ page }) => {
    await page.goto(aurelia)
    const films = page.locator('#video video')
    await expect(films).toHaveCount(2)
    await expect(films.first()).toHaveAttribute('controls')
    const tracks = films.first().locator('track')
    await expect(tracks).toHaveCount(3)
    await expect(tracks.first()).toHaveAttribute('label', 'English')
    await expect(tracks.first()).toHaveAttribute('kind', 'captions')
    const address = (await tracks.first().getAttribute('src')) ?? ''
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toBe('text/vtt; charset=utf-8')
    expect(await answer.text()).toMatch(/^WEBVTT/)
  })
})
