import { type PhotoSlot, photoSlots } from '#contract/panel/entries.ts'
import type { PhotoKind } from '#media/files/media-kind.ts'
import type { Clock } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { createPrivateFiles, type PrivateFiles } from '#storage/private-files.ts'

/** A photo as received; `kind` follows from its content. */
export type Photo = { slot: PhotoSlot; kind: PhotoKind; bytes: Uint8Array }
/** A stored photo. */
export type StoredPhoto = { slot: PhotoSlot; path: string }

/** The photos' files. No route serves them: `/storage/` accepts only names by content (media-path.ts). */
export function photoFiles(media: MediaStore, now: Clock): PrivateFiles {
  return createPrivateFiles({ media, folder: 'private/applications', now })
}

/** Stores an application's photos durably: all of them, or it rejects and stores none. */
export async function storePhotos(
  files: PrivateFiles,
  photos: readonly Photo[],
): Promise<StoredPhoto[]> {
  const paths = await files.keep(photos.map(({ bytes, kind }) => ({ bytes, extension: kind })))
  return photos.map(({ slot }, index) => ({ slot, path: paths[index] ?? '' }))
}

/** A slot's number for people: 1 to 4. */
export function numberOfSlot(slot: PhotoSlot): number {
  return photoSlots.indexOf(slot) + 1
}
