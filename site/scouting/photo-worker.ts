import type { Order } from './photo-maker.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** Photos are made ready one after the other: each takes 50 MB while it is open. */
let last: Promise<unknown> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  last = last.then(() => answer(data))
})

async function answer({ id, file, mostBytes }: Order): Promise<void> {
  const shrunk = await shrinkPhoto(file, mostBytes).catch(() => null) // then it goes as it is
  const transfer = shrunk?.status === 'ready' ? [shrunk.preview] : []
  self.postMessage({ id, shrunk }, { transfer })
}
