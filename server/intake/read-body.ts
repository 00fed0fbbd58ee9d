import { pipeline } from 'node:stream/promises'

import { Busboy, type BusboyFileStream } from '@fastify/busboy'

import { isOfSystem } from '#storage/error-code.ts'

import type { IntakeLimits } from './intake-limits.ts'

type BodyLimits = Pick<IntakeLimits, 'bodyBytes' | 'photoBytes' | 'fields' | 'fieldBytes'>

export type BodyRefusal = 'too-large' | 'cut-off' | 'malformed'

/** A file as it comes: what is over the limit of a photo is cut off, and `content.truncated` says so. */
export type SentFile = { field: string; name: string; content: BusboyFileStream }

const PHOTOS = 4
const PART_HEADER_BYTES = 8_000

class BodyTooLarge extends Error {}

/**
 * Reads a form's body as it comes: files go to the function while they are on their way, which has to read each to its end; the
 * rest is handed back. Where it is refused, all that still comes of it is left to the server, which lets a bounded amount pass
 * so that the answer is read.
 *
 * @throws what the system says to the function, such as of a full disk.
 */
export async function readBody(
  { headers, signal, body }: Request,
  limits: BodyLimits,
  takeFile: (file: SentFile) => Promise<void>,
): Promise<FormData | BodyRefusal> {
  const type = headers.get('content-type') ?? ''
  if (body === null || !/^multipart\/form-data\b.*boundary=/i.test(type)) return 'malformed'
  if (Number(headers.get('content-length')) > limits.bodyBytes) return 'too-large'
  const reading = readParts(type, limits, takeFile)
  try {
    await pipeline(counted(body, limits.bodyBytes), reading.parser)
    await Promise.all(reading.files)
    reading.throwIfFailed()
    return reading.isOverfull() ? 'malformed' : reading.form
  } catch (error) {
    const failure = await reading.giveUp()
    if (failure !== null) throw failure
    if (error instanceof BodyTooLarge) return 'too-large'
    return signal.aborted ? 'cut-off' : 'malformed'
  }
}

function readParts(type: string, limits: BodyLimits, takeFile: (file: SentFile) => Promise<void>) {
  const parser = new Busboy({
    headers: { 'content-type': type },
    isPartAFile: (_field, _type, name) => name !== undefined,
    limits: partLimits(limits),
  })
  const form = new FormData()
  const files: Promise<void>[] = []
  const contents: BusboyFileStream[] = []
  let isOverfull = false
  const failures: unknown[] = []
  parser.on('field', (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut || name.length > limits.fieldBytes) isOverfull = true
    else form.append(name, value)
  })
  parser.on('file', (field, content, name) => {
    contents.push(content.on('error', noted))
    const taken = takeFile({ field, name, content }).catch((reason: unknown) => {
      failures.push(reason)
      parser.destroy(new Error('a file could not be taken', { cause: reason }))
    })
    files.push(taken)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => (isOverfull = true))
  }
  return {
    parser,
    form,
    files,
    isOverfull: () => isOverfull,
    /** The body may be at its end before the disk says that it has no room for it. */
    throwIfFailed() {
      if (failures.length > 0) throw failures[0]
    },
    /** Ends the files that are still on their way; whether one failed by our own fault. */
    async giveUp(): Promise<Error | null> {
      for (const content of contents) content.destroy()
      await Promise.all(files)
      return failures.find(isOfSystem) ?? null
    },
  }
}

function partLimits({ photoBytes, fields, fieldBytes }: BodyLimits) {
  return {
    parts: fields + PHOTOS,
    files: PHOTOS,
    fields,
    fieldSize: fieldBytes,
    fileSize: photoBytes,
    headerSize: PART_HEADER_BYTES,
  }
}

async function* counted(body: ReadableStream<Uint8Array>, mostBytes: number) {
  let bytes = 0
  for await (const chunk of body.values({ preventCancel: true })) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new BodyTooLarge()
    yield chunk
  }
}

/** Who reads a file hears of it too; without a listener it would end the process. */
function noted(): void {}
