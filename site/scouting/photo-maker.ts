import type { Shrunk } from './shrink-photo.ts'

type Answer = { id: number; shrunk: Shrunk | null }
/** `mostBytes`: for a photo that was made ready and is still too large. */
export type Order = { id: number; file: Blob; mostBytes: number | null }

let worker: Worker | null = null
let lastId = 0
const waiting = new Map<number, (shrunk: Shrunk | null) => void>()

/**
 * Has a photo made ready beside the page, which stays free meanwhile. Null where the browser cannot, or the script is gone:
 * the photo is then sent as it is, and made ready by the server, which does so in any case.
 */
export function makePhoto(file: Blob, mostBytes: number | null = null): Promise<Shrunk | null> {
  if (!canMake()) return Promise.resolve(null)
  lastId += 1
  const id = lastId
  const { promise, resolve } = Promise.withResolvers<Shrunk | null>()
  waiting.set(id, resolve)
  worker ??= openWorker()
  worker.postMessage({ id, file, mostBytes } satisfies Order, [])
  return promise
}

function canMake(): boolean {
  return 'Worker' in window && 'OffscreenCanvas' in window && 'createImageBitmap' in window
}

function openWorker(): Worker {
  const opened = new Worker(new URL('photo-worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.shrunk)
    waiting.delete(data.id)
  })
  opened.addEventListener('error', () => {
    opened.terminate()
    worker = null
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
  })
  return opened
}
