import * as v from 'valibot'

import { isSystemError } from '#storage/storage-error.ts'

import {
  createEncoderProcesses,
  type EncoderProcesses,
  ProcessNotStarted,
  programBeside,
} from '../pictures/encoder-processes.ts'
import { createWorkQueue } from '../pictures/work-queue.ts'
import type { PhotoJob } from './prepare-photo.ts'

/** The result of preparing a visitor's photo. */
export type PhotoResult =
  /** `longestSide` in pixels. */
  | { status: 'prepared'; photo: { bytes: Uint8Array<ArrayBuffer> }; longestSide: number }
  | { status: 'refused'; reason: PhotoRefusal }

/**
 * `not-a-picture`: neither JPEG nor PNG nor GIF, whatever its name. `too-large`: the file. `too-long`: a side of the picture.
 * `too-much-memory`: it cannot be decoded row by row, and is too large to be decoded as a whole.
 */
export type PhotoRefusal =
  | 'empty'
  | 'too-large'
  | 'not-a-picture'
  | 'too-long'
  | 'too-many-frames'
  | 'too-many-pixels'
  | 'too-much-memory'
  | 'unreadable'

/** Re-encodes visitors' photos in child processes, a few at a time. */
export type PhotoMaker = ReturnType<typeof createPhotoMaker>

/** The limits of a visitor's photo: bytes, pixels, milliseconds and counts. */
export const photoLimits = {
  /** The largest photo: pixels in all frames together, pixels of the longer side, number of frames. */
  photoPixels: 40_000_000,
  photoSide: 12_000,
  photoFrames: 200,
  /** The bytes that a decoder may hold of a photo that it cannot decode row by row: interlaced, progressive, GIF. */
  photoHeldBytes: 120_000_000,
  /** The longer side of the prepared photo. */
  preparedSide: 2_048,
  /** The time of one decoding and encoding; how many run at once, how many more may wait, and for how long. */
  photoMs: 10_000,
  photosAtOnce: 2,
  photosWaiting: 80,
  photoWaitMs: 60_000,
  processBytes: 512_000_000,
  processIdleMs: 60_000,
}
type PhotoLimits = typeof photoLimits

export function createPhotoMaker(
  limits: PhotoLimits,
  processes: EncoderProcesses = photoProcesses(limits),
) {
  const queue = createWorkQueue({
    atOnce: limits.photosAtOnce,
    waiting: limits.photosWaiting,
    waitMs: limits.photoWaitMs,
  })
  const job = {
    maxPixels: limits.photoPixels,
    maxSide: limits.photoSide,
    maxFrames: limits.photoFrames,
    maxHeldBytes: limits.photoHeldBytes,
    preparedSide: limits.preparedSide,
  } satisfies Omit<PhotoJob, 'file'>

  /** If a photo crashes or stalls its process, there is no answer: the photo is unreadable. */
  async function run(file: string): Promise<PhotoResult> {
    try {
      return readAnswer(await processes.run({ file, ...job }))
    } catch (error) {
      if (isSystemError(error) || error instanceof ProcessNotStarted) throw error
      return unreadable
    }
  }

  return {
    /** `unavailable`: the queue is full, or the wait too long. Rejects if no process can be started. */
    async make(file: string): Promise<PhotoResult | { status: 'unavailable' }> {
      const made = await queue.run('urgent', () => run(file))
      return made.status === 'prepared' || made.status === 'refused'
        ? made
        : { status: 'unavailable' }
    },
    close: (): void => processes.close(),
  }
}

function photoProcesses(limits: PhotoLimits): EncoderProcesses {
  return createEncoderProcesses({
    program: programBeside(import.meta, 'photo-process'),
    jobMs: limits.photoMs,
    idleMs: limits.processIdleMs,
    maxBytes: limits.processBytes,
  })
}

const Prepared = v.object({
  bytes: v.custom<Uint8Array>(isJpeg),
  longestSide: v.number(),
})
const Refused = v.object({
  reason: v.picklist([
    'not-a-picture',
    'too-long',
    'too-many-frames',
    'too-many-pixels',
    'too-much-memory',
    'unreadable',
  ]),
})

/** Reads the answer of a process, strictly: a hostile picture may have taken over the process. */
function readAnswer(answer: unknown): PhotoResult {
  const prepared = v.safeParse(Prepared, answer)
  if (prepared.success) {
    const { bytes, longestSide } = prepared.output
    return { status: 'prepared', photo: { bytes: new Uint8Array(bytes) }, longestSide }
  }
  const refused = v.safeParse(Refused, answer)
  return refused.success ? { status: 'refused', ...refused.output } : unreadable
}

function isJpeg(bytes: unknown): boolean {
  return bytes instanceof Uint8Array && bytes[0] === 0xff && bytes[1] === 0xd8
}

const unreadable: PhotoResult = { status: 'refused', reason: 'unreadable' }
