import { type PhotoSlot, photoSlots } from '#contract/panel/entries.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { createPrivateFiles, type PrivateFiles } from '#storage/private-files.ts'

import { HEAD_BYTES, recogniseMedia } from '#media/files/media-kind.ts'

/** A photo as it came, and what it is by its content. */
export type Photo = { slot: PhotoSlot; kind: PhotoKind; bytes: Uint8Array }
/** A photo as it is kept. */
export type KeptPhoto = { slot: PhotoSlot; path: string }

type PhotoKind = (typeof photoKinds)[number]

const photoKinds = ['jpg', 'png', 'gif'] as const

/** Photos' files. No route serves them: `/storage/` knows only names by content (media-path.ts). */
export function photoFiles(media: MediaStore, now: () => number): PrivateFiles {
  return createPrivateFiles({ media, folder: 'private/applications', now })
}

/** Whether the content is a photo's, whatever it was called: JPEG, PNG or GIF. */
export function kindOfPhoto(bytes: Uint8Array): PhotoKind | null {
  const kind = recogniseMedia(bytes.subarray(0, HEAD_BYTES))
  return photoKinds.find((each) => each === kind) ?? null
}

/** Keeps an application's photos durably: all, or none and it rejects. */
export async function keepPhotos(
  files: PrivateFiles,
  photos: readonly Photo[],
): Promise<KeptPhoto[]> {
  const paths = await files.keep(photos.map(({ bytes, kind }) => ({ bytes, extension: kind })))
  return photos.map(({ slot }, index) => ({ slot, path: paths[index] ?? '' }))
}

/** A slot as people count: 1 to 4. */
export function numberOfSlot(slot: PhotoSlot): number {
  return photoSlots.indexOf(slot) + 1
}
