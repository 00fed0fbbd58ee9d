import cluster, { type Worker } from 'node:cluster'

import * as v from 'valibot'

import { createAskedTally } from './asked-tally.ts'
import { type Report, Word } from './messages.ts'
import { noPeers, type Peers } from './peers.ts'

/** The others of this process, by way of the primary; nobody where the site is one process. */
export function joinPeers(): Peers {
  return cluster.worker === undefined ? noPeers() : peersOf(cluster.worker)
}

type OwnEnd = Pick<Worker, 'id' | 'send'> & {
  on(event: 'message', hear: (message: unknown) => void): unknown
}

/** The others of a process that has this end of the line to the primary. */
export function peersOf(own: OwnEnd): Peers {
  const say = (report: Report) => void own.send(report, ignoreLoss)
  const tally = createAskedTally(say)
  const early: string[] = []
  let forget = (paths: readonly string[]): void => {
    early.push(...paths) // until it is known how
  }
  own.on('message', (message: unknown) => {
    const { success, output: word } = v.safeParse(Word, message)
    if (!success) return // of another version of us: what it answers is waited for no longer than any other answer
    if (word.kind === 'answer') tally.hear(word)
    else forget(word.paths)
  })
  return {
    isFirst: own.id === 1,
    tellReady: () => say({ kind: 'ready' }),
    tally,
    tellGone: (paths) => say({ kind: 'gone', paths: [...paths] }),
    onGone(next) {
      forget = next
      next(early)
    },
  }
}

/** Without the primary this process ends, too. */
function ignoreLoss() {}
