import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

import { codeOf } from '#storage/storage-error.ts'
import type { FetchMedia, MediaResponse } from '#upstream/media.ts'

import type { PictureError } from './picture-result.ts'

type FetchSourceOptions = {
  fetchMedia: FetchMedia
  path: string
  /** The target file. It must not exist; after a failure, its content is arbitrary. */
  file: string
  maxBytes: number
  timeoutMs: number
}

/** The source is in its file; `version` is the short hash of its content. */
type FetchedSource = { status: 'fetched'; version: string }

/** The service did not answer as its contract says. */
export const serviceFailed: PictureError = { status: 'unavailable', reason: 'the service failed' }

/** Fetches a source into a file, never into memory. A late, cut, empty or too large source is an error. Never rejects. */
export async function fetchSource(
  options: FetchSourceOptions,
): Promise<FetchedSource | PictureError> {
  const { fetchMedia, path, timeoutMs } = options
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const reply = await fetchMedia(path, { signal })
    if (reply.status === 'found') return await receive(reply.response, options, signal)
    if (reply.status === 'missing') return { status: 'missing', reason: 'no such file' }
    return serviceFailed
  } catch (error) {
    return { status: 'unavailable', reason: signal.aborted ? 'late' : reasonOf(error) }
  }
}

async function receive(
  { status, headers, body }: MediaResponse,
  { file, maxBytes }: FetchSourceOptions,
  signal: AbortSignal,
): Promise<FetchedSource | PictureError> {
  const declared = declaredBytes(headers)
  if (status !== 200 || body === null || declared > maxBytes) {
    await body?.cancel()
    return { status: 'invalid', reason: `status ${status}, ${declared} bytes` }
  }
  const { bytes, version } = await write(body, { file, maxBytes, signal })
  if (bytes > maxBytes) return { status: 'invalid', reason: `more than ${maxBytes} bytes` }
  if (bytes === 0) return { status: 'invalid', reason: 'empty' }
  if (bytes < declared) return { status: 'unavailable', reason: 'cut' }
  return { status: 'fetched', version }
}

type WriteOptions = { file: string; maxBytes: number; signal: AbortSignal }

/** Opens the file for a stream that has come; cancels the stream if that fails. A file opened earlier might never be closed. */
async function openFor(body: ReadableStream<Uint8Array>, file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600)
  } catch (error) {
    await body.cancel()
    throw error
  }
}

/** Writes a stream to a file; stops if it is too large. */
async function write(body: ReadableStream<Uint8Array>, { file, maxBytes, signal }: WriteOptions) {
  const hash = createHash('sha256')
  let bytes = 0
  await using handle = await openFor(body, file)
  const untilLate = new TransformStream<Uint8Array, Uint8Array>()
  for await (const chunk of body.pipeThrough(untilLate, { signal })) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) break // ends the stream as well
    hash.update(chunk)
    await handle.writeFile(chunk)
  }
  return { bytes, version: hash.digest('hex').slice(0, 12) }
}

/** The `Content-Length`; 0 if there is none, or if the body is compressed. */
function declaredBytes(headers: MediaResponse['headers']): number {
  if (headers.get('content-encoding') !== null) return 0
  const length = headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(length) ? Number(length) : 0
}

/** The error code of the connection or the disk; not the message, which may contain the service's address. */
function reasonOf(error: unknown): string {
  return codeOf(error) ?? 'broken off'
}
