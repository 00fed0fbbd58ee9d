import { isMediaPath, type MediaBytes, type MediaStore } from './media-store.ts'
import { nameOf, type S3Keys, type S3Place } from './s3-address.ts'
import { type S3Limits, s3Limits } from './s3-client.ts'
import { faultOf } from './s3-fault.ts'
import { createS3Reader } from './s3-read.ts'
import { createS3Requests, type S3Requests } from './s3-requests.ts'
import { uploadTo } from './s3-upload.ts'
import { StorageError } from './storage-error.ts'

/** Repeats of a `create` whose path another process was creating at the same moment. */
const CREATE_TRIES = 5

/**
 * A media store in a bucket of S3. `get` makes one request, and its body verifies the checksum that the server sends with a whole
 * file. All methods reject with a {@link StorageError} that names the file, and nothing of the credentials.
 */
export function s3MediaStore(
  place: S3Place,
  keys: S3Keys,
  limits: S3Limits = s3Limits,
): MediaStore {
  const requests = createS3Requests(place, keys, limits)
  const toFailure = (error: unknown, path: string) =>
    error instanceof StorageError ? error : failureOf(error, path, place)

  async function named<T>(what: string, work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      throw toFailure(error, what)
    })
  }

  async function withFile<T>(path: string, work: () => Promise<T>): Promise<T> {
    if (!isMediaPath(path)) throw new StorageError(`"${path}" is not the path of a media file.`)
    return named(path, work)
  }

  return {
    ...createS3Reader(requests, limits.idleMs, toFailure),
    async put(path, bytes) {
      await withFile(path, () => uploadTo(requests, path, { bytes, isNew: false }))
    },
    create: (path, bytes) => withFile(path, () => createOnce(requests, path, bytes)),
    remove: (path) => withFile(path, () => requests.remove(path)),
    list: (folder = '') => named('the list of files', () => listAll(requests, within(folder))),
    removeRemains: (folder, olderThanMs) =>
      named('the list of uploads', () =>
        removeUploads(requests, within(folder), Date.now() - olderThanMs),
      ),
  }
}

async function createOnce(requests: S3Requests, path: string, bytes: MediaBytes) {
  for (let tries = 1; ; tries++) {
    try {
      return await uploadTo(requests, path, { bytes, isNew: true })
    } catch (error) {
      const isRace = faultOf(error).code === 'ConditionalRequestConflict'
      if (!isRace || tries === CREATE_TRIES || !(bytes instanceof Uint8Array)) throw error
    }
  }
}

/** The begin of the paths in a folder; all paths begin with the empty text. */
const within = (folder: string) => (folder === '' ? '' : `${folder}/`)

async function listAll(requests: S3Requests, begin: string): Promise<string[]> {
  const found: string[] = []
  let from: string | null = null
  do {
    const page: Awaited<ReturnType<S3Requests['list']>> = await requests.list(begin, from)
    found.push(...page.paths.filter(isMediaPath))
    from = page.next
  } while (from !== null)
  return found
}

/** Spares younger uploads: another process may still be sending them. */
async function removeUploads(requests: S3Requests, begin: string, before: number) {
  type Page = Awaited<ReturnType<S3Requests['listUploads']>>
  let from: Page['next'] = null
  do {
    const page: Page = await requests.listUploads(begin, from)
    for (const { path, id } of page.uploads.filter(({ begunAt }) => begunAt < before)) {
      await requests.abortUpload(path, id).catch((error: unknown) => {
        if (faultOf(error).code !== 'NoSuchUpload') throw error // another process has removed it
      })
    }
    from = page.next
  } while (from !== null)
}

function failureOf(error: unknown, path: string, place: S3Place): StorageError {
  const { code, status } = faultOf(error)
  const reason = status === null ? code : `${code}, status ${status}`
  return new StorageError(`${path} in ${nameOf(place)} failed: ${reason}.`)
}
