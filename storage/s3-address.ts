import { StorageError } from './storage-error.ts'

/** Where media lie in S3: `prefix` is empty or ends in `/`; `endpoint` is an origin, null for Amazon's own. */
export type S3Place = { bucket: string; prefix: string; endpoint: string | null; region: string }

/** The credentials of S3. They are never part of an address, a message or the log. */
export type S3Keys = { accessKeyId: string; secretAccessKey: string }

/** The region that S3 servers other than Amazon's usually have. */
const USUAL_REGION = 'us-east-1'

/**
 * Parses `s3://bucket/prefix?endpoint=https://host&region=eu-west-1`. The prefix may be missing; one of endpoint and region must
 * be there. Throws a {@link StorageError} with one sentence, which never quotes a user or password.
 */
export function parseS3Address(address: string): S3Place {
  const url = URL.parse(address)
  if (url === null) throw new StorageError('The address of the bucket is not a valid URL.')
  if (url.username !== '' || url.password !== '') {
    throw new StorageError(
      'The address of the bucket must have no user or password in it: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  }
  const bucket = url.host
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) {
    throw new StorageError(`"${bucket}" is not the name of a bucket: write s3://bucket/prefix.`)
  }
  const folders = url.pathname.split('/').filter((folder) => folder !== '')
  const wrong = folders.find((folder) => !/^[\w-][\w.-]*$/.test(folder))
  if (wrong !== undefined) {
    throw new StorageError(
      `"${wrong}" cannot be in the prefix of a bucket: use letters, digits, "-", "_" and ".".`,
    )
  }
  const unknown = [...url.searchParams.keys()].find((name) => !/^(?:endpoint|region)$/.test(name))
  if (unknown !== undefined || url.hash !== '') {
    throw new StorageError(
      `The address of a bucket may have endpoint and region, but not ${unknown ?? 'a fragment'}.`,
    )
  }
  const endpoint = parseEndpoint(url.searchParams.get('endpoint'))
  const region = url.searchParams.get('region') ?? (endpoint === null ? null : USUAL_REGION)
  if (region === null || !/^[a-z\d-]{1,40}$/.test(region)) {
    throw new StorageError(
      'The address of the bucket needs a region, as in s3://bucket/prefix?region=eu-west-1.',
    )
  }
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join(''), endpoint, region }
}

function parseEndpoint(text: string | null): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (isWeb && (text === url.origin || text === `${url.origin}/`)) return url.origin
  throw new StorageError(
    'The endpoint of the bucket must be an origin such as https://s3.example.com, without user, path or query.',
  )
}

/** The origin of the server: Amazon's regions in China have a domain of their own. */
export function originOf({ endpoint, region }: S3Place): string {
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
  return endpoint ?? `https://s3.${region}.${domain}`
}

/** The address at which anybody would find an object, if the bucket were public. */
export function publicAddressOf(place: S3Place, path: string): string {
  return `${originOf(place)}/${place.bucket}/${place.prefix}${path}`
}

/** A bucket in messages. */
export function nameOf({ bucket, endpoint, region }: S3Place): string {
  return `bucket ${bucket} at ${endpoint ?? `Amazon S3 in ${region}`}`
}
