import { pipeline } from 'node:stream/promises'

import { Busboy, type BusboyFileStream } from '@fastify/busboy'

import { photoSlots } from '#contract/panel/entries.ts'
import { isSystemError } from '#storage/storage-error.ts'

import type { IntakeLimits } from './intake-limits.ts'
import { UploadsFull } from './upload-folder.ts'

type ReadBody =
  | { status: 'read'; fields: FormData }
  | { status: 'invalid'; reason: 'malformed' }
  | { status: 'refused'; reason: 'too-large' | 'cut-off' | 'slow' }

/** A file as it arrives. Beyond the limit of a photo it is truncated, and `content.truncated` is set. */
type SentFile = { field: string; name: string; content: BusboyFileStream }

/** Receives a file while it arrives, with the fields before it. Must read the file to its end. */
type TakeFile = (file: SentFile, fields: FormData) => Promise<void>

const PART_HEADER_BYTES = 8_000
/** The parser gets small pieces: it always parses a piece to its end, even after it was stopped. */
const PIECE_BYTES = 4_096

type Parser = InstanceType<typeof Busboy>

class BodyTooLarge extends Error {}

/**
 * Reads a form's body as it arrives, and stops at the first limit that it exceeds. Passes each file to `takeFile` while it
 * arrives, and returns the fields. The rest of a refused body is left to the server, which reads a limited amount of it, so that
 * the client reads the response.
 *
 * @throws system errors and {@link UploadsFull} of `takeFile`, for example of a full disk.
 */
export async function readBody(
  { headers, signal, body }: Request,
  limits: IntakeLimits,
  takeFile: TakeFile,
): Promise<ReadBody> {
  const type = headers.get('content-type') ?? ''
  const parser = body === null ? null : createParser(type, limits)
  if (body === null || parser === null) return malformed
  if (Number(headers.get('content-length')) > limits.bodyBytes) return refused('too-large')
  const reading = readParts(parser, limits, takeFile)
  try {
    await pipeline(inPieces(body, limits.bodyBytes), parser)
    await Promise.all(reading.files)
    reading.throwIfFailed()
    return { status: 'read', fields: reading.form }
  } catch (error) {
    const failure = await reading.giveUp()
    if (failure !== null) throw failure
    if (error instanceof BodyTooLarge) return refused('too-large')
    if (isTimeout(error)) return refused('slow')
    return signal.aborted ? refused('cut-off') : malformed
  }
}

/** Reads the body of a message: its fields; skips files. */
export async function readMessageForm(request: Request, limits: IntakeLimits): Promise<ReadBody> {
  const { messageBytes: bytes, messageFields: fields } = limits
  const own = { ...limits, bodyBytes: bytes, fieldBytes: bytes, photoBytes: bytes, fields }
  return readBody(request, own, async ({ content }) => void content.resume())
}

const malformed: ReadBody = { status: 'invalid', reason: 'malformed' }

function refused(reason: Extract<ReadBody, { status: 'refused' }>['reason']): ReadBody {
  return { status: 'refused', reason }
}

/** Null if the type is not that of a multipart form, or its boundary is invalid (RFC 2046, 5.1.1: up to 70 characters). */
function createParser(type: string, limits: IntakeLimits): Parser | null {
  if (!/^multipart\/form-data\b.*boundary="?[^"\s;]/i.test(type)) return null
  try {
    return new Busboy({
      headers: { 'content-type': type },
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: partLimits(limits),
    })
  } catch {
    return null
  }
}

function readParts(parser: Parser, limits: IntakeLimits, takeFile: TakeFile) {
  const form = new FormData()
  const files: Promise<void>[] = []
  const contents: BusboyFileStream[] = []
  let failure: Error | null = null
  const stop = (why: string) => parser.destroy(new Error(why))
  parser.on('field', (name: string | undefined, value, isNameCut, isCut) => {
    if (name === undefined) stop('a field has no name') // the parser's own types exclude this
    else if (isNameCut || isCut || name.length > limits.fieldBytes) stop('a field is too long')
    else form.append(name, value)
  })
  parser.on('file', (field, content, name) => {
    contents.push(content.on('error', noted))
    const taken = takeFile({ field, name, content }, form).catch((reason: unknown) => {
      if (isOurs(reason)) failure ??= reason
      stop('a file could not be taken')
    })
    files.push(taken)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => stop('too many parts'))
  }
  return {
    form,
    files,
    /** The body may end before the disk reports that it is full. */
    throwIfFailed() {
      if (failure !== null) throw failure
    },
    /** Aborts the files that are still arriving; returns the failure if one is our own. */
    async giveUp(): Promise<Error | null> {
      for (const content of contents) content.destroy()
      await Promise.all(files)
      return failure
    },
  }
}

function partLimits({ photoBytes, fields, fieldBytes }: IntakeLimits) {
  return {
    parts: fields + photoSlots.length,
    files: photoSlots.length,
    fields,
    fieldSize: fieldBytes,
    fileSize: photoBytes,
    headerSize: PART_HEADER_BYTES,
  }
}

async function* inPieces(body: ReadableStream<Uint8Array>, maxBytes: number) {
  let bytes = 0
  for await (const chunk of body.values({ preventCancel: true })) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new BodyTooLarge()
    for (let at = 0; at < chunk.length; at += PIECE_BYTES)
      yield chunk.subarray(at, at + PIECE_BYTES)
  }
}

/** The reader of the file handles its error; an error event without any listener would end the process. */
function noted(): void {}

/** Failures that the visitor did not cause: system errors, or too many uploads at once. */
function isOurs(error: unknown): error is Error {
  return error instanceof UploadsFull || isSystemError(error)
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
