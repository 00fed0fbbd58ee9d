import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

import { codeOf } from '#storage/error-code.ts'
import type { FetchMedia, MediaResponse } from '#upstream/media.ts'

import type { PictureError } from './picture-result.ts'

type FetchSourceOptions = {
  fetchMedia: FetchMedia
  path: string
  /** Where it goes; the file must not exist, and holds anything when this fails. */
  file: string
  maxBytes: number
  timeoutMs: number
}

/** A source in its file, and the short hash of its content. */
export type FetchedSource = { status: 'fetched'; version: string }

/** When the service did not answer as agreed. */
export const serviceFailed: PictureError = { status: 'unavailable', reason: 'the service failed' }

/** Fetches a source into a file, never into memory. One that is late, cut, too large or empty is none. Never throws. */
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
    return { status: 'unavailable', reason: signal.aborted ? 'late' : whyBrokenOff(error) }
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
    return { status: 'broken', reason: `status ${status}, ${declared} bytes` }
  }
  const { bytes, version } = await write(body, { file, maxBytes, signal })
  if (bytes > maxBytes) return { status: 'broken', reason: `more than ${maxBytes} bytes` }
  if (bytes === 0) return { status: 'broken', reason: 'empty' }
  if (bytes < declared) return { status: 'unavailable', reason: 'cut' }
  return { status: 'fetched', version }
}

type WriteOptions = { file: string; maxBytes: number; signal: AbortSignal }

/** Writes a stream to a file, until it is too large. */
async function write(body: ReadableStream<Uint8Array>, { file, maxBytes, signal }: WriteOptions) {
  const hash = createHash('sha256')
  let bytes = 0
  await using handle = await open(file, 'wx', 0o600)
  const untilLate = new TransformStream<Uint8Array, Uint8Array>()
  for await (const chunk of body.pipeThrough(untilLate, { signal })) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) break // ends the stream as well
    hash.update(chunk)
    await handle.writeFile(chunk)
  }
  return { bytes, version: hash.digest('hex').slice(0, 12) }
}

/** The size told in advance; nought when there is none, or it is that of an encoded form. */
function declaredBytes(headers: MediaResponse['headers']): number {
  if (headers.get('content-encoding') !== null) return 0
  const length = headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(length) ? Number(length) : 0
}

/** The code of an error of the connection, or of a full disk; its message may hold the service's address. */
function whyBrokenOff(error: unknown): string {
  return codeOf(error) ?? 'broken off'
}
