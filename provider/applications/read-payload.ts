import { buffer, json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { Busboy } from '@fastify/busboy'

import { MAX_PHOTO_BYTES } from '#contract/panel/entries.ts'

import { Refused } from '../service/refused.ts'

/** Limits for entries (docs/product.md: Limits). */
export const entryLimits = {
  /** Body size of an application with its photos, and of a message. */
  multipartBytes: 45_000_000,
  jsonBytes: 64 * 1024,
  photoBytes: MAX_PHOTO_BYTES,
  /** Fields and files of a multipart body, and the header size of each. */
  parts: 40,
  partHeaderBytes: 8 * 1024,
  /** Entries read at once, and entries waiting to be read. */
  readAtOnce: 4,
  waiting: 100,
}
export type EntryLimits = typeof entryLimits

/** A parsed body: its fields as received, its files by field. A later field or file replaces an earlier one of its name. */
export type Payload = { fields: unknown; files: ReadonlyMap<string, Uint8Array> }

const PIECE_BYTES = 4_096

/**
 * Reads a body up to its limit; the rest stays unread, so that the caller can still read the refusal.
 *
 * @throws Refused 415 for another content type, 400 for an invalid or truncated body, 413 for a body that is too large or has too
 *   many parts.
 */
export async function readPayload(
  request: Request,
  form: 'json' | 'multipart',
  limits: EntryLimits,
): Promise<Payload> {
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  const wanted = form === 'json' ? 'application/json' : 'multipart/form-data'
  if (type.split(';')[0]?.trim().toLowerCase() !== wanted) {
    throw new Refused(415, `The body must be ${wanted}.`)
  }
  const maxBytes = form === 'json' ? limits.jsonBytes : limits.multipartBytes
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge()
  const pieces = inPieces(request, maxBytes)
  return form === 'json' ? readJson(pieces) : readMultipart(pieces, type, limits)
}

type Pieces = AsyncIterable<Uint8Array>

async function readJson(pieces: Pieces): Promise<Payload> {
  try {
    return { fields: await json(pieces), files: new Map() }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(400, 'The body is not JSON.')
  }
}

async function readMultipart(pieces: Pieces, type: string, limits: EntryLimits): Promise<Payload> {
  const parser = createParser(type, limits)
  if (parser === null) throw incomplete()
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
    await pipeline(pieces, parser)
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

/**
 * Counts the bytes while they arrive, whatever the headers say. Splits chunks: the parser always parses a whole chunk, even after a
 * limit is reached.
 */
async function* inPieces(request: Request, maxBytes: number) {
  const { body } = request // only now: to take it is to begin to read, and the server cannot receive the rest of what was begun
  let bytes = 0
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge()
    for (let at = 0; at < chunk.length; at += PIECE_BYTES)
      yield chunk.subarray(at, at + PIECE_BYTES)
  }
}

function incomplete(): Refused {
  return new Refused(400, 'The body is not complete multipart.')
}

function tooLarge(): Refused {
  return new Refused(413, 'The body is too large.')
}
