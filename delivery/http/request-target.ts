import type { IncomingMessage } from 'node:http'

/** The target of a request, as the client sent it. */
export type RequestTarget = { path: string; query: string }

/** Splits a request's target, which may be an absolute URL (RFC 9112, 3.2). Does not decode or normalize it. */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): RequestTarget {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/is.exec(url) ?? []
  return { path, query }
}

/** Whether a request only reads. */
export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}
