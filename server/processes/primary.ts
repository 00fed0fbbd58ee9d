import cluster, { type Worker } from 'node:cluster'

import * as v from 'valibot'

import type { Tally } from '#intake/tally.ts'
import { type Question, Report, type Word } from './messages.ts'

type Connecting = {
  tally: Tally
  /** Called whenever one of them answers visitors. */
  onReady: (worker: Worker) => void
  /** Told of what one of them said and could not be understood or done. */
  report: (error: unknown) => void
}

/** Lets the site's processes know of each other: counts for all of them, and passes on what one tells the others. */
export function connectProcesses({ tally, onReady, report: tell }: Connecting): void {
  async function hear(worker: Worker, message: unknown) {
    const report = v.parse(Report, message)
    switch (report.kind) {
      case 'ready':
        onReady(worker)
        return
      case 'gone':
        for (const other of everybody()) if (other !== worker) say(other, report)
        return
      case 'question':
        say(worker, { kind: 'answer', id: report.id, answer: await ask(tally, report.question) })
    }
  }
  cluster.on('message', (worker, message: unknown) => {
    hear(worker, message).catch(tell)
  })
}

function ask(tally: Tally, question: Question): Promise<unknown> {
  switch (question.act) {
    case 'count':
      return tally.count(question.what, question.address)
    case 'giveBack':
      return tally.giveBack(question.what, question.address)
    case 'spend':
      return tally.spend(question.proof)
    case 'use':
      return tally.use(question.formKey, question.content)
  }
}

function say(worker: Worker, word: Word) {
  if (worker.isConnected()) worker.send(word, () => {}) // one that ends just now need not hear it
}

/** All processes of the site that have not ended. */
export function everybody(): Worker[] {
  const known = Object.values(cluster.workers ?? {}) // also one that could never begin
  return known.flatMap((worker) => (worker === undefined || worker.isDead() ? [] : [worker]))
}
