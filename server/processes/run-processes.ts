import cluster from 'node:cluster'

import { CLOSE_MS, DRAIN_MS } from './drain.ts'
import type { Settings } from '../environment/env.ts'
import { exitCodes } from '../environment/exit.ts'
import { intakeLimits } from '#intake/intake-limits.ts'
import { createRateLimiter } from '#intake/rate-limiter.ts'
import type { Log } from '#delivery/log/log.ts'
import { createShutdown } from './shutdown.ts'
import { connectProcesses, liveWorkers } from './primary.ts'
import { restartPauseMs } from './restart-pause.ts'

/** A process that has not ended by then, though all its visitors were to be sent away, is ended. */
const LONGEST_END_MS = DRAIN_MS + CLOSE_MS + 2_000

const DIED = 'a process of the site has died and is replaced'
const NOT_BEGUN = 'a process of the site could not begin and is tried again'

/**
 * Runs the site in several processes, of which this is none: it starts them, replaces those that die, and ends them with
 * itself. The first one does what is to be done once; a mistake that it cannot start with ends the whole start, with its
 * words and code. The others begin when it answers visitors.
 */
export function runProcesses({ webConcurrency }: Settings, log: Log): void {
  const shutdown = createShutdown({ log, longestMs: LONGEST_END_MS, abandon: killAll })
  // The system hands connections out, not this process: of one that was on its way to a process that dies nobody would hear again.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const workers = createWorkerPool(log)
  connectProcesses({
    rateLimiter: createRateLimiter(intakeLimits),
    onReady({ process: { pid } }) {
      log.info({ pid }, 'a process of the site is ready')
      workers.complete(webConcurrency)
    },
    report: (error) => log.error({ err: error }, 'a process of the site was not understood'),
  })
  workers.start()
  shutdown.closeWith(() => workers.end())
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

  /** With the last process this one ends. One that was told to end before it could listen has done as told. */
  function leave({ code, signal, err }: End) {
    if (err !== undefined) log.error({ err }, 'the site cannot begin') // others have told of it themselves
    const isAsTold = code === 0 || (state === 'ending' && signal === 'SIGTERM')
    if (!isAsTold) exitCode ||= code ?? exitCodes.failed
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

/** How a process of the site ended; one that never began has `err` alone. */
type End = { pid?: number | undefined; code?: number | null; signal?: string | null; err?: unknown }

/** Begins a process of the site, and tells of its end, also where it cannot begin: Node may just be replaced on the disk. */
function begin(onEnd: (end: End) => void): void {
  try {
    const worker = cluster.fork()
    const { pid } = worker.process
    worker.once('exit', (code: number | null, signal: string | null) =>
      onEnd({ pid, code, signal }),
    )
    worker.on('error', (err) => {
      if (pid === undefined) onEnd({ err }) // of one that lives the end is heard
    })
  } catch (err) {
    onEnd({ err }) // want of memory is thrown
  }
}

function killAll() {
  for (const { process: each } of liveWorkers()) each.kill('SIGKILL')
}
