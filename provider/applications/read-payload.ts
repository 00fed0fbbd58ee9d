import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { Busboy } from '@fastify/busboy'

import { Refused } from '../service/refused.ts'
import type { EntryLimits } from './entry-limits.ts'

/** A parsed body: its fields as received, its files by field. A later field or file replaces an earlier one of its name. */
export type Payload = { fields: unknown; files: ReadonlyMap<string, Uint8Array> }

const PIECE_BYTES = 4_096

/**
 * @throws Refused 415 for another content type, 400 for an invalid or truncated body, 413 for a body that is too large or has too
 *   many parts.
 */
export function readPayload(
  request: Request,
  form: 'json' | 'multipart',
  limits: EntryLimits,
): Promise<Payload> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const wanted = form === 'json' ? 'application/json' : 'multipart/form-data'
  if (type !== wanted) throw new Refused(415, `The body must be ${wanted}.`)
  return form === 'json'
    ? readJson(limitBody(request, limits.jsonBytes))
    : readMultipart(limitBody(request, limits.multipartBytes), limits)
}

async function readJson(request: Request): Promise<Payload> {
  try {
    return { fields: await request.json(), files: new Map() }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(400, 'The body is not JSON.')
  }
}

async function readMultipart(request: Request, limits: EntryLimits): Promise<Payload> {
  const { headers, body } = request
  const parser = createParser(headers.get('content-type') ?? '', limits)
  if (body === null || parser === null) throw incomplete()
  const fields = new Map<string, string>()
  const files = new Map<string, Uint8Array>()
  const reading: Promise<unknown>[] = []
  parser.on('field', (name, value) => fields.set(name, value))
  parser.on('file', (name, content) => {
    content.on('error', () => {}) // `buffer` rejects with the same error
    reading.push(buffer(content).then((bytes) => files.set(name, bytes)))
  })
  parser.on('partsLimit', () =>
    parser.destroy(new Refused(413, 'The body has too many or too large parts.')),
  )
  try {
    await pipeline(inPieces(body), parser)
    await Promise.all(reading)
  } catch (error) {
    void Promise.allSettled(reading)
    throw error instanceof Refused ? error : incomplete()
  }
  return { fields: Object.fromEntries(fields), files }
}

/** Null if the content type has no valid boundary. */
function createParser(type: string, limits: EntryLimits) {
  if (!/boundary=/i.test(type)) return null
  const { parts, multipartBytes: fieldSize, partHeaderBytes: headerSize } = limits
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { parts, fieldSize, headerSize },
    })
  } catch {
    return null
  }
}

/** Splits chunks: the parser always parses a whole chunk, even after a limit is reached. */
async function* inPieces(body: ReadableStream<Uint8Array>) {
  for await (const chunk of body.values({ preventCancel: true })) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES)
      yield chunk.subarray(at, at + PIECE_BYTES)
  }
}

function incomplete(): Refused {
  return new Refused(400, 'The body is not complete multipart.')
}

/**
 * Limits a request's body. Counts its bytes while it is read, whatever its headers say; buffers nothing before that. The rest of
 * a body that is too large stays unread, so that the caller can still read the refusal.
 *
 * @throws Refused 413; reading the body may throw it, too.
 */
function limitBody(request: Request, maxBytes: number): Request {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const { url, method, headers, signal, body } = request
  if (body === null) return request
  const duplex = 'half' // required for a stream, although the platform's type lacks it
  const init = { method, headers, signal, duplex, body: counted(body, maxBytes) }
  return new Request(url, init)
}

const tooLarge = () => new Refused(413, 'The body is too large.')

function counted(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.length
        if (bytes > maxBytes) controller.error(tooLarge())
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
}
