import type { RequestListener, Server } from 'node:http'

/**
 * Lets new connections in before it answers the requests of open ones. Node accepts one connection in each turn of its event loop.
 * While connections arrive, one request begins in a turn, so that turns are short; the others wait, at most one per connection.
 */
export function acceptFirst(server: Server, listener: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = []
  let isArriving = false
  let cameInThisTurn = false

  function endTurn() {
    isArriving = cameInThisTurn
    cameInThisTurn = false
    if (isArriving) setImmediate(endTurn)
    for (const each of waiting.splice(0, isArriving ? 1 : waiting.length)) listener(...each)
  }

  server.on('connection', () => {
    if (!isArriving) setImmediate(endTurn)
    isArriving = true
    cameInThisTurn = true
  })
  return (request, response) => {
    if (isArriving) waiting.push([request, response])
    else listener(request, response)
  }
}
