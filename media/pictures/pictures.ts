import { join } from 'node:path'

import { isClipPath } from '#agency/gallery.ts'
import type { FetchMedia } from '#upstream/media.ts'
import { isPlainPath } from '#contract/service-address.ts'
import { withTimeout } from '#storage/with-timeout.ts'

import { createBackgroundQueue, type BackgroundQueue } from './background-queue.ts'
import { createCopyMaker, type CopyMaker } from './copy-maker.ts'
import { openCopyStore } from './copy-store.ts'
import type { Encoder } from './encoder.ts'
import { createRecentFailures } from './recent-failures.ts'
import { forgetPicture } from './forget-picture.ts'
import { createSources } from './sources.ts'
import type { Copy, Format, PictureError, Report } from './picture-result.ts'
import { makeReady } from './make-ready.ts'
import { createPathRegister, type PathRegister } from './path-register.ts'
import type { PictureRequest } from './media-address.ts'
import { type PictureFacts, readFacts } from './picture-facts.ts'
import { type PictureLimits, pictureLimits } from './picture-limits.ts'

/** The pictures that pages show, in the widths and formats that browsers request. */
export type Pictures = {
  /**
   * The facts in memory of a picture that a page shows; registers the picture, so that it is served from now on. Null: not known
   * yet (the facts are learnt in the background), or not a picture.
   */
  describe(path: string): PictureFacts | null
  /** As {@link Pictures.describe}, but waits for the facts; null if they cannot be learnt. */
  learn(path: string): Promise<PictureFacts | null>
  /** A copy of a picture that a page shows; WebP while AVIF is not made yet. Resolves within `waitMs`, never rejects. */
  find(picture: PictureRequest, format: Format): Promise<Copy | PictureError>
  /** Makes the copies for cards in advance; replaces the paths of the previous call. Never rejects. */
  makeReady(paths: readonly string[]): Promise<void>
  /** Deletes a picture at once: facts, source and copies. Call it in each process. */
  forget(path: string): Promise<void>
  /** The number of queued jobs: fetches and encodings, and background work. */
  waiting(): { urgent: number; background: number }
  /** Ends timers and background work; not the encoder, which others may use. */
  close(): Promise<void>
}

type PicturesOptions = {
  fetchMedia: FetchMedia
  /** Closed by its owner. */
  encoder: Encoder
  /** The folder of copies, sources and facts; created if missing. */
  folder: string
  limits?: PictureLimits
  /** Called when the facts of a picture change. */
  onInvalidate: () => void
  report: Report
}

/** Opens the pictures of a folder, with the facts learnt before. Rejects if the folder cannot be created or read. */
export async function createPictures(options: PicturesOptions): Promise<Pictures> {
  const { fetchMedia, encoder, folder, limits = pictureLimits, onInvalidate, report } = options
  const register = await createPathRegister({
    folder: join(folder, 'known'),
    limit: limits.knownPaths,
    reserve: limits,
    readFacts,
    onInvalidate,
    report,
  })
  const copies = await openCopyStore(folder, limits, report)
  const shared = { register, copies, encoder, failures: createRecentFailures(limits), report }
  const sources = createSources({ ...shared, fetchMedia, limits })
  const maker = createCopyMaker({ ...shared, sources })
  const backgroundQueue = createBackgroundQueue({
    atOnce: limits.backgroundAtOnce,
    waiting: limits.backgroundWaiting,
  })
  let readying = new AbortController()

  return {
    describe(path) {
      const facts = register.facts(path)
      if (facts === null && !isPicturePath(path)) return null
      register.add(path)
      if (facts === null) backgroundQueue.add(path, () => sources.obtain(path))
      return facts
    },
    async learn(path) {
      if (!isPicturePath(path)) return null
      register.add(path)
      const source = await sources.obtain(path)
      return source.status === 'found' ? source.facts : null
    },
    find(picture, format) {
      const found = findCopy(picture, format, { register, maker, backgroundQueue })
      return withTimeout(limits.waitMs, found, late)
    },
    async makeReady(paths) {
      readying.abort()
      readying = new AbortController()
      const { signal } = readying
      await makeReady(paths.filter(isPicturePath), { register, sources, maker, limits, signal })
    },
    async forget(path) {
      await forgetPicture(path, shared)
      onInvalidate() // a page of another talent may show it, too
    },
    waiting: () => ({
      urgent: sources.waiting() + encoder.waiting(),
      background: backgroundQueue.waiting(),
    }),
    async close() {
      readying.abort()
      backgroundQueue.clear()
      copies.close()
      await register.settled()
    },
  }
}

function isPicturePath(path: string): boolean {
  return isPlainPath(path) && !isClipPath(path)
}

const late = (): PictureError => ({ status: 'unavailable', reason: 'late' })

type PictureContext = {
  register: PathRegister<PictureFacts>
  maker: CopyMaker
  backgroundQueue: BackgroundQueue
}

/** The copy that a visitor waits for. AVIF is slow: the visitor gets WebP while AVIF is made in the background. */
async function findCopy(
  picture: PictureRequest,
  format: Format,
  { register, maker, backgroundQueue }: PictureContext,
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
