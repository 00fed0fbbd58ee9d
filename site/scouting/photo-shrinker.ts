import type { Shrunk } from './shrink-photo.ts'

type Answer = { id: number; shrunk: Shrunk | null }
/** `maxBytes` limits the size of a photo that is still too large after shrinking. */
export type ShrinkJob = { id: number; file: Blob; maxBytes: number | null }

let worker: Worker | null = null
let lastId = 0
const waiting = new Map<number, (shrunk: Shrunk | null) => void>()

/**
 * Shrinks a photo in a worker, so that the page stays responsive. Null if the browser cannot do it or the script fails to load:
 * the browser then sends the original, and the server, which shrinks every photo, shrinks it.
 */
export function shrinkInWorker(file: Blob, maxBytes: number | null = null): Promise<Shrunk | null> {
  if (!canShrink()) return Promise.resolve(null)
  lastId += 1
  const id = lastId
  const { promise, resolve } = Promise.withResolvers<Shrunk | null>()
  waiting.set(id, resolve)
  worker ??= openWorker()
  worker.postMessage({ id, file, maxBytes } satisfies ShrinkJob, [])
  return promise
}

function canShrink(): boolean {
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
