import cluster from 'node:cluster'

import { CLOSE_MS, DRAIN_MS } from './drain.ts'
import { exitCodes } from '../environment/exit.ts'
import type { Log } from '#delivery/log/log.ts'

/** How a process that runs until it is told to end does so: on SIGTERM or SIGINT, or after a fault that nobody caught. */
export type Shutdown = {
  /**
   * Says how all that was opened is closed again; `close` resolves to the exit code. A signal that came during the start is
   * followed now.
   */
  closeWith: (close: () => Promise<number>) => void
}

type ShutdownOptions = {
  log: Log
  /** The process is ended by then, whatever it is doing. */
  longestMs?: number
  /** Done last, where there was no time to close. */
  abandon?: () => void
}

/**
 * Listens for what ends this process. A signal closes it in order, with 0; a fault that nobody caught is logged and closes it
 * in order too, with 1: nobody knows what else it has broken. A second signal ends it at once.
 */
export function createShutdown({
  log,
  longestMs = DRAIN_MS + CLOSE_MS,
  abandon = () => {},
}: ShutdownOptions): Shutdown {
  let close: (() => Promise<number>) | null = null
  let isEnding = false
  let hasFailed = false

  function endNow(): never {
    abandon()
    process.exit(exitCodes.failed)
  }

  async function closeInOrder(closing: () => Promise<number>) {
    try {
      const code = await closing()
      process.exit(hasFailed ? exitCodes.failed : code)
    } catch (error) {
      log.fatal({ err: error }, 'the process could not be closed')
      endNow()
    }
  }

  function begin() {
    if (isEnding) return
    isEnding = true
    setTimeout(endNow, longestMs)
    if (close !== null) void closeInOrder(close)
  }

  function onSignal() {
    if (!isEnding) begin()
    else if (cluster.isPrimary) endNow() // else it is the same signal, heard twice: from a terminal and from the primary
  }

  function onFault(error: unknown) {
    log.fatal({ err: error }, 'a fault that nobody caught ends this process')
    hasFailed = true
    if (close === null) endNow()
    begin()
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  process.on('uncaughtException', onFault) // of a rejection that nobody handled, too
  process.stderr.on('error', ignoreLoss)
  return {
    closeWith(closing) {
      close = closing
      if (isEnding) void closeInOrder(closing)
    },
  }
}

/** Whoever read what we say has left. */
function ignoreLoss() {}
