import { diskMediaStore } from './disk-media-store.ts'
import type { MediaStore } from './media-store.ts'
import { StorageError } from './storage-error.ts'

/**
 * Opens `file:/path/to/folder`, which is created if missing. Throws a {@link StorageError} for any other address, and if the
 * folder cannot be written to.
 */
export async function openMediaStore(url: string): Promise<MediaStore> {
  const folder = mediaFolderOf(url)
  if (folder !== null) return diskMediaStore(folder)
  if (url.startsWith('s3:')) {
    throw new StorageError('Media in S3 are not supported yet: use file:/path/to/folder.')
  }
  throw new StorageError('A media storage address begins with file:, as in file:/path/to/folder.')
}

/** The folder of a media store on disk; null for any other address. */
export function mediaFolderOf(url: string): string | null {
  return /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1] ?? null
}
