import { setTimeout as wait } from 'node:timers/promises'

import { type Figure, inKb, inMs } from '../figures.ts'
import type { RunningSite } from '../running-site.ts'
import { medianOf, type Name, openContest, ratioOf, type Run, type Runs } from './contest.ts'
import { recordAnswer, type RecordedAnswer } from './recorded-answer.ts'
import { send, sendAllItTakes } from './send.ts'

/** Longer than the site takes to measure another batch of pictures, whose versions make its responses longer. */
const REST_MS = 4_000

/** The speed of cached responses, compared with node:http and nginx with the same bytes and headers. */
export async function measureKept({ url, pid }: RunningSite): Promise<Figure[]> {
  const models = { url: `${url}/modelos`, pid }
  const page = await recordLasting(models.url)
  const figures: Figure[] = []
  {
    await using contest = await openContest(models, page, false)
    const full = await contest.run(sendAllItTakes)
    const perSecond = (medianOf(full, 'site', (run) => run.perSecond) ?? 0) / 2
    const half = await contest.run((asking) => send(asking, { perSecond }))
    const what = `kept models page, ${inKb(page.body.byteLength)}`
    figures.push(...rateFigures(what, full, true), p99Figure(what, perSecond, half))
  }
  {
    await using contest = await openContest(models, page, true)
    figures.push(
      ...rateFigures('the same, unchanged (304)', await contest.run(sendAllItTakes), false),
    )
  }
  const data = { url: `${models.url}.data`, pid }
  const answer = await recordLasting(data.url)
  await using contest = await openContest(data, answer, false)
  const what = `kept data of a navigation, ${inKb(answer.body.byteLength)}`
  return [...figures, ...rateFigures(what, await contest.run(sendAllItTakes), false)]
}

/** The response once the site knows every picture in it. */
async function recordLasting(url: string): Promise<RecordedAnswer> {
  let before = await recordAnswer(url)
  for (;;) {
    await wait(REST_MS)
    const answer = await recordAnswer(url)
    if (answer.body.equals(before.body)) return answer
    before = answer
  }
}

function rateFigures(what: string, runs: Runs, hasGoal: boolean): Figure[] {
  const rates = [...runs.keys()].map((name) => `${name} ${describe(runs, name)}`)
  const loads = [...runs.keys()].map((name) => medianOf(runs, name, (run) => run.senderLoad) ?? 0)
  return [
    { what: `${what}: answers a second`, goal: '–', measured: rates.join('; ') },
    ratioFigure(what, hasGoal ? '0.75' : '–', runs, ['site', 'node:http']),
    ratioFigure(what, hasGoal ? '0.80' : '–', runs, ['site', 'nginx']),
    ratioFigure(what, '–', runs, ['node:http', 'nginx']),
    {
      what: `${what}: load of the sender’s own processor`,
      goal: '–',
      measured: loads.map((load) => `${(load * 100).toFixed(0)} %`).join(', '),
    },
  ]
}

/** The ratio by the clock, and by the servers' own processor time: on a busy machine only the latter is comparable. */
function ratioFigure(what: string, goal: string, runs: Runs, pair: readonly [Name, Name]): Figure {
  const byClock = ratioOf(runs, pair, (run) => run.perSecond)
  const byProcessor = ratioOf(runs, pair, perProcessorMs)
  const measured = `${byClock} (by processor time ${byProcessor})`
  return { what: `${what}: ${pair.join(' to ')}`, goal, measured }
}

function perProcessorMs({ count, processorMs }: Run): number | null {
  return processorMs === null ? null : count / processorMs
}

/** `38,900 (25 µs of its processor each; p50 0.8 ms, p99 1.4 ms)`. */
function describe(runs: Runs, name: Name): string {
  const median = (figureOf: (run: Run) => number | null) => medianOf(runs, name, figureOf) ?? 0
  const rate = Math.round(median((run) => run.perSecond)).toLocaleString('en')
  const cost = 1_000 / median(perProcessorMs)
  const times = `p50 ${inMs(median((run) => run.p50Ms))}, p99 ${inMs(median((run) => run.p99Ms))}`
  return `${rate} (${cost.toFixed(1)} µs of its processor each; ${times})`
}

function p99Figure(what: string, perSecond: number, runs: Runs): Figure {
  const times = [...runs.keys()].map(
    (name) => `${name} ${(medianOf(runs, name, (run) => run.p99Ms) ?? 0).toFixed(2)} ms`,
  )
  return {
    what: `${what}: p99 at half load, ${Math.round(perSecond).toLocaleString('en')} a second`,
    goal: '2 × nginx',
    measured: `${times.join('; ')}: ${ratioOf(runs, ['site', 'nginx'], (run) => run.p99Ms)} × nginx`,
  }
}
