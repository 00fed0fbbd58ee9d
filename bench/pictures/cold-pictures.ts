import { setTimeout as wait } from 'node:timers/promises'

import { type Figure, inMs, spreadOf } from '../figures.ts'
import type { RunningSite } from '../running-site.ts'
import { askPicture, askWell, type Taken } from './ask-picture.ts'
import { pageTimesDuring, p95Of } from './page-times.ts'
import type { ShownPicture } from './shown-pictures.ts'

const ALONE = 10
const AT_ONCE = 200
const widths = [400, 640, 1280] as const

/** Copies never requested before, one by one, in each format for which a visitor waits. */
export async function measureAlone(pictures: readonly ShownPicture[]): Promise<Figure[]> {
  const [first, ...others] = pictures
  const veryFirst = await askWell(first?.addressAt(960) ?? '', 'webp')
  const webp = await oneByOne(others.slice(0, ALONE), 'webp')
  const jpeg = await oneByOne(others.slice(0, ALONE), 'jpeg')
  return [
    {
      what: `a cold WebP of 960 px alone, of a photograph of 12 megapixels; ${ALONE} of them`,
      goal: '150 ms',
      measured: spreadOf(webp),
    },
    { what: 'a cold JPEG, likewise', goal: '–', measured: spreadOf(jpeg) },
    { what: 'the very first, which starts a process', goal: '–', measured: inMs(veryFirst.ms) },
  ]
}

async function oneByOne(pictures: readonly ShownPicture[], taken: Taken): Promise<number[]> {
  const timesMs: number[] = []
  for (const { addressAt } of pictures) timesMs.push((await askWell(addressAt(960), taken)).ms)
  return timesMs
}

/** Two hundred different cold copies at once, and the page times meanwhile. */
export async function measureFlood(
  { url }: RunningSite,
  pictures: readonly ShownPicture[],
): Promise<Figure[]> {
  const cold = pictures.flatMap(({ addressAt }) => widths.map((width) => addressAt(width)))
  const some = cold.slice(0, AT_ONCE)
  const quiet = await pageTimesDuring(url, wait(5_000))
  const begun = performance.now()
  const flood = Promise.all(some.map((address) => askPicture(address, 'webp')))
  const meanwhile = await pageTimesDuring(url, flood)
  const tookMs = performance.now() - begun
  const statuses = Map.groupBy(await flood, ({ status }) => status)
  const answers = [...statuses].map(([status, { length }]) => `${length} × ${status}`).join(', ')
  return [
    {
      what: `${some.length} different cold ones at once: answers, the last after`,
      goal: '–',
      measured: `${answers}; ${(tookMs / 1_000).toFixed(1)} s`,
    },
    { what: 'pages meanwhile: p95', goal: '200 ms', measured: p95Of(meanwhile) },
    { what: 'pages without: p95', goal: '–', measured: p95Of(quiet) },
  ]
}
