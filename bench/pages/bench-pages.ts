import { untilCoversAreReady } from '../covers-ready.ts'
import { memoryNow } from '../memory.ts'
import { type Figure, inMb, inMs } from '../figures.ts'
import { runDemoSite } from '../running-site.ts'
import { runBound } from './bound-site.ts'
import { measureGrowth } from './growth.ts'
import { measureKept } from './kept-pages.ts'
import {
  filteredPaths,
  type Made,
  measureFiltered,
  measureFinishing,
  measureRendering,
  warmUp,
} from './made-pages.ts'

const TALENTS = 1_000
const DURATION_MS = 5_000

/**
 * The cost of a page for the server, cached and rendered; the server's start time and memory; and their growth with the roster.
 */
export async function benchPages(): Promise<Figure[]> {
  const figures = await measureAt(TALENTS)
  const growth = await measureGrowth()
  await using demo = await runDemoSite()
  return [
    ...figures,
    ...growth,
    { what: 'first start with the demo agency, to ready', goal: '–', measured: inMs(demo.startMs) },
  ]
}

async function measureAt(talentCount: number): Promise<Figure[]> {
  await using site = await runBound(talentCount)
  await untilCoversAreReady(site)
  const figures = await measureKept(site)
  await warmUp(site)
  const rendered = await measureRendering(site, DURATION_MS)
  const filtered = await measureFiltered(site, filteredPaths(talentCount), DURATION_MS)
  const { br, gzip, hash } = await measureFinishing(site)
  return [
    ...figures,
    { what: 'models page, rendering alone', goal: '250 a second', measured: describe(rendered) },
    { what: 'models page under random filters', goal: '–', measured: describe(filtered) },
    {
      what: 'of it once for each page: brotli, gzip, hash of its tag',
      goal: '–',
      measured: [br, gzip, hash].map((ms) => `${ms.toFixed(2)} ms`).join(', '),
    },
    { what: 'memory after all of this', goal: '300 MB', measured: inMb(await memoryNow(site)) },
  ]
}

function describe({ perSecond, p50Ms, p99Ms, processorMs }: Made): string {
  const times = `p50 ${inMs(p50Ms)}, p99 ${inMs(p99Ms)}`
  return `${perSecond.toFixed(0)} a second (${processorMs.toFixed(2)} ms of its processor each; ${times})`
}
