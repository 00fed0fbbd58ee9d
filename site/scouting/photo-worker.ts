import { shrinkPhoto } from './shrink-photo.ts'

/** Photos are made ready one after the other: each takes 50 MB while it is open. */
let last: Promise<unknown> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  last = last.then(() => answer(data.id, data.file))
})

async function answer(id: number, file: Blob): Promise<void> {
  const shrunk = await shrinkPhoto(file).catch(() => null) // then it goes as it is
  const transfer = shrunk?.status === 'ready' ? [shrunk.preview] : []
  self.postMessage({ id, shrunk }, { transfer })
}
