import { cpus } from 'node:os'

import { untilCoversAreReady } from '../covers-ready.ts'
import type { Figure } from '../figures.ts'
import { NEVER_KEPT, uncompressed } from '../pages/made-pages.ts'
import { processorTimeMs } from '../pages/processors.ts'
import { send } from '../pages/send.ts'
import { type RunningSite, runSite } from '../running-site.ts'
import { measureGroup } from './measure-group.ts'

const TALENTS = 100
const SITES = 4
const CONNECTIONS_OF_EACH = 8
const WARM_UP_MS = 15_000
const DURATION_MS = 15_000

/** What several machines gain, and what they take to work together. */
export async function benchMachines(): Promise<Figure[]> {
  return [...(await measureGroup()), ...(await measureSites())]
}

/**
 * Pages rendered a second by one, two and four sites, beside a prediction: each processor does as much as the
 * cost of a page allows, the sender's part included.
 */
async function measureSites(): Promise<Figure[]> {
  await using running = new AsyncDisposableStack()
  const sites: RunningSite[] = []
  for (let number = 0; number < SITES; number += 1) {
    const site = running.use(await runSite(TALENTS))
    await untilCoversAreReady(site)
    await measure([site], WARM_UP_MS)
    sites.push(site)
  }
  const one = await measure(sites.slice(0, 1), DURATION_MS)
  const two = await measure(sites.slice(0, 2), DURATION_MS)
  const four = await measure(sites, DURATION_MS)
  return [
    {
      what: 'one site',
      goal: '–',
      measured: `${perSecond(one)}; of the processor ${one.siteMs.toFixed(2)} ms a page, the sender ${one.senderMs.toFixed(2)} ms`,
    },
    beside('two sites', { predicted: predict(one, 2), measured: two, one }),
    beside('four sites', { predicted: predict(one, 4), measured: four, one }),
  ]
}

/** Processor time in milliseconds a page. */
type Rendered = { perSecond: number; siteMs: number; senderMs: number }

/** Each site renders the models page again and again for a sender of its own. */
async function measure(sites: readonly RunningSite[], durationMs: number): Promise<Rendered> {
  const before = await usedBy(sites)
  const sent = await Promise.all(
    sites.map(({ url }) =>
      send(
        { url, headers: uncompressed, connections: CONNECTIONS_OF_EACH, durationMs },
        { perSecond: null, paths: [NEVER_KEPT], isBound: false },
      ),
    ),
  )
  const rate = sum(sent.map((each) => each.perSecond))
  const siteMs = ((await usedBy(sites)) - before) / sum(sent.map(({ count }) => count))
  const senderMs = (sum(sent.map(({ senderLoad }) => senderLoad)) * 1_000) / rate
  return { perSecond: rate, siteMs, senderMs }
}

async function usedBy(sites: readonly RunningSite[]): Promise<number> {
  return sum(await Promise.all(sites.map(async (site) => (await processorTimeMs(site)) ?? 0)))
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

/** Pages a second of so many sites: each has one processor at most, and all share the machine's with their senders. */
function predict({ siteMs, senderMs }: Rendered, count: number): number {
  const bySites = (count * 1_000) / siteMs
  const byProcessors = (cpus().length * 1_000) / (siteMs + senderMs)
  return Math.min(bySites, byProcessors)
}

type Comparison = { predicted: number; measured: Rendered; one: Rendered }

function beside(what: string, { predicted, measured, one }: Comparison): Figure {
  const error = ((measured.perSecond - predicted) / predicted) * 100
  const ratio = measured.perSecond / one.perSecond
  return {
    what,
    goal: 'within 15 % of the prediction',
    measured: `${perSecond(measured)}, predicted ${predicted.toFixed(0)} (${error.toFixed(0)} %); ${ratio.toFixed(2)} × one site`,
  }
}

const perSecond = ({ perSecond: rate }: Rendered) => `${rate.toFixed(0)} pages a second`
