import { diskMediaStore } from './disk-media-store.ts'
import type { MediaStore } from './media-store.ts'
import { StorageError } from './storage-error.ts'

/**
 * Opens `file:/path/to/folder`, which is made when missing (contract: Environment). Throws a {@link StorageError} when the
 * address is another one or the folder cannot be written to.
 */
export async function openMediaStore(url: string): Promise<MediaStore> {
  const [, folder] = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url) ?? []
  if (folder !== undefined) return diskMediaStore(folder)
  if (url.startsWith('s3:')) {
    throw new StorageError('Media in S3 are not supported yet: use file:/path/to/folder.')
  }
  throw new StorageError('A media storage address begins with file:, as in file:/path/to/folder.')
}
