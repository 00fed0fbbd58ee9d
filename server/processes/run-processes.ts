import cluster from 'node:cluster'

import type { Settings } from '../environment/env.ts'
import { exitCodes } from '../environment/exit.ts'
import { intakeLimits } from '#intake/intake-limits.ts'
import { createRateLimiter } from '#intake/rate-limiter.ts'
import type { Log } from '#delivery/log/log.ts'
import { openMetricsServer } from '../metrics/metrics-server.ts'
import type { AllMetrics } from './read-all-metrics.ts'
import { CLOSE_MS, DRAIN_MS, createShutdown } from './shutdown.ts'
import { connectProcesses, liveWorkers } from './primary.ts'

/** Processes still running after this time are killed; it is longer than their own drain and close. */
const MAX_END_MS = DRAIN_MS + CLOSE_MS + 2_000

const DIED = 'a process of the site has died and is replaced'
const NOT_BEGUN = 'a process of the site could not begin and is tried again'

/**
 * Runs the site in several worker processes. This process, the primary, serves no visitors: it starts the workers, replaces dead
 * ones, and ends them when it ends. The first worker does what only a start needs, such as migrations. If it cannot start,
 * the whole start fails with its message and exit code. The other workers start once it serves visitors.
 */
export async function runProcesses(settings: Settings, log: Log): Promise<void> {
  const { webConcurrency, metricsPort, shutdownDelayMs } = settings
  const end = { delayMs: shutdownDelayMs, closingMs: MAX_END_MS, abandon: killAll }
  const shutdown = createShutdown({ log, ...end })
  // The system distributes connections: one that this process handed to a dying worker would be lost without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const metrics = metricsPort === null ? null : await openAllMetrics(metricsPort, log)
  const workers = createWorkerPool(log)
  connectProcesses({
    rateLimiter: createRateLimiter(intakeLimits),
    ...(metrics !== null && { onMetrics: metrics.receive }),
    onReady({ process: { pid } }) {
      log.info({ pid }, 'a process of the site is ready')
      workers.complete(webConcurrency)
    },
    report: (error) => log.error({ err: error }, 'a message from a process of the site is invalid'),
  })
  workers.start()
  shutdown.closeWith(() => workers.end())
}

/** Serves the metrics of all processes. Its code is loaded only if it is needed. */
async function openAllMetrics(port: number, log: Log): Promise<AllMetrics> {
  const { createAllMetrics } = await import('./read-all-metrics.ts')
  const metrics = createAllMetrics()
  await openMetricsServer(port, metrics.read, log)
  return metrics
}

/** The worker processes of the site. */
function createWorkerPool(log: Log) {
  let state: 'starting' | 'running' | 'ending' = 'starting'
  let exitCode = 0
  const ended = Promise.withResolvers<number>()

  function start(quickDeaths = 0) {
    if (state === 'ending') return
    const startedAt = performance.now()
    begin((end) => {
      if (state !== 'running') return leave(end)
      const pause = restartPauseMs(performance.now() - startedAt, quickDeaths)
      log.error({ ...end, ...pause }, end.err === undefined ? DIED : NOT_BEGUN)
      setTimeout(start, pause.pauseMs, pause.quickDeaths)
    })
  }

  /** Ends this process with its last worker. A worker ended by SIGTERM during a shutdown counts as ended normally. */
  function leave({ code, signal, err }: End) {
    if (err !== undefined) log.error({ err }, 'the site cannot begin') // otherwise, the worker has reported the error itself
    const isExpected = code === 0 || (state === 'ending' && signal === 'SIGTERM')
    if (!isExpected) exitCode ||= code ?? exitCodes.failed
    if (liveWorkers().length > 0) return
    if (state === 'ending') ended.resolve(exitCode)
    else process.exit(exitCode)
  }

  return {
    start: () => start(),
    /** The first worker is ready: start the others, and replace any that dies from now on. */
    complete(count: number) {
      if (state !== 'starting') return
      state = 'running'
      for (let more = 1; more < count; more += 1) start()
    },
    /** Ends all workers after their requests in flight; resolves to the exit code. */
    end(): Promise<number> {
      state = 'ending'
      if (liveWorkers().length === 0) ended.resolve(exitCode)
      for (const { process: each } of liveWorkers()) each.kill('SIGTERM')
      return ended.promise
    },
  }
}

/** How a worker ended; a worker that never started has only `err`. */
type End = { pid?: number | undefined; code?: number | null; signal?: string | null; err?: unknown }

/** Starts a worker and reports its end, even if it cannot start: Node may be in the middle of an update on disk. */
function begin(onEnd: (end: End) => void): void {
  try {
    const worker = cluster.fork()
    const { pid } = worker.process
    worker.once('exit', (code: number | null, signal: string | null) =>
      onEnd({ pid, code, signal }),
    )
    worker.on('error', (err) => {
      if (pid === undefined) onEnd({ err }) // the end of a started worker is an `exit` event
    })
  } catch (err) {
    onEnd({ err }) // lack of memory is thrown
  }
}

function killAll() {
  for (const { process: each } of liveWorkers()) each.kill('SIGKILL')
}

const STEADY_MS = 60_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 60_000

/**
 * The pause before a dead process is replaced: none if the process lived a minute, else exponentially longer, so that processes
 * that die at once do not take the machine's time from the others. `quickDeaths`: the early deaths in a row before this one.
 */
export function restartPauseMs(livedMs: number, quickDeaths: number) {
  if (livedMs >= STEADY_MS) return { pauseMs: 0, quickDeaths: 0 }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** quickDeaths, MAX_PAUSE_MS)
  return { pauseMs, quickDeaths: quickDeaths + 1 }
}
