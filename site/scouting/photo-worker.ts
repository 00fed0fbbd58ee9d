import type { ShrinkerMessage, ShrinkJob } from './photo-shrinker.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** Shrinks photos one at a time, since each takes 50 MB while it is open. */
let last: Promise<unknown> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<ShrinkJob>) => {
  last = last.then(() => answer(data))
})

async function answer({ id, file, maxBytes }: ShrinkJob): Promise<void> {
  const shrunk = await shrinkPhoto(file, maxBytes).catch(() => null) // then the browser sends the original
  const transfer = shrunk?.status === 'shrunk' ? [shrunk.preview] : []
  self.postMessage({ id, shrunk } satisfies ShrinkerMessage, { transfer })
}

self.postMessage('ready' satisfies ShrinkerMessage, { transfer: [] })
