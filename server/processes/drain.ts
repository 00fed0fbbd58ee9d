import type { ServerResponse } from 'node:http'

/** How long what is under way may take once the process is told to end (docs/product.md: Start, processes and end). */
export const DRAIN_MS = 20_000

/** How long closing may take after that. */
export const CLOSE_MS = 5_000

/** Waits at the end for what had been asked before; what is asked after that is answered too, but not waited for. */
export type Drain = {
  watch: (response: ServerResponse) => void
  hasBegun: () => boolean
  /** Resolves when all is answered, or its visitors have left. To be called once. */
  begin: () => Promise<void>
}

export function createDrain(): Drain {
  const over = Promise.withResolvers<void>()
  let underWay = 0
  let hasBegun = false

  const checkOver = () => {
    if (hasBegun && underWay === 0) over.resolve()
  }
  const endOne = () => {
    underWay -= 1
    checkOver()
  }
  return {
    watch(response) {
      if (hasBegun) {
        response.shouldKeepAlive = false // or the connection would outlive us
        return
      }
      underWay += 1
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
