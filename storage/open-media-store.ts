import { diskMediaStore } from './disk-media-store.ts'
import type { MediaStore } from './media-store.ts'
import { parseS3Address, type S3Keys } from './s3-address.ts'
import { StorageError } from './storage-error.ts'

const REMAINS_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * Opens `file:/path/to/folder`, which is created if missing, or `s3://bucket/prefix?endpoint=…&region=…`, which needs the keys.
 * Throws a {@link StorageError} for any other address, and if the folder or the bucket cannot be used as it must be.
 */
export async function openMediaStore(
  address: string,
  keys: S3Keys | null = null,
): Promise<MediaStore> {
  const folder = mediaFolderOf(address)
  if (folder !== null) return diskMediaStore(folder)
  if (address.startsWith('s3:')) return openBucket(address, keys)
  throw new StorageError(
    'A media storage address begins with file: or s3:, as in file:/path/to/folder or s3://bucket/prefix?region=eu-west-1.',
  )
}

async function openBucket(address: string, keys: S3Keys | null): Promise<MediaStore> {
  const place = parseS3Address(address)
  if (keys === null) {
    throw new StorageError(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: set both for the bucket ${place.bucket}.`,
    )
  }
  // loaded only if needed: the client takes 40 MB and half a second
  const { checkS3Bucket } = await import('./check-s3-bucket.ts')
  const { s3MediaStore } = await import('./s3-media-store.ts')
  await checkS3Bucket(place, keys)
  const store = s3MediaStore(place, keys)
  await store.removeRemains('', REMAINS_AFTER_MS)
  return store
}

/** The folder of a media store on disk; null for any other address. */
export function mediaFolderOf(address: string): string | null {
  return /^file:(?:\/\/(?=\/))?(.+)$/.exec(address)?.[1] ?? null
}
