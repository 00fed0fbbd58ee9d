import { open } from 'node:fs/promises'

import { photoSlots } from '#contract/panel/entries.ts'
import { HEAD_BYTES, kindOfPhoto } from '#media/files/media-kind.ts'
import type { PhotoResult, PhotoMaker } from '#media/photos/photo-maker.ts'
import type { BodyRefusal, FourSlots, ReadForm } from '#site/page/intake.ts'

import { createFairSemaphore, type FairSemaphore } from './fair-semaphore.ts'
import type { IntakeLimits } from './intake-limits.ts'
import { readBody } from './read-body.ts'
import { type Upload, type UploadFolder, UploadsFull } from './upload-folder.ts'
import { visitorNetwork } from './visitor-network.ts'

type ReaderOptions = {
  uploads: UploadFolder
  photos: PhotoMaker
  /** Whether the fields have a valid form key: of a form that this site rendered, and not too long ago. */
  isOurForm: (fields: FormData) => boolean
  limits: IntakeLimits
  /** Receives failures of our own, such as a full disk. */
  report: (error: unknown) => void
}

/** A received file; `isCut`: it exceeded the limit. */
type ReceivedFile = { path: string; name: string; bytes: number; isCut: boolean }
type ReceivedForm = { status: 'read'; fields: FormData; files: ReadonlyMap<string, ReceivedFile> }

const slots: readonly string[] = photoSlots
const busy: BodyRefusal = { status: 'unavailable', reason: 'busy' }

/**
 * Reads the bodies of applications. A body takes one of the many receiving permits, limited per network, while it arrives. Only
 * when the whole body is on the disk, it takes one of the few permits for preparing photos.
 */
export function createApplicationReader(options: ReaderOptions) {
  const { uploads, photos, limits, report } = options
  const receiving = createFairSemaphore({
    ofNetworks: limits.uploadsOfNetworks,
    atOnce: limits.uploadsAtOnce,
    waiting: limits.uploadsWaiting,
  })
  const preparing = createFairSemaphore({
    ofNetworks: limits.preparedOfNetworks,
    atOnce: limits.preparedAtOnce,
    waiting: limits.uploadsAtOnce,
  })

  /** Null if too many callers wait, the visitor leaves, or the wait takes too long. */
  async function acquire(
    semaphore: FairSemaphore,
    visitor: AbortSignal,
  ): Promise<Disposable | null> {
    const timeout = AbortSignal.timeout(limits.uploadWaitMs)
    return semaphore
      .acquire(visitorNetwork(), AbortSignal.any([visitor, timeout]))
      .catch(() => null)
  }

  async function make(
    file: ReceivedFile | undefined,
  ): Promise<PhotoResult | { status: 'unavailable' } | null> {
    if (file === undefined) return null
    if (file.bytes === 0) return file.name === '' ? null : refused('empty')
    if (file.isCut) return refused('too-large')
    if (kindOfPhoto(await firstBytes(file.path)) === null) return refused('not-a-picture')
    return photos.make(file.path)
  }

  async function read(request: Request): Promise<ReadForm> {
    await using upload = uploads.begin()
    using place = await acquire(receiving, request.signal)
    if (place === null) return busy
    const received = await receive(request, upload, options)
    if (received.status !== 'read') return received
    using permit = await acquire(preparing, request.signal)
    if (permit === null) return busy
    const made = await Promise.all(slots.map((slot) => make(received.files.get(slot))))
    const ours = made.filter((result) => result?.status !== 'unavailable')
    if (ours.length < made.length) return busy
    return { status: 'read', fields: received.fields, photos: inFourSlots(ours) }
  }

  return async (request: Request): Promise<ReadForm> => {
    try {
      return await read(request)
    } catch (error) {
      report(error)
      return error instanceof UploadsFull ? busy : { status: 'unavailable', reason: 'unkept' }
    }
  }
}

/** Receives a body. Refuses a form without a valid key at its first file: browsers send the key before the files. */
async function receive(
  request: Request,
  upload: Upload,
  { isOurForm, limits }: Pick<ReaderOptions, 'isOurForm' | 'limits'>,
): Promise<ReceivedForm | BodyRefusal> {
  const files = new Map<string, ReceivedFile>()
  const seen: { outdated: FormData | null } = { outdated: null }
  const form = await readBody(request, limits, async ({ field, name, content }, fields) => {
    if (!isOurForm(fields)) {
      seen.outdated = fields
      throw new Error('not one of our forms')
    }
    if (!slots.includes(field)) return void content.resume()
    const path = await upload.keep(content)
    files.set(field, { path, name, bytes: content.bytesRead, isCut: content.truncated })
  })
  if (seen.outdated !== null) {
    return { status: 'refused', reason: 'outdated', fields: seen.outdated }
  }
  return form.status === 'read' ? { ...form, files } : form
}

async function firstBytes(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) })
  return buffer.subarray(0, bytesRead)
}

function inFourSlots([face, profile, half, full]: (PhotoResult | null)[]): FourSlots {
  return [face ?? null, profile ?? null, half ?? null, full ?? null]
}

function refused(reason: 'empty' | 'too-large' | 'not-a-picture'): PhotoResult {
  return { status: 'refused', reason }
}
