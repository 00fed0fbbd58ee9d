import type { BackgroundQueue } from './background-queue.ts'
import type { CopyMaker } from './copy-maker.ts'
import type { Format } from './formats.ts'
import type { PathRegister } from './path-register.ts'
import type { PictureRequest } from './picture-address.ts'
import type { Copy, PictureError } from './picture-result.ts'
import type { PictureFacts } from './picture-facts.ts'

type Kept = {
  register: PathRegister<PictureFacts>
  maker: CopyMaker
  backgroundQueue: BackgroundQueue
}

/** The copy that a visitor waits for. AVIF takes long: WebP stands in while it is made in the background. */
export async function findCopy(
  picture: PictureRequest,
  format: Format,
  { register, maker, backgroundQueue }: Kept,
): Promise<Copy | PictureError> {
  const { path, width } = picture
  if ((await register.find(path)) === null) return { status: 'missing', reason: 'no page shows it' }
  if (format !== 'avif') return maker.make(picture, format, 'urgent')

  const avif = await maker.find(picture, 'avif')
  if (avif !== null) return avif
  const standIn = await maker.make(picture, 'webp', 'urgent')
  if (standIn.status === 'found') {
    backgroundQueue.add(`${width} ${path}`, () => maker.make(picture, 'avif', 'background'))
  }
  return standIn
}
