import { FormDataParseError, MultipartParseError, parseFormData } from '@remix-run/form-data-parser'

import { Refused } from '../refused.ts'
import type { EntryLimits } from './entry-limits.ts'
import { limitBody } from './limit-body.ts'
import { withWholeEnd } from './whole-end.ts'

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
  const files = new Map<string, Uint8Array>()
  const options = {
    maxParts: limits.parts,
    maxFiles: limits.parts,
    maxHeaderSize: limits.partHeaderBytes,
    maxFileSize: limits.multipartBytes,
    maxTotalSize: limits.multipartBytes,
  }
  try {
    const form = await parseFormData(withWholeEnd(request), options, async (file) => {
      files.set(file.fieldName, new Uint8Array(await file.arrayBuffer()))
    })
    return { fields: Object.fromEntries(form), files }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** What the parser's failure means for the caller; anything else is as it was. */
function refusalOf(error: unknown): unknown {
  if (error instanceof MultipartParseError) {
    return new Refused(413, 'The body has too many or too large parts.')
  }
  if (!(error instanceof FormDataParseError)) return error
  if (error.cause instanceof Refused) return error.cause
  return new Refused(400, 'The body is not complete multipart.')
}
