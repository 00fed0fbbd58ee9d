import type { RequestListener, Server } from 'node:http'

/** How long waiting requests may be begun in a turn of the event loop, once no connection arrives any more. */
const BURST_MS = 10

/**
 * Lets new connections in before it begins the requests of open ones. Node accepts one connection in each turn of its event loop.
 * While connections arrive, each turn begins at most one waiting request, so that turns are short.
 */
export function acceptFirst(
  server: Server,
  listener: RequestListener,
  now = () => performance.now(),
): RequestListener {
  const waiting = new Set<() => void>()
  let hasAccepted = false
  let mustWait = false

  function endTurn() {
    const isArriving = hasAccepted
    hasAccepted = false
    mustWait = isArriving || waiting.size > 0
    if (mustWait) setImmediate(endTurn)
    const until = now() + (isArriving ? 0 : BURST_MS)
    for (const begin of waiting) {
      waiting.delete(begin)
      begin()
      if (now() >= until) return
    }
  }

  server.on('connection', () => {
    hasAccepted = true
    if (!mustWait) setImmediate(endTurn)
    mustWait = true
  })
  return (request, response) => {
    if (!mustWait) return listener(request, response)
    const begin = () => listener(request, response)
    waiting.add(begin)
    response.once('close', () => waiting.delete(begin)) // the client has gone
  }
}
