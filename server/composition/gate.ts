type Answer = (request: Request) => Response | Promise<Response>

/** What answers calls until it is closed. */
export type Gate = {
  fetch: (request: Request) => Promise<Response>
  /** Resolves once no call is under way any more; who calls from then on is told 503. */
  close: () => Promise<void>
}

/** Lets calls to what shares this process come to their end before that is closed: the site asks also while nobody waits. */
export function createGate(answer: Answer): Gate {
  const underWay = new Set<Promise<Response>>()
  let isClosed = false
  return {
    async fetch(request) {
      if (isClosed) return new Response(null, { status: 503 })
      const answering = (async () => answer(request))()
      underWay.add(answering)
      try {
        return await answering
      } finally {
        underWay.delete(answering)
      }
    },
    async close() {
      isClosed = true
      await Promise.allSettled(underWay)
    },
  }
}
