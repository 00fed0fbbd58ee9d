import { isOfSystem } from '#storage/error-code.ts'

import {
  createEncoderProcesses,
  type EncoderProcesses,
  ProcessNotStarted,
  programBeside,
} from '../pictures/encoder-processes.ts'
import { createWorkQueue } from '../pictures/work-queue.ts'
import type { PhotoResult } from './photo-result.ts'
import type { PhotoJob } from './prepare-photo.ts'

/** Re-encodes visitors' photos in child processes, a few at a time. */
export type PhotoMaker = {
  /** `unavailable`: the queue is full, or the wait too long. Rejects if no process can be started. */
  make(file: string): Promise<PhotoResult | { status: 'unavailable' }>
  close(): void
}

/** The limits of a visitor's photo: bytes, pixels, milliseconds and counts. */
export type PhotoMakerLimits = {
  /** The largest photo: pixels in all frames together, pixels of the longer side, number of frames. */
  photoPixels: number
  photoSide: number
  photoFrames: number
  /** The bytes that a decoder may hold of a photo that it cannot decode row by row: interlaced, progressive, GIF. */
  photoHeldBytes: number
  /** The longer side of the prepared photo. */
  preparedSide: number
  /** The time of one decoding and encoding; how many run at once, how many more may wait, and for how long. */
  photoMs: number
  photosAtOnce: number
  photosWaiting: number
  photoWaitMs: number
  processBytes: number
  processIdleMs: number
}

export function createPhotoMaker(
  limits: PhotoMakerLimits,
  processes: EncoderProcesses<PhotoJob> = photoProcesses(limits),
): PhotoMaker {
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
  }

  /** If a photo crashes or stalls its process, there is no answer: the photo is unreadable. */
  async function run(file: string): Promise<PhotoResult> {
    try {
      return readAnswer(await processes.run({ file, ...job }))
    } catch (error) {
      if (isOfSystem(error) || error instanceof ProcessNotStarted) throw error
      return refused('unreadable')
    }
  }

  return {
    async make(file) {
      const made = await queue.run('urgent', () => run(file))
      return made.status === 'prepared' || made.status === 'refused'
        ? made
        : { status: 'unavailable' }
    },
    close: () => processes.close(),
  }
}

function photoProcesses(limits: PhotoMakerLimits): EncoderProcesses<PhotoJob> {
  return createEncoderProcesses({
    program: programBeside(import.meta, 'photo-process'),
    jobMs: limits.photoMs,
    idleMs: limits.processIdleMs,
    maxBytes: limits.processBytes,
  })
}

const reasons = [
  'not-a-picture',
  'too-long',
  'too-many-frames',
  'too-many-pixels',
  'too-much-memory',
  'unreadable',
] as const

/** Reads the answer of a process, strictly: a hostile picture may have taken over the process. */
export function readAnswer(answer: unknown): PhotoResult {
  const entries = typeof answer === 'object' && answer !== null ? Object.entries(answer) : []
  const fields = new Map<string, unknown>(entries)
  const bytes = fields.get('bytes')
  const isJpeg = bytes instanceof Uint8Array && bytes[0] === 0xff && bytes[1] === 0xd8
  const longestSide = fields.get('longestSide')
  if (isJpeg && typeof longestSide === 'number') {
    return { status: 'prepared', photo: { bytes: new Uint8Array(bytes) }, longestSide }
  }
  return refused(reasons.find((reason) => reason === fields.get('reason')) ?? 'unreadable')
}

function refused(reason: (typeof reasons)[number]): PhotoResult {
  return { status: 'refused', reason }
}
