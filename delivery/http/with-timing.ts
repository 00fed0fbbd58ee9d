import type { Listener } from './listener.ts'
import { type RequestKind, requestKindOf } from './request-kind.ts'
import { requestTarget } from './request-target.ts'

/** A request that is over. */
export type Answered = {
  kind: RequestKind
  /** Null if the visitor left before the response began. */
  status: number | null
  /** The duration in milliseconds: until the system had taken the whole response, or until it was queued, if that took no wait. */
  ms: number
}

/** Reports each request once it is over. */
export function withTiming(report: (answered: Answered) => void, next: Listener): Listener {
  return (request, response) => {
    const startedAt = performance.now()
    const end = () =>
      report({
        kind: requestKindOf(requestTarget(request).path),
        status: response.headersSent ? response.statusCode : null,
        ms: performance.now() - startedAt,
      })
    const answering = next(request, response)
    if (response.writableEnded) end() // a listener for the end would be a large part of a cached page's cost
    else response.once('close', end)
    return answering
  }
}
