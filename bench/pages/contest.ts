import { quantile } from '../figures.ts'
import { processorTimeMs } from './processors.ts'
import { asBrowser, headerOf, recordAnswer, type RecordedAnswer } from './recorded-answer.ts'
import type { Asking, Sent } from './send.ts'
import { type PageServer, serveBare, serveByNginx } from './servers.ts'

const ROUNDS = 5
const CONNECTIONS = 32
const DURATION_MS = 3_000

/** The contestants: the site, node:http with the same bytes and headers, and nginx if it is installed. */
export type Name = 'site' | 'node:http' | 'nginx'
type Contestant = { name: Name; pid: number; asking: Asking }
/** The runs of each contestant, in order. */
export type Runs = ReadonlyMap<Name, readonly Run[]>
export type Run = Sent & {
  /** The server's processor time, including the sender's warm-up. */
  processorMs: number | null
}

/** Servers of the same response. Leaving the scope of an `await using` ends all except the site. */
export type Contest = AsyncDisposable & {
  /** Measures the servers in turn, five times each. */
  run(ask: (asking: Asking) => Promise<Sent>): Promise<Runs>
}

/** Sets up node:http and nginx beside the site, for one of its pages or for the 304 response to it. */
export async function openContest(
  site: Pick<PageServer, 'url' | 'pid'>,
  page: RecordedAnswer,
  isKnown: boolean,
): Promise<Contest> {
  await using starting = new AsyncDisposableStack()
  const knowing = (answer: RecordedAnswer) =>
    isKnown ? { 'If-None-Match': headerOf(answer, 'etag') ?? '' } : {}
  const answer = await recordAnswer(site.url, { ...asBrowser, ...knowing(page) })
  const bare = starting.use(await serveBare(answer))
  const nginx = await serveByNginx(page)
  if (nginx !== null) starting.use(nginx)
  const toContestant = (name: Name, { url, pid }: typeof site, known: RecordedAnswer) => ({
    name,
    pid,
    asking: { url, headers: knowing(known), connections: CONNECTIONS, durationMs: DURATION_MS },
  })
  const contestants = [
    toContestant('site', site, page),
    toContestant('node:http', bare, page),
    ...(nginx === null ? [] : [toContestant('nginx', nginx, await recordAnswer(nginx.url))]),
  ]
  const running = starting.move()
  return {
    run: (ask) => runInTurn(contestants, ask),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

async function runInTurn(
  contestants: readonly Contestant[],
  ask: (asking: Asking) => Promise<Sent>,
): Promise<Runs> {
  const runs = new Map<Name, Run[]>(contestants.map(({ name }) => [name, []]))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const contestant of contestants) {
      const run = await runOnce(contestant, ask)
      if (round > 0) runs.get(contestant.name)?.push(run) // the first round is a warm-up
    }
  }
  return runs
}

async function runOnce(
  { pid, asking }: Contestant,
  ask: (asking: Asking) => Promise<Sent>,
): Promise<Run> {
  const before = await processorTimeMs({ pid })
  const sent = await ask(asking)
  const after = await processorTimeMs({ pid })
  return { ...sent, processorMs: before === null || after === null ? null : after - before }
}

/** The median of a server's runs; null if the server did not take part, or the system does not report the value. */
export function medianOf(
  runs: Runs,
  name: Name,
  figureOf: (run: Run) => number | null,
): number | null {
  const figures = (runs.get(name) ?? []).map(figureOf).filter((figure) => figure !== null)
  return figures.length === 0 ? null : quantile(figures, 0.5)
}

/** The ratio of two servers' medians: `0.94`; a dash if there is none. */
export function ratioOf(
  runs: Runs,
  [one, other]: readonly [Name, Name],
  figureOf: (run: Run) => number | null,
): string {
  const [own, its] = [medianOf(runs, one, figureOf), medianOf(runs, other, figureOf)]
  return own === null || its === null ? '–' : (own / its).toFixed(2)
}
