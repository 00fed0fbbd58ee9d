import type { ServerResponse } from 'node:http'

/** How long requests in flight may take once a shutdown begins (docs/product.md: Start, processes and end). */
export const DRAIN_MS = 20_000

/** How long closing may take after the drain. */
export const CLOSE_MS = 5_000

/**
 * At a shutdown, closes connections after their response and waits for the requests in flight. Requests after `begin` are answered,
 * too, but not waited for.
 */
export type Drain = ReturnType<typeof createDrain>

export function createDrain() {
  const over = Promise.withResolvers<void>()
  let inFlight = 0
  let isAnnounced = false
  let hasBegun = false

  const checkOver = () => {
    if (hasBegun && inFlight === 0) over.resolve()
  }
  const endOne = () => {
    inFlight -= 1
    checkOver()
  }
  return {
    watch(response: ServerResponse): void {
      if (isAnnounced) response.shouldKeepAlive = false // or the open connection would delay the shutdown
      if (hasBegun) return
      inFlight += 1
      response.once('close', endOne)
    },
    /** Announces the shutdown: from now on, each response is the last of its connection, so that a proxy opens no more of them. */
    announce(): void {
      isAnnounced = true
    },
    /** Resolves when all these requests are answered, or their visitors have left. To be called once. */
    begin(): Promise<void> {
      isAnnounced = true
      hasBegun = true
      checkOver()
      return over.promise
    },
  }
}
