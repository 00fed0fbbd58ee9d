import type { Browser } from 'playwright'

import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inMs, quantile } from '../figures.ts'
import { runDemoSite } from '../running-site.ts'
import { launchBrowser, openTelephone } from '../telephone.ts'
import { serveBareApp } from './bare-app.ts'
import { type FirstLoad, measureFirstLoad } from './first-load.ts'
import { serveFloor } from './floor-page.ts'
import { measureToTalent, type ToTalent } from './to-talent.ts'

const ROUNDS = 5

/** One of our pages, and its floor. */
type Compared = { what: string; url: string; floorUrl: string }

/**
 * The first load of the models page and of a profile on a slow phone, as ratios to the same pages without script and to a bare
 * React Router app; then the way from a card to its profile. Measures all of them in turn, five times.
 */
export async function benchTelephone(): Promise<Figure[]> {
  await using site = await runDemoSite()
  await untilCoversAreReady(site)
  await using browser = await launchBrowser()
  const models = `${site.url}/modelos`
  const talent = await findTalent(browser, models)
  await using modelsFloor = await serveFloor(models)
  await using talentFloor = await serveFloor(talent)
  await using bare = await serveBareApp()
  const pages: Compared[] = [
    { what: 'models page', url: models, floorUrl: modelsFloor.url },
    { what: 'profile', url: talent, floorUrl: talentFloor.url },
  ]
  const urls = [...pages.flatMap(({ url, floorUrl }) => [url, floorUrl]), bare.url]
  const loads = new Map(urls.map((url): [string, FirstLoad[]] => [url, []]))
  const visits: ToTalent[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [url, list] of loads) list.push(await measureFirstLoad(browser, url))
    visits.push(await measureToTalent(browser, site.url))
  }
  const loadsOf = (url: string) => loads.get(url) ?? []
  return [
    ...pages.flatMap(({ what, url, floorUrl }) =>
      compare(what, loadsOf(url), { floor: loadsOf(floorUrl), bare: loadsOf(bare.url) }),
    ),
    ...describeVisits(visits),
  ]
}

/**
 * The first talent's address. Visits the pages, so that the sized copies, which the site makes on the first request, are not part
 * of the measurement.
 */
async function findTalent(browser: Browser, models: string): Promise<string> {
  const page = await openTelephone(browser, models)
  await page.goto(models, { waitUntil: 'networkidle' })
  const link = page.locator('main article a').first()
  const talent = new URL((await link.getAttribute('href')) ?? '', models).href
  await page.goto(talent, { waitUntil: 'networkidle' })
  await page.context().close()
  return talent
}

type Beside = { floor: FirstLoad[]; bare: FirstLoad[] }

function compare(what: string, loads: FirstLoad[], { floor, bare }: Beside): Figure[] {
  const figure = (doing: string, goal: string, of: keyof FirstLoad, beside: FirstLoad[]) => {
    const [ours, theirs] = [medianOf(loads, of), medianOf(beside, of)]
    const ratio = theirs === 0 ? '' : `${(ours / theirs).toFixed(2)}: `
    const measured = `${ratio}${inMs(ours)}, beside ${inMs(theirs)}`
    return { what: `${what}: ${doing}`, goal, measured }
  }
  return [
    figure('first paint, floor', '1.2', 'firstPaintMs', floor),
    figure('largest paint, floor', '1.25', 'largestPaintMs', floor),
    figure('blocking time of its thread, bare page', '1.2', 'blockingThreadMs', bare),
    figure('blocking time by the clock, bare page', '–', 'blockingMs', bare),
    {
      what: `${what}: layout shift`,
      goal: '0.00',
      measured: medianOf(loads, 'shift').toFixed(3),
    },
  ]
}

function describeVisits(visits: readonly ToTalent[]): Figure[] {
  const times = (of: keyof ToTalent) => {
    const all = visits.map((visit) => visit[of])
    return `${inMs(quantile(all, 0.5))}, at most ${inMs(quantile(all, 1))}`
  }
  return [
    { what: 'from card to profile: name', goal: '120 ms', measured: times('nameMs') },
    { what: 'from card to profile: cover', goal: '120 ms', measured: times('coverMs') },
    { what: 'from card to profile: all that is known', goal: '–', measured: times('wholeMs') },
  ]
}

function medianOf(loads: readonly FirstLoad[], of: keyof FirstLoad): number {
  return quantile(
    loads.map((load) => load[of]),
    0.5,
  )
}
