import { newPath, timeOf } from './private-files.ts'
import { nameOf, publicAddressOf, type S3Keys, type S3Place } from './s3-address.ts'
import { faultOf, isOutage, type S3Fault } from './s3-fault.ts'
import { createS3Requests, type S3Requests } from './s3-requests.ts'
import { StorageError } from './storage-error.ts'

const READ_MS = 10_000
const ANONYMOUS_MS = 10_000

/** Where the check has its objects, and the age at which it removes those of a start that was killed. */
const FOLDER = 'private/probes'
const LEFT_AFTER_MS = 86_400_000

/**
 * Tries everything that a media store does with a bucket, on a small object of its own among the private files, which it removes,
 * with what starts that were killed have left.
 * Throws a {@link StorageError} with one sentence if something is missing, and if the bucket is public or keeps what is deleted.
 */
export async function checkS3Bucket(place: S3Place, keys: S3Keys): Promise<void> {
  const requests = createS3Requests(place, keys)
  const now = Date.now()
  const path = newPath(FOLDER, now)
  const bytes = new TextEncoder().encode(path)
  const name = nameOf(place)
  const attempt = attemptAt(place)

  if ((await attempt('GetBucketVersioning', () => versioningOf(requests))) === 'Enabled') {
    throw new StorageError(
      `The ${name} keeps old versions, so deleted photos would stay: suspend its versioning, or name another bucket.`,
    )
  }
  await attempt('PutObject', () => requests.put(path, bytes, false)) // repeated, a new file would find itself
  try {
    const found = await attempt('GetObject', () => readBack(requests, path))
    if (!found.equals(bytes)) throw new StorageError(`The ${name} does not answer as S3 does.`)
    if (await attempt('PutObject', () => isReplaced(requests, path, bytes))) {
      throw new StorageError(
        `The ${name} ignores "If-None-Match: *", so two machines could overwrite each other's files: use a server that knows conditional writes.`,
      )
    }
    const listed = await attempt('ListBucket', () => requests.list(path, null))
    if (!listed.paths.includes(path)) {
      throw new StorageError(`The ${name} does not list a file that it has just stored.`)
    }
    await attempt('ListBucketMultipartUploads', () => requests.listUploads('', null))
    if (await isPublic(publicAddressOf(place, path))) {
      throw new StorageError(
        `The ${name} is public: anybody could read applicants' photos. Block public access to it.`,
      )
    }
  } catch (error) {
    await requests.remove(path).catch(() => {}) // the error above is the one to tell
    throw error
  }
  await attempt('DeleteObject', () => requests.remove(path))
  await attempt('DeleteObject', () => removeLeft(requests, now))
}

/** Removes the objects of checks that did not end, a page of them. */
async function removeLeft(requests: S3Requests, now: number) {
  const { paths } = await requests.list(`${FOLDER}/`, null)
  const left = paths.filter((path) => Math.abs(now - timeOf(path)) > LEFT_AFTER_MS)
  for (const path of left) await requests.remove(path)
}

/** Throws a {@link StorageError} with one sentence if the objects of a bucket cannot be listed. */
export async function checkS3Reading(place: S3Place, keys: S3Keys): Promise<void> {
  await attemptAt(place)('ListBucket', () => createS3Requests(place, keys).list('', null))
}

/** Does what needs a right of the key; a failure becomes one sentence. */
function attemptAt(place: S3Place) {
  return <T>(right: string, work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      throw new StorageError(sentenceOf(faultOf(error), right, place))
    })
}

/** Servers that do not know the question have no versions. */
async function versioningOf(requests: S3Requests): Promise<string | null> {
  try {
    return await requests.versioning()
  } catch (error) {
    if (faultOf(error).status === 501) return null
    throw error
  }
}

async function readBack(requests: S3Requests, path: string): Promise<Buffer> {
  const { body } = await requests.get(path, null)
  return Buffer.concat(await body.toArray({ signal: AbortSignal.timeout(READ_MS) }))
}

async function isReplaced(requests: S3Requests, path: string, bytes: Uint8Array) {
  try {
    await requests.put(path, bytes, true)
    return true
  } catch (error) {
    if (faultOf(error).status === 412) return false
    throw error
  }
}

/** Whether a request without credentials gets the object. No answer is no publicity. */
async function isPublic(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANONYMOUS_MS)
    const response = await fetch(address, { signal, redirect: 'manual' })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}

/** One sentence for the operator: what is wrong, and the remedy. */
function sentenceOf(fault: S3Fault, right: string, place: S3Place): string {
  const { code, status, region } = fault
  const name = nameOf(place)
  if (code === 'InvalidAccessKeyId' || status === 401)
    return `The ${name} does not know S3_ACCESS_KEY_ID.`
  if (code === 'SignatureDoesNotMatch') {
    return `The ${name} refuses the signature: S3_SECRET_ACCESS_KEY is not that of S3_ACCESS_KEY_ID.`
  }
  if (code === 'RequestTimeTooSkewed') {
    return `The ${name} has another time than this machine: set the clock of this machine.`
  }
  if (code === 'NoSuchBucket') return `There is no ${name}: create it, or name another one.`
  if (region !== null && region !== place.region) {
    return `The ${name} is in another region: write region=${region} in its address.`
  }
  if (/^(?:PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocation\w+)$/.test(code)) {
    return `The ${name} is not in the region ${place.region}: write its region in its address.`
  }
  if (code === 'AccessDenied' || status === 403) {
    return `The key may not use the ${name}: it lacks the right s3:${right} (docs/operations.md).`
  }
  if (certificateFaults.test(code)) {
    return `The certificate of the ${name} cannot be trusted (${code}): correct the endpoint, or name its authority in NODE_EXTRA_CA_CERTS.`
  }
  if (/^(?:EPROTO|ERR_SSL_\w+)$/.test(code)) {
    return `The ${name} speaks no TLS (${code}): correct the endpoint.`
  }
  if (isOutage(fault)) {
    return status === null
      ? `The ${name} cannot be reached (${code}): check the endpoint and the network.`
      : `The ${name} is out of order (${code}, status ${status}): try again later.`
  }
  return `The ${name} does not answer as S3 does (${code}${status === null ? '' : `, status ${status}`}): check the endpoint.`
}

const certificateFaults =
  /^(?:ERR_TLS_CERT_\w+|CERT_\w+|\w*SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|HOSTNAME_MISMATCH)$/
