import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type S3Keys = { accessKeyId: string; secretAccessKey: string }

type Signed = { id: string; date: string; region: string; headers: string[]; signature: string }

/**
 * What is wrong with a request's Signature Version 4, by the error codes of S3; null if it is right. The body's hash is checked
 * later, against the signed header.
 */
export function signatureFault(
  request: IncomingMessage,
  { keys, region }: { keys: S3Keys; region: string },
): string | null {
  const signed = parseAuthorization(request.headers.authorization ?? '')
  const sentAt = String(request.headers['x-amz-date'])
  if (signed === null) return 'AccessDenied'
  if (signed.id !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (signed.region !== region) return 'AuthorizationHeaderMalformed'
  if (Math.abs(Date.now() - parseDate(sentAt)) > 15 * 60_000) return 'RequestTimeTooSkewed'
  const mustBeSigned = Object.keys(request.headers).filter(
    (name) => name === 'host' || name === 'content-md5' || name.startsWith('x-amz-'),
  )
  if (mustBeSigned.some((name) => !signed.headers.includes(name))) return 'AccessDenied'
  const scope = `${signed.date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', sentAt, scope, sha256(canonical(request, signed))].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${keys.secretAccessKey}`, signed.date), region),
  )
  return hmac(key, text).toString('hex') === signed.signature ? null : 'SignatureDoesNotMatch'
}

function parseAuthorization(text: string): Signed | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/
  const [, id, date, region, headers, signature] = form.exec(text) ?? []
  if (!id || !date || !region || !headers || !signature) return null
  return { id, date, region, headers: headers.split(';'), signature }
}

/** The canonical request. The path is taken as it was sent: S3 does not encode it again. */
function canonical({ method, url = '', headers }: IncomingMessage, signed: Signed): string {
  const { pathname, searchParams } = new URL(url, 'http://host')
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const lines = signed.headers.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const hash = String(headers['x-amz-content-sha256'])
  return [method, pathname, query, lines.join(''), signed.headers.join(';'), hash].join('\n')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function parseDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
