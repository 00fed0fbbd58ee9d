import { CLOSE_MS, DRAIN_MS } from '../processes/drain.ts'
import { exitCodeOfSignal, Interrupted } from '../environment/exit.ts'

/**
 * Listens for SIGTERM and SIGINT while a command runs. The signal is aborted with {@link Interrupted}: the command stops at
 * its next step, undoes or finishes what it has begun, and lets go of what it holds. A second one ends it at once.
 */
export function listenForInterruption(): AbortSignal {
  const controller = new AbortController()
  function interrupt(name: NodeJS.Signals) {
    const endNow = () => process.exit(exitCodeOfSignal(name))
    if (controller.signal.aborted) endNow()
    controller.abort(new Interrupted(name))
    setTimeout(endNow, DRAIN_MS + CLOSE_MS).unref()
  }
  process.on('SIGTERM', interrupt)
  process.on('SIGINT', interrupt)
  return controller.signal
}

type OnProgress = (done: number, total: number) => void

/** Tells of progress, and stops there what was interrupted meanwhile. */
export function stoppingAt(signal: AbortSignal, onProgress: OnProgress): OnProgress {
  return (done, total) => {
    signal.throwIfAborted()
    onProgress(done, total)
  }
}
