import cluster, { type Worker } from 'node:cluster'

import * as v from 'valibot'

import type { RateLimiter } from '#intake/rate-limiter.ts'
import { type Question, WorkerMessage, type PrimaryMessage } from './messages.ts'

type Connecting = {
  rateLimiter: RateLimiter
  /** Receives the metrics of a worker. */
  onMetrics?: (worker: Worker, metrics: MetricsMessage) => void
  /** Called whenever a worker is ready to serve visitors. */
  onReady: (worker: Worker) => void
  /** Receives errors from messages that could not be parsed or handled. */
  report: (error: unknown) => void
}

export type MetricsMessage = Extract<WorkerMessage, { kind: 'metrics' }>

/**
 * Connects the site's processes: answers their calls to the shared rate limiter and forwards messages between them. One of them
 * prepares covers; when it dies, another that is ready takes its place.
 */
export function connectProcesses(options: Connecting): void {
  const { rateLimiter, onReady, onMetrics, report: reportError } = options
  const covers = createCoversChoice((worker: Worker) => send(worker, { kind: 'prepare-covers' }))

  async function receive(worker: Worker, message: unknown) {
    const report = v.parse(WorkerMessage, message)
    switch (report.kind) {
      case 'ready':
        onReady(worker)
        if (!worker.isDead()) covers.add(worker)
        return
      case 'gone':
        for (const other of liveWorkers()) if (other !== worker) send(other, report)
        return
      case 'metrics':
        onMetrics?.(worker, report)
        return
      case 'question':
        send(worker, {
          kind: 'answer',
          id: report.id,
          answer: await ask(rateLimiter, report.question),
        })
    }
  }
  cluster.on('message', (worker, message: unknown) => {
    receive(worker, message).catch(reportError)
  })
  cluster.on('exit', (worker) => covers.remove(worker))
}

/** Calls `choose` with one of the ready workers; when that one is removed, with the next. */
export function createCoversChoice<W extends object>(choose: (worker: W) => void) {
  const ready = new Set<W>()
  let coversWorker: W | undefined

  function chooseNext() {
    if (coversWorker !== undefined) return
    ;[coversWorker] = ready
    if (coversWorker !== undefined) choose(coversWorker)
  }
  return {
    add(worker: W) {
      ready.add(worker)
      chooseNext()
    },
    remove(worker: W) {
      ready.delete(worker)
      if (worker === coversWorker) coversWorker = undefined
      chooseNext()
    },
  }
}

function ask(rateLimiter: RateLimiter, question: Question): Promise<unknown> {
  switch (question.act) {
    case 'count':
      return rateLimiter.count(question.what, question.address)
    case 'giveBack':
      return rateLimiter.refund(question.what, question.address)
    case 'spend':
      return rateLimiter.spend(question.proof)
    case 'use':
      return rateLimiter.use(question.formKey, question.content)
  }
}

export function send(worker: Worker, message: PrimaryMessage) {
  if (worker.isConnected()) worker.send(message, () => {}) // a worker that is ending does not need the message
}

/** All processes of the site that have not ended. */
export function liveWorkers(): Worker[] {
  const known = Object.values(cluster.workers ?? {}) // includes workers that never started
  return known.flatMap((worker) => (worker === undefined || worker.isDead() ? [] : [worker]))
}
