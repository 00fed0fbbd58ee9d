import cluster, { type Worker } from 'node:cluster'

import * as v from 'valibot'

import { createAskedTally } from './asked-tally.ts'
import { type Report, Word } from './messages.ts'
import { noPeers, type Peers } from './peers.ts'

/** The others of this process, by way of the primary; nobody where the site is one process. */
export function joinPeers(): Peers {
  return cluster.worker === undefined ? noPeers() : peersOf(cluster.worker)
}

function peersOf(own: Worker): Peers {
  const say = (report: Report) => void own.send(report, ignoreLoss)
  const tally = createAskedTally(say)
  let forget: ((paths: readonly string[]) => void) | null = null
  process.on('message', (message: unknown) => {
    const word = v.parse(Word, message)
    if (word.kind === 'answer') tally.hear(word)
    else forget?.(word.paths)
  })
  return {
    isFirst: own.id === 1,
    tellReady: () => say({ kind: 'ready' }),
    tally,
    tellGone: (paths) => say({ kind: 'gone', paths: [...paths] }),
    onGone(next) {
      forget = next
    },
  }
}

/** Without the primary this process ends, too. */
function ignoreLoss() {}
