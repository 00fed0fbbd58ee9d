import { randomBytes } from 'node:crypto'

import { type PhotoSlot, photoSlots } from '#contract/panel/entries.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { HEAD_BYTES, recogniseMedia } from '../media/media-kind.ts'

/** A photo as it came, and what it is by its content. */
export type Photo = { slot: PhotoSlot; kind: PhotoKind; bytes: Uint8Array }
/** A photo as it is kept. */
export type KeptPhoto = { slot: PhotoSlot; path: string }

type PhotoKind = (typeof photoKinds)[number]

const photoKinds = ['jpg', 'png', 'gif'] as const

/** No route serves what lies here: `/storage/` knows only names by content (media-path.ts). */
export const PHOTO_FOLDER = 'private/applications'

/** How long after a name was made its row may still come; a file without row is an orphan from then on. */
const ROW_COMES_WITHIN_MS = 10 * 60_000

/** Whether the content is a photo's, whatever it was called: JPEG, PNG or GIF. */
export function kindOfPhoto(bytes: Uint8Array): PhotoKind | null {
  const kind = recogniseMedia(bytes.subarray(0, HEAD_BYTES))
  return photoKinds.find((each) => each === kind) ?? null
}

/** Keeps an application's photos under names that nobody can guess. All are on the disk, or none is and it throws. */
export async function keepPhotos(
  media: MediaStore,
  photos: readonly Photo[],
  now: number,
): Promise<KeptPhoto[]> {
  const kept = photos.map(({ slot, kind }) => ({ slot, path: newPhotoPath(kind, now) }))
  const written = await Promise.allSettled(
    photos.map(({ bytes }, index) => media.put(kept[index]?.path ?? '', bytes)),
  )
  const failure = written.find(({ status }) => status === 'rejected')
  if (failure?.status !== 'rejected') return kept
  await removePhotos(media, kept)
  throw failure.reason
}

export async function removePhotos(media: MediaStore, photos: readonly { path: string }[]) {
  for (const { path } of photos) await media.remove(path)
}

/** The photos that no entry can have any more or will have: what a process left behind that ended between file and row. */
export async function findOrphans(
  media: MediaStore,
  isKept: (path: string) => boolean,
  now: number,
): Promise<{ path: string }[]> {
  const paths = await media.list(PHOTO_FOLDER)
  return paths
    .filter((path) => !isKept(path) && madeAt(path) + ROW_COMES_WITHIN_MS < now)
    .map((path) => ({ path }))
}

/** A slot as people count: 1 to 4. */
export function numberOfSlot(slot: PhotoSlot): number {
  return photoSlots.indexOf(slot) + 1
}

/** The time stands in the name, so that a file tells its age wherever it is kept. */
function newPhotoPath(kind: PhotoKind, now: number): string {
  return `${PHOTO_FOLDER}/${now.toString(36)}-${randomBytes(24).toString('hex')}.${kind}`
}

function madeAt(path: string): number {
  const [, time] = /([\da-z]+)-[\da-f]+\.[a-z]+$/.exec(path) ?? []
  return time === undefined ? Infinity : Number.parseInt(time, 36)
}
