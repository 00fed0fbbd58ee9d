import type { IncomingMessage } from 'node:http'

/**
 * Whether a request is one of HTTP/1 that names one host at the most. Two are refused (RFC 9112, 3.2): who stands in front of
 * the site may believe the other one.
 */
export function isWellFormed({ httpVersion, rawHeaders }: RawRequest): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false
  let hosts = 0
  for (let name = 0; name < rawHeaders.length; name += 2) {
    if (rawHeaders[name]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}

type RawRequest = Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>
