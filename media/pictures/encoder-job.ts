import * as v from 'valibot'

import type { Format, PictureError } from './picture-result.ts'
import { Inspection } from './picture-facts.ts'

/** A job of an encoder process for a source file. `maxPixels` is the largest raster that it may open. */
export type EncoderJob = { file: string; maxPixels: number } & (
  | { kind: 'inspect' }
  | { kind: 'encode'; width: number; format: Format }
  | { kind: 'print'; width: number; height: number; fit: 'whole' | 'filled' }
)

export type Inspected = { status: 'inspected' } & v.InferOutput<typeof Inspection>
export type Encoded = { status: 'encoded'; bytes: Uint8Array<ArrayBuffer> }

const Encoding = v.object({
  bytes: v.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array && bytes.length > 0),
})

/** Reads the answer to an inspection, strictly: a hostile picture may have taken over the process. */
export function readInspected(message: unknown): Inspected | PictureError {
  const read = v.safeParse(Inspection, message)
  return read.success ? { status: 'inspected', ...read.output } : toPictureError(message)
}

/** As {@link readInspected}, for an encoding. */
export function readEncoded(message: unknown): Encoded | PictureError {
  const read = v.safeParse(Encoding, message)
  return read.success
    ? { status: 'encoded', bytes: new Uint8Array(read.output.bytes) }
    : toPictureError(message)
}

function toPictureError(message: unknown): PictureError {
  const { success, output } = v.safeParse(v.object({ reason: v.string() }), message)
  return { status: 'invalid', reason: success ? output.reason : 'no answer' }
}
