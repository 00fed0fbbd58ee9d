import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inMb, inMs, quantile } from '../figures.ts'
import { memoryNow } from '../memory.ts'
import type { RunningSite } from '../running-site.ts'
import { runBound } from './bound-site.ts'
import { filteredPaths, measureFiltered, measureRendering, warmUp } from './made-pages.ts'

const sizes = [100, 1_000, 10_000] as const
const ROUNDS = 3

/** Long enough that a site fetches its roster once during it, as during any other such period. */
const DURATION_MS = 20_000

/**
 * The cost of the same pages for sites with few and many talents, measured in turn, so that the machine's load is the same for
 * all.
 */
export async function measureGrowth(): Promise<Figure[]> {
  await using running = new AsyncDisposableStack()
  const sites: RunningSite[] = []
  for (const size of sizes) {
    const site = running.use(await runBound(size))
    await untilCoversAreReady(site)
    sites.push(site)
  }
  for (const site of sites) await warmUp(site)
  const rendered = await costInTurn(sites, async (site) => measureRendering(site, DURATION_MS))
  const paths = sizes.map((size) => filteredPaths(size))
  const filtered = await costInTurn(sites, async (site, index, round) =>
    measureFiltered(site, everyNth(paths[index] ?? [], ROUNDS, round), DURATION_MS),
  )
  const memory: number[] = []
  for (const site of sites) memory.push(await memoryNow(site))
  return [
    line('rendering, of the processor', rendered, inProcessorMs),
    line('under random filters', filtered, inProcessorMs),
    {
      what: 'the last of these to the first: rendering, under random filters',
      goal: '2 ×',
      measured: [rendered, filtered].map(growthOf).join(', '),
    },
    line(
      'start with data in place, to ready',
      sites.map(({ startMs }) => startMs),
      inMs,
    ),
    line('memory after all of this', memory, inMb),
  ]
}

type Measure = (site: RunningSite, index: number, round: number) => Promise<{ processorMs: number }>

/** The median cost of a page for each site, in milliseconds of processor time. */
async function costInTurn(sites: readonly RunningSite[], measure: Measure): Promise<number[]> {
  const costs = sites.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, site] of sites.entries()) {
      const { processorMs } = await measure(site, index, round)
      costs[index]?.push(processorMs)
    }
  }
  return costs.map((each) => quantile(each, 0.5))
}

function everyNth<T>(list: readonly T[], n: number, first: number): T[] {
  return list.filter((_, index) => index % n === first)
}

function line(what: string, figures: readonly number[], write: (figure: number) => string): Figure {
  const of = sizes.map((size) => size.toLocaleString('en')).join(', ')
  const measured = figures.map((figure) => write(figure)).join(', ')
  return { what: `${of} talents: ${what}`, goal: '–', measured }
}

function growthOf(costs: readonly number[]): string {
  const [first = Number.NaN, last = Number.NaN] = [costs[0], costs.at(-1)]
  return (last / first).toFixed(2)
}

function inProcessorMs(ms: number): string {
  return `${ms.toFixed(2)} ms`
}
