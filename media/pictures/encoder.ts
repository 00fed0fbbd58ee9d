import { reasonOf } from '#storage/storage-error.ts'

import {
  type Encoded,
  type EncoderJob,
  type Inspected,
  readEncoded,
  readInspected,
} from './encoder-job.ts'
import {
  createEncoderProcesses,
  type EncoderProcesses,
  ProcessNotStarted,
  programBeside,
} from './encoder-processes.ts'
import type { Format, PictureError } from './picture-result.ts'
import type { PictureLimits } from './picture-limits.ts'
import { createWorkQueue, type Priority } from './work-queue.ts'

/** Inspects source files and encodes copies of them, a few at a time. Never rejects. */
export type Encoder = {
  inspect(file: string): Promise<Inspected | PictureError>
  encode(copy: CopyJob, priority: Priority): Promise<Encoded | PictureError>
  /** A JPEG for a document, never enlarged. */
  print(copy: PrintJob): Promise<Encoded | PictureError>
  /** How many jobs are queued. */
  waiting(): number
  close(): void
}

/** `width` in pixels; a narrower source keeps its own width. */
type CopyJob = { file: string; width: number; format: Format }

/** Scales a picture to fit inside a box of pixels; `filled` cuts it to the shape of the box first, and keeps people. */
type PrintJob = { file: string; width: number; height: number; fit: 'whole' | 'filled' }

/** `onNotStarted` receives the reason whenever no process can be started for a job. */
export function createEncoder(
  limits: PictureLimits,
  onNotStarted: (reason: string) => void,
  processes: EncoderProcesses<EncoderJob> = encoderProcesses(limits),
): Encoder {
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
    inspect: (file) =>
      queue.run('urgent', () => run({ kind: 'inspect', file, maxPixels }, readInspected)),
    encode: (copy, priority) =>
      queue.run(priority, () => run({ kind: 'encode', maxPixels, ...copy }, readEncoded)),
    print: (copy) =>
      queue.run('urgent', () => run({ kind: 'print', maxPixels, ...copy }, readEncoded)),
    waiting: () => queue.waiting(),
    close() {
      isClosed = true
      processes.close()
    },
  }
}

function encoderProcesses(limits: PictureLimits): EncoderProcesses<EncoderJob> {
  return createEncoderProcesses({
    program: programBeside(import.meta, 'encoder-process'),
    jobMs: limits.encodeMs,
    idleMs: limits.processIdleMs,
    maxBytes: limits.processBytes,
  })
}
