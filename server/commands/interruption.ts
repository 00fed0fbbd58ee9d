import type { OnProgress } from '#storage/in-parallel.ts'

import { CLOSE_MS, DRAIN_MS, createSecondSignal } from '../processes/shutdown.ts'
import { exitCodeOfSignal, Interrupted } from '../environment/exit.ts'

/**
 * Listens for SIGTERM and SIGINT while a command runs. Aborts the returned signal with {@link Interrupted}: the command stops at
 * its next step, undoes or finishes the current one, and releases its resources. A second SIGTERM or SIGINT ends it at once.
 */
export function listenForInterruption(): AbortSignal {
  const controller = new AbortController()
  const isSecond = createSecondSignal()
  function interrupt(name: NodeJS.Signals) {
    const endNow = () => process.exit(exitCodeOfSignal(name))
    if (isSecond()) endNow()
    if (controller.signal.aborted) return
    controller.abort(new Interrupted(name))
    setTimeout(endNow, DRAIN_MS + CLOSE_MS).unref()
  }
  process.on('SIGTERM', interrupt)
  process.on('SIGINT', interrupt)
  return controller.signal
}

/** Reports progress, and throws there once the signal is aborted. */
export function stoppingAt(signal: AbortSignal, onProgress: OnProgress): OnProgress {
  return (done, total) => {
    signal.throwIfAborted()
    onProgress(done, total)
  }
}
