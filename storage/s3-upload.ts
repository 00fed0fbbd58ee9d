import type { MediaBytes } from './media-store.ts'
import { faultOf } from './s3-fault.ts'
import type { S3Requests } from './s3-requests.ts'

/** The most bytes of a file that are in memory at once, apart from its reader's chunk. S3 takes 10,000 parts: 80 GB. */
export const PART_BYTES = 8 * 1024 * 1024

/**
 * Stores a file: a small one by one request, a larger one in parts, one after the other. If it fails, the parts are removed and
 * what was there stays. False if `isNew` and the path is taken.
 */
export async function uploadTo(
  requests: S3Requests,
  path: string,
  { bytes, isNew }: { bytes: MediaBytes; isNew: boolean },
): Promise<boolean> {
  const uploaded: Awaited<ReturnType<S3Requests['putPart']>>[] = []
  let id: string | null = null
  let total = 0
  try {
    for await (const { part, isLast } of partsOf(bytes)) {
      if (isLast && id === null) {
        await requests.put(path, part, isNew)
        return true
      }
      id ??= await requests.beginUpload(path)
      uploaded.push(await requests.putPart(path, id, uploaded.length + 1, part))
      total += part.length
    }
    await completeOnce(requests, { path, id: id ?? '', parts: uploaded, isNew, total })
    return true
  } catch (error) {
    if (id !== null) await requests.abortUpload(path, id).catch(() => {}) // `removeRemains` does it later
    const { code, status } = faultOf(error)
    if (isNew && (code === 'PreconditionFailed' || status === 412)) return false
    throw error
  }
}

type Whole = {
  path: string
  id: string
  parts: Awaited<ReturnType<S3Requests['putPart']>>[]
  isNew: boolean
  total: number
}

/** If the answer to the first try is lost, the second one finds no upload, but a whole file. */
async function completeOnce(requests: S3Requests, { path, id, parts, isNew, total }: Whole) {
  try {
    await requests.completeUpload(path, id, parts, isNew)
  } catch (error) {
    if (faultOf(error).code !== 'NoSuchUpload' || isNew) throw error
    if ((await requests.size(path)) !== total) throw error
  }
}

/** The bytes in parts of the same size; the last one is smaller, and empty only if the file is. */
async function* partsOf(
  bytes: MediaBytes,
): AsyncGenerator<{ part: Uint8Array; isLast: boolean }, void> {
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
    chunks.push(chunk)
    size += chunk.length
    if (size <= PART_BYTES) continue
    let rest = joined(chunks)
    for (; rest.length > PART_BYTES; rest = rest.subarray(PART_BYTES)) {
      yield { part: rest.subarray(0, PART_BYTES), isLast: false }
    }
    chunks = [rest]
    size = rest.length
  }
  yield { part: joined(chunks), isLast: true }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks
  return only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks)
}
