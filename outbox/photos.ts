import { randomUUID } from 'node:crypto'

import type { MediaStore } from '#storage/media-store.ts'

/** Photos that wait for the panel: in the private part of the media store, which no address serves. */
export type WaitingPhotos = {
  /** Keeps photos durably; their paths. What was written of them is gone again when one cannot be. */
  keep(photos: readonly Uint8Array<ArrayBuffer>[]): Promise<string[]>
  /** Their bytes; null when one is not there. */
  read(paths: readonly string[]): Promise<Uint8Array<ArrayBuffer>[] | null>
  remove(paths: readonly string[]): Promise<void>
  /** Removes what is older than that and belongs to no entry: nobody writes at it any more. */
  sweep(findNamed: () => Promise<ReadonlySet<string>>, olderThanMs: number): Promise<void>
}

const FOLDER = 'private/waiting'

export function createWaitingPhotos(media: MediaStore, now: () => number): WaitingPhotos {
  const remove = async (paths: readonly string[]) => {
    await Promise.all(paths.map((path) => media.remove(path)))
  }
  return {
    remove,
    async keep(photos) {
      const paths = photos.map(() => nameOf(now()))
      const written = await Promise.allSettled(
        photos.map((photo, index) => media.put(paths[index] ?? '', photo)),
      )
      const failed = written.find((each) => each.status === 'rejected')
      if (failed === undefined) return paths
      await remove(paths).catch(() => {}) // the sweep will find them
      throw failed.reason
    },
    async read(paths) {
      const photos = await Promise.all(paths.map((path) => readWhole(media, path)))
      const whole = photos.filter((photo) => photo !== null)
      return whole.length === paths.length ? whole : null
    },
    async sweep(findNamed, olderThanMs) {
      await media.removeRemains(FOLDER, olderThanMs)
      const files = await media.list(FOLDER)
      const old = files.filter((path) => Math.abs(now() - timeOf(path)) > olderThanMs)
      if (old.length === 0) return
      const named = await findNamed()
      await remove(old.filter((path) => !named.has(path)))
    },
  }
}

/** Nobody can guess it; the time tells a sweep whether somebody may still be writing. */
function nameOf(time: number): string {
  return `${FOLDER}/${time.toString(36)}-${randomUUID()}.jpg`
}

function timeOf(path: string): number {
  const [, time = '0'] = /\/([\da-z]+)-[^/]+$/.exec(path) ?? []
  return Number.parseInt(time, 36)
}

async function readWhole(media: MediaStore, path: string) {
  const stored = await media.get(path)
  if (stored?.part == null) return null
  return new Uint8Array(await new Response(stored.body).arrayBuffer())
}
