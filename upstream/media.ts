import type { Clock } from './clock.ts'
import type { Measure, Report } from './events.ts'
import { createExchange } from './exchange.ts'
import { isStatus, isUnreadable, isCircuitOpen, isFaultOfService } from './failures.ts'
import { createHealth } from './health.ts'
import type { UpstreamLimits } from './limits.ts'
import { isPlainPath } from '#contract/service-address.ts'
import type { ServiceBody, ServiceResponse, Transport } from './transport.ts'
import type { Failure } from './upstream.ts'

/** A media file or the requested part of it: 200, 206, or 416 for a range outside the file. */
export type MediaResponse = {
  status: number
  headers: { get(name: string): string | null }
  body: ReadableStream<Uint8Array> | null
}

export type MediaReply =
  | { status: 'found'; response: MediaResponse }
  | { status: 'missing' } // no such file
  | { status: 'failed'; reason: Failure }

/**
 * Fetches a file by its media path, or a part of it by the value of a `Range` header (RFC 9110, 14.2). The header is omitted
 * unless it names a single valid range. Sends no credentials. `signal` aborts the request and the body. The caller limits how
 * much it reads. Never throws.
 */
export type FetchMedia = (
  path: string,
  options?: { range?: string; signal?: AbortSignal },
) => Promise<MediaReply>

type MediaOptions = {
  transport: Transport
  limits: UpstreamLimits
  report: Report
  measure: Measure
  now: Clock
}

const MEDIA_CALL = 'GET media'
const statusesOfFiles = [200, 206, 416]
const statusesOfNothing = [404, 410]

export function createFetchMedia(options: MediaOptions): FetchMedia {
  const { transport, limits, report, measure, now } = options
  const service = 'media'
  const health = createHealth({
    limits,
    now,
    onChange: (isUp) => report({ kind: isUp ? 'service-back' : 'service-down', service }),
  })
  const exchange = createExchange({ transport, health, limits, isOfService })

  return async (path, { range, signal = new AbortController().signal } = {}) => {
    if (!isPlainPath(path)) return { status: 'missing' }
    const part = rangeHeader(range)
    const headers = { 'accept-encoding': 'identity', ...part }
    const request = { method: 'GET', path: `/${path}`, headers, body: null, signal } as const
    const startedAt = performance.now()
    const exchanged = await exchange(request, (response) => toReply(response, part.range))
    const reply = exchanged.status === 'answered' ? exchanged.value : failed(exchanged.reason)
    const failure = reply.status === 'failed' ? reply.reason : null
    if (failure !== null && isCircuitOpen(failure)) return reply // it was not called
    const isFault = failure !== null && !signal.aborted && isFaultOfService(failure)
    const ms = performance.now() - startedAt
    measure({ kind: 'call-made', service, call: MEDIA_CALL, ms, isFault })
    if (failure !== null && !signal.aborted)
      report({ kind: 'call-failed', service, call: MEDIA_CALL, failure })
    return reply
  }
}

/** A single valid range; any other value is not sent. */
function rangeHeader(range: string | undefined): { range?: string } {
  const [whole, first, last = ''] =
    /^bytes=(?:(\d{1,15})-(\d{0,15})|-\d{1,15})$/.exec(range ?? '') ?? []
  const endsBeforeItBegins = first !== undefined && last !== '' && Number(last) < Number(first)
  return whole === undefined || endsBeforeItBegins ? {} : { range: whole }
}

async function toReply(response: ServiceResponse, range: string | undefined): Promise<MediaReply> {
  const { status, headers, body } = response
  const isFile = statusesOfFiles.includes(status)
  if (isFile && isAnswerTo(response, range)) {
    return {
      status: 'found',
      response: { status, headers: ofBody(headers), body: body === null ? null : toStream(body) },
    }
  }
  await body?.cancel()
  if (isFile)
    return failed({ kind: 'invalid-answer', issues: `status ${status}, which was not asked for` })
  if (statusesOfNothing.includes(status)) return { status: 'missing' }
  return failed({ kind: 'refused', status })
}

/** Whether the response is the whole file, or the requested part or its beginning (RFC 9110, 14.4 and 15.3.7). */
function isAnswerTo({ status, headers }: ServiceResponse, range: string | undefined): boolean {
  if (status === 200) return true
  if (range === undefined || status === 416) return range !== undefined
  const contentRange = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(
    headers.get('content-range') ?? '',
  )
  if (contentRange === null || isDecoded(headers.get('content-encoding'))) return false
  const [first = 0, last = 0, size = 0] = contentRange.slice(1).map(Number) // NaN: not stated
  const length = last - first + 1
  const isPart = first <= last && !(last >= size)
  const isLength = Number(headers.get('content-length') ?? length) === length
  const [from = '', to = ''] = range.replace('bytes=', '').split('-')
  const isRequested =
    from === ''
      ? length <= Number(to) && !(last < size - 1)
      : first === Number(from) && (to === '' || last <= Number(to))
  return isPart && isLength && isRequested
}

/** The headers that apply to the body: a decoded body differs from the service's `Content-Length`. */
function ofBody(headers: MediaResponse['headers']): MediaResponse['headers'] {
  if (!isDecoded(headers.get('content-encoding'))) return headers
  return { get: (name) => (name.toLowerCase() === 'content-length' ? null : headers.get(name)) }
}

/** Whether the HTTP client decodes the body; it leaves other codings, such as `identity` and `aws-chunked`, alone. */
function isDecoded(encoding: string | null): boolean {
  return encoding !== null && /\b(?:gzip|deflate|br|zstd|compress)\b/i.test(encoding)
}

/** Whether a failure concerns more than one file: a 500 or unreadable HTTP for one file says nothing about the others. */
function isOfService(failure: Failure): boolean {
  return !isStatus(failure, 500) && !isUnreadable(failure)
}

function failed(failure: Failure): MediaReply {
  return { status: 'failed', reason: failure }
}

/** A web stream of a body, which is read only as fast as the stream is. */
export function toStream(body: ServiceBody, onEnd = () => {}): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await chunks.next()
          if (next.done !== true) return controller.enqueue(next.value)
          controller.close()
          onEnd()
        } catch (error) {
          onEnd()
          throw error
        }
      },
      async cancel() {
        onEnd()
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
