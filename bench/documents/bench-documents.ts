import { documentPath } from '#site/page/document-addresses.ts'

import { type Figure, inMb } from '../figures.ts'
import { peakMemory } from '../memory.ts'
import { type RunningSite, runSiteOver } from '../running-site.ts'
import { measureListDocuments } from './list-documents.ts'
import { inSeconds, orderDocument, type Ordered } from './order-document.ts'
import { photoAgency } from './photo-agency.ts'

const FRAMES = 20

/** Documents of a profile and of a list: their time, size, and memory. */
export async function benchDocuments(): Promise<Figure[]> {
  return [...(await measurePortfolios()), ...(await measureListDocuments())]
}

/** Documents of twenty photographs of 3,000 × 4,000. */
async function measurePortfolios(): Promise<Figure[]> {
  await using site = await runSiteOver(await photoAgency())
  await (await fetch(`${site.url}/modelos`)).text()
  const atRest = await peakMemory(site)
  const first = await order(site, 0, 'pdf')
  const again = await order(site, 0, 'pdf')
  const beforeThree = await peakMemory(site)
  const three = await Promise.all([1, 2, 3].map((talent) => order(site, talent, 'pdf')))
  const afterThree = await peakMemory(site)
  const zips = await Promise.all([0, 1, 2].map((talent) => order(site, talent, 'zip')))
  const afterZips = await peakMemory(site)
  return [
    { what: 'portfolio of 20 frames, first', goal: '4 s', measured: inSeconds(first) },
    { what: 'the same again', goal: '0.5 s', measured: inSeconds(again) },
    { what: 'its size', goal: '8 MB', measured: inMb(first.bytes) },
    { what: 'three others at once, the last', goal: '–', measured: inSeconds(slowest(three)) },
    { what: 'peak memory before any', goal: '–', measured: inMb(atRest) },
    { what: 'peak memory after two, one by one', goal: '400 MB', measured: inMb(beforeThree) },
    { what: 'peak memory after three at once', goal: '400 MB', measured: inMb(afterThree) },
    { what: 'three archives at once, the last', goal: '–', measured: inSeconds(slowest(zips)) },
    {
      what: 'their size, together',
      goal: '–',
      measured: inMb(sum(zips.map(({ bytes }) => bytes))),
    },
    { what: 'peak memory after them', goal: '400 MB', measured: inMb(afterZips) },
  ]
}

/** Orders the talent's own twenty frames: frames are numbered in the order of the import. */
async function order(site: RunningSite, talent: number, kind: 'pdf' | 'zip'): Promise<Ordered> {
  const body = new URLSearchParams({ originals: '1' }) // an archive's pictures are sent as they are
  for (let frame = 1; frame <= FRAMES; frame += 1) {
    body.append('frame', String(talent * FRAMES + frame))
  }
  return orderDocument(site.url + documentPath('pt', talent + 1, kind), body)
}

function slowest(orders: readonly Ordered[]): Ordered {
  return orders.reduce((one, other) => (one.ms > other.ms ? one : other))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
