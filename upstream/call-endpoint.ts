import { addressOf } from '#contract/address.ts'
import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts'
import { type Flaw, readJson } from '#contract/reading.ts'
import { createSemaphore } from '#storage/semaphore.ts'

import type { Exchange } from './exchange.ts'
import { invalidAnswer } from './failures.ts'
import type { ServiceBody, ServiceResponse } from './transport.ts'
import type { Failure } from './upstream.ts'

/** An answer in the contract's shape, with the flaws that were repaired in it; or the failure. */
export type Fetched<T> =
  | { status: 'answered'; value: T; flaws: readonly Flaw[] }
  | { status: 'failed'; reason: Failure }

type Call<E extends Endpoint> = {
  input: CallInput<E>
  /** Sent as JSON. */
  body?: unknown
  token?: string
  maxBytes: number
  signal: AbortSignal
}

/** Makes one call of the contract and reads its answer. Never throws. */
export async function callEndpoint<E extends Endpoint>(
  exchange: Exchange,
  endpoint: E,
  { input, body, token, maxBytes, signal }: Call<E>,
): Promise<Fetched<Answer<E>>> {
  const request = {
    method: endpoint.method,
    path: addressOf(endpoint, input),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  }
  const exchanged = await exchange(request, (response) =>
    readAnswer(endpoint, response, { maxBytes, signal }),
  )
  if (exchanged.status === 'answered') return exchanged.value
  return { status: 'failed', reason: exchanged.reason }
}

type ReadLimits = { maxBytes: number; signal: AbortSignal }

async function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, headers, body }: ServiceResponse,
  limits: ReadLimits,
): Promise<Fetched<Answer<E>>> {
  if (status < 200 || status > 299) {
    await body?.cancel()
    // HTML instead of JSON: the 404 comes from a proxy in front of the service, not from the service
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    if (status === 404 && isPage) return invalidAnswer('404 as HTML')
    return { status: 'failed', reason: { kind: 'refused', status } }
  }
  const text = await readText(body, limits)
  if (text === null) return invalidAnswer(`more than ${limits.maxBytes} bytes`)
  const reading = readJson<E['answer']>(endpoint.answer, text)
  if (reading.status === 'invalid') return invalidAnswer(reading.reason)
  return { status: 'answered', value: reading.value, flaws: reading.flaws }
}

/** An answer of more bytes needs a permit to be read on: an answer without end must not multiply by the calls at once. */
const LARGE_BYTES = 1_000_000

/** Of this process, as both services share its memory. The limits of calls at once bound how many wait. */
const largeAnswers = createSemaphore({ atOnce: 1, waiting: Infinity })

/**
 * Reads a whole body; null as soon as it exceeds `maxBytes`. Bytes are counted after decompression. Of large bodies, one is read at
 * a time.
 *
 * @throws the signal's reason, if it aborts; the body's error, if the body breaks off.
 */
export async function readText(
  body: ServiceBody | null,
  { maxBytes, signal }: ReadLimits,
): Promise<string | null> {
  using permits = new DisposableStack()
  const chunks: Uint8Array[] = []
  let bytes = 0
  let permit: Disposable | null = null
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    signal.throwIfAborted()
    if (bytes > maxBytes) return null // leaving the loop cancels the body
    if (bytes > LARGE_BYTES) permit ??= permits.use(await largeAnswers.acquire(signal))
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
