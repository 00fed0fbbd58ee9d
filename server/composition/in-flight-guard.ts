type Answer = (request: Request) => Response | Promise<Response>

/** A fetch handler that waits for its calls in flight when it is closed. */
export type InFlightGuard = {
  fetch: (request: Request) => Promise<Response>
  /** Resolves once no call is in flight; later calls get a 503. */
  close: () => Promise<void>
}

/** Lets calls in flight finish before the handler's resources are closed: the site also calls in the background. */
export function createInFlightGuard(answer: Answer): InFlightGuard {
  const inFlight = new Set<Promise<Response>>()
  let isClosed = false
  return {
    async fetch(request) {
      if (isClosed) return new Response(null, { status: 503 })
      const answering = (async () => answer(request))()
      inFlight.add(answering)
      try {
        return await answering
      } finally {
        inFlight.delete(answering)
      }
    },
    async close() {
      isClosed = true
      await Promise.allSettled(inFlight)
    },
  }
}
