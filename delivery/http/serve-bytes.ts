import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { isTagAmong } from './entity-tags.ts'

/** The headers of a response from memory, without `Content-Length`. */
export type ReadyHeaders = OutgoingHttpHeaders & { ETag: string }

/**
 * Answers a GET or HEAD with bytes from memory, or with 304. Ignores `Range`, as a server may: the whole is a valid answer
 * (RFC 9110, 14.2).
 */
export function serveBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, headers }: { bytes: Uint8Array; headers: ReadyHeaders },
): void {
  if (isTagAmong(request.headers['if-none-match'], headers.ETag)) {
    response.writeHead(304, headers).end()
    return
  }
  // for a HEAD, Node omits the bytes
  response.writeHead(200, { ...headers, 'Content-Length': bytes.byteLength }).end(bytes)
}
