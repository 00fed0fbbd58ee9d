import cluster from 'node:cluster'

import type { Log } from '#delivery/log/log.ts'

import { exitCodes } from '../environment/exit.ts'

/** How long requests in flight may take once a shutdown begins (docs/product.md: Start, processes and end). */
export const DRAIN_MS = 20_000

/** How long closing may take after the drain. */
export const CLOSE_MS = 5_000

export type Shutdown = ReturnType<typeof createShutdown>

type ShutdownOptions = {
  log: Log
  /** How long new visitors are accepted after the signal (SHUTDOWN_DELAY). */
  delayMs: number
  /** The process ends after this time more, even if it has not closed. */
  closingMs?: number
  /** Called last if the process ends without closing. */
  abandon?: () => void
}

/**
 * Shuts this process down gracefully on SIGTERM or SIGINT. An uncaught error is logged and also shuts it down, with exit code 1:
 * the error may have left a broken state. A second signal ends the process at once.
 */
export function createShutdown({
  log,
  delayMs,
  closingMs = DRAIN_MS + CLOSE_MS,
  abandon = () => {},
}: ShutdownOptions) {
  let close: (() => Promise<number>) | null = null
  let isEnding = false
  const isSecond = createSecondSignal()
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
    setTimeout(endNow, delayMs + closingMs)
    if (close !== null) void closeInOrder(close)
  }

  function onSignal() {
    if (isSecond() && cluster.isPrimary) endNow() // a worker may get one from the terminal and later from the primary
    begin()
  }

  function onFault(error: unknown) {
    log.fatal({ err: error }, 'a fault that nobody caught ends this process')
    hasFailed = true
    if (close === null) endNow()
    begin()
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  process.on('uncaughtException', onFault) // includes unhandled rejections
  process.stderr.on('error', ignoreLoss)
  return {
    /**
     * Sets the function that closes everything; it resolves to the exit code. If a signal came during the start, the shutdown
     * begins now.
     */
    closeWith(closing: () => Promise<number>) {
      close = closing
      if (isEnding) void closeInOrder(closing)
    },
  }
}

/** The reader of stderr is gone. */
function ignoreLoss() {}

/**
 * Signals within this time are one: a terminal sends its signal to all processes, and npm passes it on again, late on a busy
 * machine.
 */
const SAME_SIGNAL_MS = 1_000

/** Makes a function to be called at each signal: it returns whether the signal is a second one, and no copy of the first. */
export function createSecondSignal(): () => boolean {
  let firstAt: number | null = null
  return () => {
    const now = performance.now()
    firstAt ??= now
    return now - firstAt > SAME_SIGNAL_MS
  }
}
