import type { ServerResponse } from 'node:http'

/** How long requests in flight may take once a shutdown begins (docs/product.md: Start, processes and end). */
export const DRAIN_MS = 20_000

/** How long closing may take after the drain. */
export const CLOSE_MS = 5_000

/**
 * At a shutdown, closes connections after their response and waits for the responses in flight. Requests after `announce` are
 * answered, too.
 */
export type Drain = ReturnType<typeof createDrain>

export function createDrain(inFlight: () => readonly ServerResponse[]) {
  let isAnnounced = false
  return {
    watch(response: ServerResponse): void {
      if (isAnnounced) response.shouldKeepAlive = false // or the open connection would delay the shutdown
    },
    /** Announces the shutdown: from now on, each response is the last of its connection, so that a proxy opens no more of them. */
    announce(): void {
      isAnnounced = true
    },
    /** Resolves when the responses that are in flight now have ended, or their visitors have left. Call `announce` first. */
    async answered(): Promise<void> {
      await Promise.all(inFlight().map(untilClosed))
    },
  }
}

function untilClosed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', resolve))
}
