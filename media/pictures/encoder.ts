import { reasonOf } from '#storage/storage-error.ts'

import { type EncoderJob, readEncoded, readInspected } from './encoder-job.ts'
import {
  createEncoderProcesses,
  type EncoderProcesses,
  ProcessNotStarted,
  programBeside,
} from './encoder-processes.ts'
import type { Format, PictureError } from './picture-result.ts'
import type { PictureLimits } from './picture-limits.ts'
import { createWorkQueue, type Priority } from './work-queue.ts'

export type Encoder = ReturnType<typeof createEncoder>

/** `width` in pixels; a narrower source keeps its own width. */
type CopyJob = { file: string; width: number; format: Format }

/** Scales a picture to fit inside a box of pixels; `filled` cuts it to the shape of the box first, and keeps people. */
type PrintJob = { file: string; width: number; height: number; fit: 'whole' | 'filled' }

/**
 * Inspects source files and encodes copies of them, a few at a time. Never rejects. `onNotStarted` receives the reason whenever no
 * process can be started for a job.
 */
export function createEncoder(
  limits: PictureLimits,
  onNotStarted: (reason: string) => void,
  processes: EncoderProcesses = encoderProcesses(limits),
) {
  const maxPixels = limits.sourcePixels
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
      const reason = reasonOf(error)
      const isNotStarted = error instanceof ProcessNotStarted
      if (isNotStarted && !isClosed) onNotStarted(reason)
      return { status: isClosed || isNotStarted ? 'unavailable' : 'invalid', reason }
    }
  }

  return {
    // always urgent: inspections are short, and few wait
    inspect: (file: string) =>
      queue.run('urgent', () => run({ kind: 'inspect', file, maxPixels }, readInspected)),
    encode: (copy: CopyJob, priority: Priority) =>
      queue.run(priority, () => run({ kind: 'encode', maxPixels, ...copy }, readEncoded)),
    /** A JPEG for a document, never enlarged. */
    print: (copy: PrintJob) =>
      queue.run('urgent', () => run({ kind: 'print', maxPixels, ...copy }, readEncoded)),
    /** How many jobs are queued. */
    waiting: () => queue.waiting(),
    close() {
      isClosed = true
      processes.close()
    },
  }
}

function encoderProcesses(limits: PictureLimits): EncoderProcesses {
  return createEncoderProcesses({
    program: programBeside(import.meta, 'encoder-process'),
    jobMs: limits.encodeMs,
    idleMs: limits.processIdleMs,
    maxBytes: limits.processBytes,
  })
}
