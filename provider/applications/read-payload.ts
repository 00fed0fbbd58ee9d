import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { Busboy } from '@fastify/busboy'

import { Refused } from '../refused.ts'
import type { EntryLimits } from './entry-limits.ts'
import { limitBody } from './limit-body.ts'

/** A body taken apart: its fields as they came, its files by field. A field or file of a name replaces an earlier one. */
export type Payload = { fields: unknown; files: ReadonlyMap<string, Uint8Array> }

/**
 * @throws Refused 415 for another content type, 400 for a body that is none or was broken off, 413 for one that is too large
 *   or in too many parts.
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
  const type = headers.get('content-type') ?? ''
  if (body === null || !/boundary=/i.test(type)) throw incomplete()
  const { parts, multipartBytes: fieldSize, partHeaderBytes: headerSize } = limits
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { parts, fieldSize, headerSize },
  })
  const fields = new Map<string, string>()
  const files = new Map<string, Uint8Array>()
  const reading: Promise<unknown>[] = []
  let isOverfull = false
  parser.on('field', (name, value) => fields.set(name, value))
  parser.on('file', (name, content) => {
    content.on('error', () => {}) // told by the reading as well
    reading.push(buffer(content).then((bytes) => files.set(name, bytes)))
  })
  parser.on('partsLimit', () => (isOverfull = true))
  try {
    await pipeline(body, parser)
    await Promise.all(reading)
  } catch (error) {
    void Promise.allSettled(reading)
    throw error instanceof Refused ? error : incomplete()
  }
  if (isOverfull) throw new Refused(413, 'The body has too many or too large parts.')
  return { fields: Object.fromEntries(fields), files }
}

function incomplete(): Refused {
  return new Refused(400, 'The body is not complete multipart.')
}
