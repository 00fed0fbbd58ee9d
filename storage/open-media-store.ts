import { diskMediaSource, diskMediaStore } from './disk-media-store.ts'
import type { MediaSource, MediaStore } from './media-store.ts'
import { parseS3Address, type S3Keys, type S3Place } from './s3-address.ts'
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
  const place = parsePlace(address, keys)
  if (place.kind === 'folder') return diskMediaStore(place.folder)
  const { checkS3Bucket, s3MediaStore } = await loadS3()
  await checkS3Bucket(place.bucket, place.keys)
  const store = s3MediaStore(place.bucket, place.keys)
  await store.removeRemains('', REMAINS_AFTER_MS)
  return store
}

/** Like {@link openMediaStore}, but to read only: from a full disk, or a bucket that is no longer as it must be. */
export async function openMediaSource(address: string, keys: S3Keys | null): Promise<MediaSource> {
  const place = parsePlace(address, keys)
  if (place.kind === 'folder') return diskMediaSource(place.folder)
  const { checkS3Reading, s3MediaStore } = await loadS3()
  await checkS3Reading(place.bucket, place.keys)
  return s3MediaStore(place.bucket, place.keys)
}

type Place = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: S3Place; keys: S3Keys }

function parsePlace(address: string, keys: S3Keys | null): Place {
  const folder = mediaFolderOf(address)
  if (folder !== null) return { kind: 'folder', folder }
  if (!address.startsWith('s3:')) {
    throw new StorageError(
      'A media storage address begins with file: or s3:, as in file:/path/to/folder or s3://bucket/prefix?region=eu-west-1.',
    )
  }
  const bucket = parseS3Address(address)
  if (keys !== null) return { kind: 's3', bucket, keys }
  throw new StorageError(
    `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: set both for the bucket ${bucket.bucket}.`,
  )
}

/** Loaded only if needed: the client takes 40 MB. */
async function loadS3() {
  return { ...(await import('./check-s3-bucket.ts')), ...(await import('./s3-media-store.ts')) }
}

/** The folder of a media store on disk; null for any other address. */
export function mediaFolderOf(address: string): string | null {
  return /^file:(?:\/\/(?=\/))?(.+)$/.exec(address)?.[1] ?? null
}
