import { reasonOf } from '#storage/storage-error.ts'

import {
  type Encoded,
  type EncoderJob,
  type Inspected,
  readEncoded,
  readInspected,
} from './encoder-job.ts'
import { createEncoderProcesses, ProcessNotStarted, programBeside } from './encoder-processes.ts'
import type { Format, PictureError } from './picture-result.ts'
import type { PictureLimits } from './picture-limits.ts'
import { createWorkQueue, type Priority } from './work-queue.ts'

/** Inspects source files and encodes copies of them, a few at a time. Never rejects. */
export type Encoder = ReturnType<typeof createEncoder>

/** `width` in pixels; a narrower source keeps its own width. */
export type CopyJob = { file: string; width: number; format: Format }

/** Scales a picture to fit inside a box of pixels; `filled` cuts it to the shape of the box first, and keeps people. */
export type PrintJob = { file: string; width: number; height: number; fit: 'whole' | 'filled' }

export function createEncoder(limits: PictureLimits) {
  const maxPixels = limits.sourcePixels
  const processes = createEncoderProcesses<EncoderJob>({
    program: programBeside(import.meta, 'encoder-process'),
    jobMs: limits.encodeMs,
    idleMs: limits.processIdleMs,
    maxBytes: limits.processBytes,
  })
  const queue = createWorkQueue({
    atOnce: limits.encodingsAtOnce,
    waiting: limits.waiting,
    waitMs: limits.waitMs,
  })
  let isClosed = false

  async function run<T>(
    job: EncoderJob,
    read: (answer: unknown) => T | PictureError,
  ): Promise<T | PictureError> {
    try {
      return read(await processes.run(job))
    } catch (error) {
      const isOurs = isClosed || error instanceof ProcessNotStarted
      return { status: isOurs ? 'unavailable' : 'invalid', reason: reasonOf(error) }
    }
  }

  return {
    // always urgent: inspections are short, and few wait
    inspect: (file: string): Promise<Inspected | PictureError> =>
      queue.run('urgent', () => run({ kind: 'inspect', file, maxPixels }, readInspected)),
    encode: (copy: CopyJob, priority: Priority): Promise<Encoded | PictureError> =>
      queue.run(priority, () => run({ kind: 'encode', maxPixels, ...copy }, readEncoded)),
    /** A JPEG for a document, never enlarged. */
    print: (copy: PrintJob): Promise<Encoded | PictureError> =>
      queue.run('urgent', () => run({ kind: 'print', maxPixels, ...copy }, readEncoded)),
    /** How many jobs are queued. */
    waiting: (): number => queue.waiting(),
    close(): void {
      isClosed = true
      processes.close()
    },
  }
}
