import type { ServerResponse } from 'node:http'

/** How long requests in flight may take once a shutdown begins (docs/product.md: Start, processes and end). */
export const DRAIN_MS = 20_000

/** How long closing may take after the drain. */
export const CLOSE_MS = 5_000

/** At a shutdown, waits for the requests in flight. Later requests are answered, too, but not waited for. */
export type Drain = {
  watch: (response: ServerResponse) => void
  hasBegun: () => boolean
  /** Resolves when all these requests are answered, or their visitors have left. To be called once. */
  begin: () => Promise<void>
}

export function createDrain(): Drain {
  const over = Promise.withResolvers<void>()
  let inFlight = 0
  let hasBegun = false

  const checkOver = () => {
    if (hasBegun && inFlight === 0) over.resolve()
  }
  const endOne = () => {
    inFlight -= 1
    checkOver()
  }
  return {
    watch(response) {
      if (hasBegun) {
        response.shouldKeepAlive = false // or the open connection would delay the shutdown
        return
      }
      inFlight += 1
      response.once('close', endOne)
    },
    hasBegun: () => hasBegun,
    begin() {
      hasBegun = true
      checkOver()
      return over.promise
    },
  }
}
