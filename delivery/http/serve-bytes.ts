import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { hash } from 'node:crypto'

import { listItems } from './content-negotiation.ts'

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

/** A weak entity tag of a text, the same for all its encodings (RFC 9110, 8.8.1). */
export function weakTag(text: Uint8Array): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` header names a tag, by weak comparison (RFC 9110, 13.1.2). */
export function isTagAmong(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const tags = listItems(header).map((text) => strong(text.trim()))
  return tags.includes(strong(tag)) || tags.includes('*')
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
