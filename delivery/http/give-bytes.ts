import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { isTagAmong } from './entity-tags.ts'

/** The headers of what lies ready in memory, its length apart. */
export type ReadyHeaders = OutgoingHttpHeaders & { ETag: string }

/**
 * Answers a GET or HEAD with bytes that lie ready, or that nothing has changed. A part of them is not given: the whole is as
 * good an answer to a `Range` (RFC 9110, 14.2).
 */
export function giveBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, headers }: { bytes: Uint8Array; headers: ReadyHeaders },
): void {
  if (isTagAmong(request.headers['if-none-match'], headers.ETag)) {
    response.writeHead(304, headers).end()
    return
  }
  // Node leaves the bytes away where only the head was asked for
  response.writeHead(200, { ...headers, 'Content-Length': bytes.byteLength }).end(bytes)
}
