import type { MediaStore } from '#storage/media-store.ts'
import { createPrivateFiles, type PrivateFiles } from '#storage/private-files.ts'

/** Photos that wait for the panel: in the private part of the media store, which no address serves. */
export type WaitingPhotos = Pick<PrivateFiles, 'remove' | 'sweep' | 'areThere'> & {
  /** Keeps photos durably; their paths. All are kept, or none and it rejects. */
  keep(photos: readonly Uint8Array<ArrayBuffer>[]): Promise<string[]>
  /** Their bytes; null when one is not there. */
  read(paths: readonly string[]): Promise<Uint8Array<ArrayBuffer>[] | null>
}

export function createWaitingPhotos(media: MediaStore, now: () => number): WaitingPhotos {
  const files = createPrivateFiles({ media, folder: 'private/waiting', now })
  return {
    ...files,
    keep: (photos) => files.keep(photos.map((bytes) => ({ bytes, extension: 'jpg' }))),
    async read(paths) {
      const photos = await Promise.all(paths.map((path) => readWhole(media, path)))
      const whole = photos.filter((photo) => photo !== null)
      return whole.length === paths.length ? whole : null
    },
  }
}

async function readWhole(media: MediaStore, path: string) {
  const stored = await media.get(path)
  if (stored?.part == null) return null
  return new Uint8Array(await new Response(stored.body).arrayBuffer())
}
