import { untilCoversAreReady } from '../covers-ready.ts'
import { memoryNow } from '../memory.ts'
import { type Figure, inMb, inMs } from '../figures.ts'
import { runDemoSite, type RunningSite, runSite } from '../running-site.ts'
import { measureKept } from './kept-pages.ts'
import { type Made, measureFiltered, measureFinishing, measureRendering } from './made-pages.ts'
import { bindTo, processors } from './processors.ts'

const TALENTS = 1_000
const sizes = [100, TALENTS, 10_000] as const

/** What a page costs the server: kept, and made; how fast it starts, what it holds, and how all that grows with the roster. */
export async function benchPages(): Promise<Figure[]> {
  const figures = await measureAt(TALENTS)
  const grown: Grown[] = []
  for (const size of sizes) grown.push(await measureGrown(size))
  await using demo = await runDemoSite()
  return [
    ...figures,
    ...growthFigures(grown),
    { what: 'first start with the demo agency, to ready', goal: '–', measured: inMs(demo.startMs) },
  ]
}

async function measureAt(talentCount: number): Promise<Figure[]> {
  await using site = await runBound(talentCount)
  await untilCoversAreReady(site)
  const figures = await measureKept(site)
  const rendered = await measureRendering(site)
  const filtered = await measureFiltered(site, talentCount)
  const { br, gzip, hash } = await measureFinishing(site)
  return [
    ...figures,
    { what: 'models page, rendering alone', goal: '500 a second', measured: describe(rendered) },
    { what: 'models page under random filters', goal: '–', measured: describe(filtered) },
    {
      what: 'of it once for each page: brotli, gzip, hash of its tag',
      goal: '–',
      measured: [br, gzip, hash].map((ms) => `${ms.toFixed(2)} ms`).join(', '),
    },
    { what: 'memory after all of this', goal: '300 MB', measured: inMb(await memoryNow(site)) },
  ]
}

/** A site on the servers' processor, decoders of pictures included. */
async function runBound(talentCount: number): Promise<RunningSite> {
  const site = await runSite(talentCount)
  await bindTo(processors.server, site)
  return site
}

function describe({ perSecond, p50Ms, p99Ms, processorMs }: Made): string {
  const times = `p50 ${inMs(p50Ms)}, p99 ${inMs(p99Ms)}`
  return `${perSecond.toFixed(0)} a second (${processorMs.toFixed(2)} ms of its processor each; ${times})`
}

/** What may grow with the number of talents. */
type Grown = { size: number; startMs: number; rendered: Made; filtered: Made; memory: number }

async function measureGrown(size: number): Promise<Grown> {
  await using site = await runBound(size)
  const rendered = await measureRendering(site)
  const filtered = await measureFiltered(site, size)
  return { size, startMs: site.startMs, rendered, filtered, memory: await memoryNow(site) }
}

function growthFigures(grown: readonly Grown[]): Figure[] {
  const of = grown.map(({ size }) => size.toLocaleString('en')).join(', ')
  const line = (what: string, goal: string, figureOf: (at: Grown) => string) => ({
    what: `${of} talents: ${what}`,
    goal,
    measured: grown.map(figureOf).join(', '),
  })
  const growthOf = (costOf: (at: Grown) => number) => {
    const [first, last] = [grown[0], grown.at(-1)]
    return first && last ? (costOf(last) / costOf(first)).toFixed(2) : '–'
  }
  return [
    line('rendering, of the processor', '–', ({ rendered }) => inProcessorMs(rendered)),
    line('under random filters', '–', ({ filtered }) => inProcessorMs(filtered)),
    {
      what: 'the last of these to the first: rendering, under random filters',
      goal: '1.3 ×',
      measured: [
        growthOf(({ rendered }) => rendered.processorMs),
        growthOf(({ filtered }) => filtered.processorMs),
      ].join(', '),
    },
    line('start with data in place, to ready', '–', ({ startMs }) => inMs(startMs)),
    line('memory after all of this', '–', ({ memory }) => inMb(memory)),
  ]
}

function inProcessorMs({ processorMs }: Made): string {
  return `${processorMs.toFixed(2)} ms`
}
