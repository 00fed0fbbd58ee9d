import cluster, { type Worker } from 'node:cluster'

import * as v from 'valibot'

import { intakeLimits } from '#intake/intake-limits.ts'
import { createRateLimiter, type RateLimiter } from '#intake/rate-limiter.ts'

import type { MetricFamilies } from '../metrics/metric-families.ts'
import { createRemoteRateLimiter } from './remote-rate-limiter.ts'
import { type WorkerMessage, PrimaryMessage } from './messages.ts'

/** The messages between the site's processes, and the rate limiter that they share. */
export type ClusterMessages = {
  /** Whether this process started first, and so does what only a start needs. A process that replaces it is not first. */
  isFirst: boolean
  /** Reports that this process serves visitors, so that the others may start. */
  reportReady: () => void
  rateLimiter: RateLimiter
  /** Calls `begin` once this process is the one that prepares covers; if it dies, another one is chosen. */
  onPrepareCovers: (begin: () => void) => void
  /** Tells the others to delete media: only the process that had the profile's copy on disk knows which. */
  reportGone: (paths: readonly string[]) => void
  onGone: (forget: (paths: readonly string[]) => void) => void
  /** Sets how the primary reads this process's metrics; null in a single process, which has no primary. */
  onReadMetrics: ((read: () => Promise<MetricFamilies>) => void) | null
}

/** Messages to and from the other processes, through the primary; no-ops if the site is a single process. */
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
  let readMetrics = noMetrics // until the site is open
  let prepareCovers: (() => void) | null = null // set before this process is ready, and so before it can be chosen
  own.on('message', (message: unknown) => {
    const { success, output: parsed } = v.safeParse(PrimaryMessage, message)
    if (!success) return // from another version of the site; a lost answer times out
    switch (parsed.kind) {
      case 'answer':
        rateLimiter.receive(parsed)
        return
      case 'gone':
        forget(parsed.paths)
        return
      case 'prepare-covers':
        prepareCovers?.()
        return
      case 'read-metrics': {
        const { reading } = parsed
        void readMetrics().then((families) => send({ kind: 'metrics', reading, families }))
      }
    }
  })
  return {
    isFirst: own.id === 1,
    reportReady: () => send({ kind: 'ready' }),
    rateLimiter,
    onPrepareCovers(begin) {
      prepareCovers = begin
    },
    reportGone: (paths) => send({ kind: 'gone', paths: [...paths] }),
    onGone(next) {
      forget = next
      next(early)
    },
    onReadMetrics(read) {
      readMetrics = read
    },
  }
}

/** Of a process that does not serve visitors yet. */
async function noMetrics(): Promise<MetricFamilies> {
  return []
}

/** A lost message does not matter: without the primary, this process ends, too. */
function ignoreLoss() {}

/** For a site in a single process: nothing to send, and its own rate limiter. */
export function singleProcess(): ClusterMessages {
  return {
    isFirst: true,
    reportReady: () => undefined,
    rateLimiter: createRateLimiter(intakeLimits),
    onPrepareCovers: (begin) => begin(),
    reportGone: () => undefined,
    onGone: () => undefined,
    onReadMetrics: null,
  }
}
