import type { IncomingMessage } from 'node:http'

/** What a request asks for, as it was sent. */
export type RequestTarget = { path: string; query: string }

/** Takes a request's target apart, which may be a whole address (RFC 9112, 3.2); nothing in it is decoded or put right. */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): RequestTarget {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/is.exec(url) ?? []
  return { path, query }
}

/** Whether a request only wants to read. */
export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}
