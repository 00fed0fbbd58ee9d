import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inMb, inMs, quantile } from '../figures.ts'
import { memoryNow } from '../memory.ts'
import type { RunningSite } from '../running-site.ts'
import { runBound } from './bound-site.ts'
import { filteredPaths, measureFiltered, measureRendering, warmUp } from './made-pages.ts'

const sizes = [100, 1_000, 10_000] as const
const ROUNDS = 3

/** In which a site asks for its roster anew once, as it does in any other such while. */
const DURATION_MS = 20_000

/** What may grow with the number of talents: a page of a site's processor, in milliseconds; its start; its memory, in bytes. */
type Grown = { startMs: number; renderedMs: number; filteredMs: number; memory: number }

/** What the same pages cost sites with few and many talents: asked in turn, so that the machine is the same for all. */
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
  const grown: Grown[] = []
  for (const [index, site] of sites.entries()) {
    const [renderedMs = Number.NaN, filteredMs = Number.NaN] = [rendered[index], filtered[index]]
    grown.push({ startMs: site.startMs, renderedMs, filteredMs, memory: await memoryNow(site) })
  }
  return growthFigures(grown)
}

type Measure = (site: RunningSite, index: number, round: number) => Promise<{ processorMs: number }>

/** The median of what a page cost each of them, in milliseconds of its processor. */
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

function growthFigures(grown: readonly Grown[]): Figure[] {
  const of = sizes.map((size) => size.toLocaleString('en')).join(', ')
  const line = (what: string, figureOf: (at: Grown) => string): Figure => ({
    what: `${of} talents: ${what}`,
    goal: '–',
    measured: grown.map(figureOf).join(', '),
  })
  const growthOf = (costOf: (at: Grown) => number) => {
    const [first, last] = [grown[0], grown.at(-1)]
    return first && last ? (costOf(last) / costOf(first)).toFixed(2) : '–'
  }
  return [
    line('rendering, of the processor', ({ renderedMs }) => inProcessorMs(renderedMs)),
    line('under random filters', ({ filteredMs }) => inProcessorMs(filteredMs)),
    {
      what: 'the last of these to the first: rendering, under random filters',
      goal: '1.3 ×',
      measured: [
        growthOf(({ renderedMs }) => renderedMs),
        growthOf(({ filteredMs }) => filteredMs),
      ].join(', '),
    },
    line('start with data in place, to ready', ({ startMs }) => inMs(startMs)),
    line('memory after all of this', ({ memory }) => inMb(memory)),
  ]
}

function inProcessorMs(ms: number): string {
  return `${ms.toFixed(2)} ms`
}
