import type { Shrunk } from './shrink-photo.ts'

/** The worker's messages: one once its script runs, then one for each photo. */
export type ShrinkerMessage = 'ready' | { id: number; shrunk: Shrunk | null }
/** `maxBytes` limits the size of a photo that is still too large after shrinking. */
export type ShrinkJob = { id: number; file: Blob; maxBytes: number | null }

/** How long the worker's script may take to arrive, and then each photo. */
const START_MS = 20_000
const PHOTO_MS = 60_000

let worker: Worker | null = null
let late: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const waiting = new Map<number, (shrunk: Shrunk | null) => void>()

/**
 * Shrinks a photo in a worker, so that the page stays responsive. Null if the browser cannot do it, the script does not load
 * or a photo takes too long: the browser then sends the original, and the server, which shrinks every photo, shrinks it.
 */
export function shrinkInWorker(file: Blob, maxBytes: number | null = null): Promise<Shrunk | null> {
  if (!canShrink()) return Promise.resolve(null)
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    if (worker !== null && waiting.size === 1) giveUpIn(PHOTO_MS)
    worker ??= openWorker()
    worker.postMessage({ id, file, maxBytes } satisfies ShrinkJob, [])
  })
}

function canShrink(): boolean {
  return 'Worker' in window && 'OffscreenCanvas' in window && 'createImageBitmap' in window
}

function openWorker(): Worker {
  const opened = new Worker(new URL('photo-worker.ts', import.meta.url), { type: 'module' })
  giveUpIn(START_MS)
  opened.addEventListener('message', ({ data }: MessageEvent<ShrinkerMessage>) => {
    if (worker !== opened) return
    if (data !== 'ready') {
      waiting.get(data.id)?.(data.shrunk)
      waiting.delete(data.id)
    }
    if (waiting.size > 0) giveUpIn(PHOTO_MS)
    else clearTimeout(late)
  })
  opened.addEventListener('error', () => {
    if (worker === opened) giveUp()
  })
  return opened
}

function giveUpIn(ms: number): void {
  clearTimeout(late)
  late = setTimeout(giveUp, ms)
}

function giveUp(): void {
  clearTimeout(late)
  worker?.terminate()
  worker = null
  for (const resolve of waiting.values()) resolve(null)
  waiting.clear()
}
