import cluster, { type Worker } from 'node:cluster'

import * as v from 'valibot'

import { intakeLimits } from '#intake/intake-limits.ts'
import { createRateLimiter, type RateLimiter } from '#intake/rate-limiter.ts'

import { createRemoteRateLimiter } from './remote-rate-limiter.ts'
import { type WorkerMessage, PrimaryMessage } from './messages.ts'

/** What a process of the site shares with the others, and the messages between them. */
export type ClusterMessages = {
  /** Whether it began before all others, and does what has to be done once. */
  isFirst: boolean
  /** Reports that this process serves visitors, so that the others may start. */
  reportReady: () => void
  rateLimiter: RateLimiter
  /** Tells the others to delete media: only the process that had the profile's copy on disk knows which. */
  reportGone: (paths: readonly string[]) => void
  onGone: (forget: (paths: readonly string[]) => void) => void
}

/** Messages to and from the other processes, by way of the primary; without effect where the site is one process. */
export function joinCluster(): ClusterMessages {
  return cluster.worker === undefined ? singleProcess() : clusterMessagesOf(cluster.worker)
}

type OwnEnd = Pick<Worker, 'id' | 'send'> & {
  on(event: 'message', receive: (message: unknown) => void): unknown
}

/** Cluster messages over a worker's channel to the primary. */
export function clusterMessagesOf(own: OwnEnd): ClusterMessages {
  const send = (report: WorkerMessage) => void own.send(report, ignoreLoss)
  const rateLimiter = createRemoteRateLimiter(send)
  const early: string[] = []
  let forget = (paths: readonly string[]): void => {
    early.push(...paths) // until onGone is called
  }
  own.on('message', (message: unknown) => {
    const { success, output: parsed } = v.safeParse(PrimaryMessage, message)
    if (!success) return // from another version of the site; a lost answer times out
    if (parsed.kind === 'answer') rateLimiter.receive(parsed)
    else forget(parsed.paths)
  })
  return {
    isFirst: own.id === 1,
    reportReady: () => send({ kind: 'ready' }),
    rateLimiter,
    reportGone: (paths) => send({ kind: 'gone', paths: [...paths] }),
    onGone(next) {
      forget = next
      next(early)
    },
  }
}

/** Without the primary this process ends, too. */
function ignoreLoss() {}

/** For a site in one process: nothing to send, and a rate limiter of its own. */
export function singleProcess(): ClusterMessages {
  return {
    isFirst: true,
    reportReady: () => undefined,
    rateLimiter: createRateLimiter(intakeLimits),
    reportGone: () => undefined,
    onGone: () => undefined,
  }
}
