import cluster, { type Worker } from 'node:cluster'

import * as v from 'valibot'

import { createRemoteRateLimiter } from './remote-rate-limiter.ts'
import { type WorkerMessage, PrimaryMessage } from './messages.ts'
import { singleProcess, type ClusterMessages } from './cluster-messages.ts'

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
