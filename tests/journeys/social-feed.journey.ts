import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { start, type Running } from '../processes.ts'
import { faultsOfEngines } from './two-engines.ts'
import { stillness } from './stillness.ts'
import { openTakenOver } from './taken-over.ts'
import { veredaWith } from './vereda-with.ts'
import { watchPage } from './watched-page.ts'

const FEED = '**/social-feed?*'

const partsOf = (page: Page) => ({
  block: page.getByRole('region', { name: 'Our Instagram' }),
  show: page.getByRole('button', { name: 'Show pictures' }),
  retry: page.getByRole('button', { name: 'Try again' }),
  frame: page.getByTitle('Our Instagram'),
  pictures: page.frameLocator('iframe').getByRole('img'),
})

/** What was asked for, of addresses that match. */
function watchRequests(page: Page, address: RegExp): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => address.test(request.url()) && asked.push(request.url()))
  return () => [...asked]
}

/** Opens the home page in a visit that began elsewhere: no splash fades over what the engines look at. */
async function openWithoutSplash(page: Page): Promise<void> {
  await page.goto('/en/models')
  await openTakenOver(page, '/en')
}

test('the agency’s own feed comes when the visitor is near, in the place that was kept for it', async ({
  page,
}) => {
  const faults = watchPage(page)
  const asked = watchRequests(page, /social-feed/)
  await openWithoutSplash(page)
  await page.waitForLoadState('networkidle')
  expect(asked()).toEqual([])
  const { block, show, frame, pictures } = partsOf(page)
  const before = await block.evaluate(sizeOf)

  await block.scrollIntoViewIfNeeded()
  await expect(pictures).toHaveCount(8)
  await expect(show).toHaveCount(0)
  await expect(frame).not.toBeFocused()
  await expect.poll(() => pictures.first().evaluate(naturalWidth)).toBeGreaterThan(0)
  expect(await block.evaluate(sizeOf)).toEqual(before)
  expect(asked()).toHaveLength(1)
  expect(await faultsOfEngines(page)).toEqual([])
  await expect(block.getByRole('link', { name: 'Open on Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/vereda.example',
  )
  expect(faults()).toEqual([])
})

test('axe finds no fault with the feed’s own page', async ({ page }) => {
  await page.route('**/social-feed?*', async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': _, ...headers } = answer.headers() // so that axe can run
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/social-feed?language=en')
  await expect(page.getByRole('img')).toHaveCount(8)
  expect(await faultsOfEngines(page)).toEqual([])
})

test('whole rows of pictures fill the frame on a phone and on a wide screen, so that nothing scrolls in it', async ({
  page,
}) => {
  await openTakenOver(page, '/en')
  const { block, frame, pictures } = partsOf(page)
  await block.scrollIntoViewIfNeeded()
  await expect(pictures).toHaveCount(8) // before a narrower page, which is longer, moves the block away from the screen
  for (const width of [360, 390, 640, 768, 1280, 1702]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(pictures).toHaveCount(width < 640 ? 6 : 8)
    const html = page.frameLocator('iframe').locator('html')
    // a frame has its new width later than the page
    await expect(async () => {
      expect([width, await html.evaluate(overflow)]).toEqual([width, { x: 0, y: 0 }])
      const [last, place] = [await pictures.last().boundingBox(), await frame.boundingBox()]
      const rest = (place?.y ?? 0) + (place?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
      expect(rest, `${width} px`).toBeLessThan(12)
    }).toPass()
  }
})

test('whoever comes to the home page from another page of the site gets the feed, too', async ({
  page,
}) => {
  const faults = watchPage(page)
  await openTakenOver(page, '/en/models')
  await page.getByRole('link', { name: 'Vereda, home page' }).click()
  const { block, pictures } = partsOf(page)
  await block.scrollIntoViewIfNeeded()
  await expect(pictures).toHaveCount(8)
  await expect(page).toHaveURL('/en')
  expect(faults()).toEqual([])
})

test('a change of language where the feed has come is one step in history', async ({ page }) => {
  await openWithoutSplash(page)
  const { block, pictures } = partsOf(page)
  await block.scrollIntoViewIfNeeded()
  await expect(pictures).toHaveCount(8)
  const inPortuguese = page.waitForResponse('**/social-feed?language=pt')
  await page.getByRole('banner').getByRole('link', { name: 'Português' }).click()
  await (await inPortuguese).finished()
  await expect(page).toHaveURL('/')
  await expect(pictures).toHaveCount(8)
  await page.goBack()
  await expect(page).toHaveURL('/en')
})

test('where the feed fails, words, another try and the link to Instagram take its place', async ({
  page,
}) => {
  await openWithoutSplash(page)
  const { block, frame, retry, pictures } = partsOf(page)
  await page.route(FEED, (route) => route.abort())
  await block.scrollIntoViewIfNeeded()
  await expect(block.getByText('The pictures did not load.').first()).toBeVisible()
  await expect(block.getByRole('link', { name: 'Open on Instagram' })).toBeVisible()
  expect(await faultsOfEngines(page)).toEqual([])
  await retry.press('Enter')
  await expect(retry).toBeFocused() // it has failed once more
  await page.unroute(FEED)
  await retry.press('Enter')
  await expect(pictures).toHaveCount(8)
  await expect(frame).toBeFocused()
})

test('a feed that the site answers with an error has failed', async ({ page }) => {
  await openTakenOver(page, '/en')
  await page.route(FEED, (route) => route.fulfill({ status: 503, body: '503' }))
  await partsOf(page).block.scrollIntoViewIfNeeded()
  await expect(partsOf(page).retry).toBeVisible()
})

test('a feed that does not come has failed after ten seconds', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.route(FEED, () => {}) // no answer
  await page.goto('/en?feed=open', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  let seconds = 0 // they count from when script has come
  await expect(async () => {
    seconds += 1
    await page.clock.runFor(1_000)
    await expect(partsOf(page).retry).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(seconds).toBeGreaterThanOrEqual(10)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the agency’s own feed comes near the screen', async ({ page }) => {
    await page.goto('/en#splash')
    const { block, pictures } = partsOf(page)
    await block.scrollIntoViewIfNeeded()
    await expect(pictures).toHaveCount(8)
  })
})

/** A third party’s page, which is one of ours here; tells with which referrer it was asked for. */
async function stubFeed(page: Page): Promise<() => (string | undefined)[]> {
  const referrers: (string | undefined)[] = []
  await page.route('https://feeds.example/**', async (route) => {
    referrers.push((await route.request().allHeaders())['referer'])
    const body = `<!doctype html><p>Waiting</p><script>document.querySelector('p').textContent = 'A feed'</script>`
    await route.fulfill({ contentType: 'text/html', body })
  })
  return () => referrers
}

test.describe('a third party’s feed, wanted near the screen', () => {
  const address = 'https://feeds.example/embed?id=7'
  let site: Running
  test.beforeAll(async () => {
    const folder = join(test.info().project.outputDir, '.site-with-foreign-feed')
    const config = await veredaWith({ socialFeed: 'when-near' }, folder)
    const environment = { DATA_DIR: folder, AGENCY_CONFIG: config, SOCIAL_FEED_URL: address }
    site = await start('site', environment, () => {}) // until the journeys end it
  })
  test.afterAll(() => site.end())
  test.use({ viewport: { width: 390, height: 844 } })

  test('loads when the visitor comes near it, is told nothing of where from, and runs', async ({
    page,
  }) => {
    const referrers = await stubFeed(page)
    await openTakenOver(page, `${site.url}/en`)
    const { block, frame } = partsOf(page)
    await expect(block.getByText('The pictures come from feeds.example.')).toBeAttached()
    expect(referrers()).toEqual([])
    await block.scrollIntoViewIfNeeded()
    await expect(page.frameLocator('iframe').getByText('A feed')).toBeVisible()
    await expect(frame).not.toBeFocused()
    expect(referrers()).toEqual([undefined])
  })

  for (const [name, ask] of Object.entries(stillness)) {
    test(`waits for the visitor’s word ${name}`, async ({ page }) => {
      const referrers = await stubFeed(page)
      await ask(page)
      await openTakenOver(page, `${site.url}/en`)
      const { show } = partsOf(page)
      await show.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(referrers()).toEqual([])
      await show.click()
      await expect(page.frameLocator('iframe').getByText('A feed')).toBeVisible()
    })
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('comes with the home page that the button loads, which has no splash again', async ({
      page,
    }) => {
      await page.route('https://feeds.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A feed' }),
      )
      await page.goto(`${site.url}/en#splash`)
      await partsOf(page).show.click()
      await expect(page.frameLocator('iframe').getByText('A feed')).toBeVisible()
      await expect(page.locator('#splash')).toHaveCount(0)
    })
  })

  test('is allowed in a frame by the home page’s policy, and by no other page’s', async ({
    request,
  }) => {
    const policyOf = async (path: string) =>
      (await request.get(site.url + path)).headers()['content-security-policy'] ?? ''
    expect(await policyOf('/en')).toMatch(/frame-src [^;]* https:\/\/feeds\.example;/)
    expect(await policyOf('/en/models')).not.toContain('feeds.example')
    expect((await request.get(`${site.url}/social-feed`)).status()).toBe(200)
  })
})

/** Runs in the page. */
function sizeOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y: Math.round(y + scrollY), width, height }
}

/** Runs in the page. */
function naturalWidth(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0
}

/** Runs in the frame: by how much its content is larger than it. */
function overflow({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) {
  return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight }
}
