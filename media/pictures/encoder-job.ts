import { colourClasses, type ColourClass } from './colour-class.ts'
import type { Format } from './formats.ts'
import type { PictureError } from './picture-result.ts'
import { isLength } from './picture-facts.ts'

/** A job of an encoder process for a source file. `maxPixels` is the largest raster that it may open. */
export type EncoderJob = { file: string; maxPixels: number } & (
  | { kind: 'inspect' }
  | { kind: 'encode'; width: number; format: Format }
  | { kind: 'print'; width: number; height: number; fit: 'whole' | 'filled' }
)

/** The properties of a source: the size of the upright picture, in pixels, and its average colour. */
export type Inspected = {
  status: 'inspected'
  width: number
  height: number
  colour: ColourClass
}
export type Encoded = { status: 'encoded'; bytes: Uint8Array<ArrayBuffer> }

/** Reads the answer to an inspection, strictly: a hostile picture may have taken over the process. */
export function readInspected(message: unknown): Inspected | PictureError {
  const fields = fieldsOf(message)
  const [width, height] = [fields.get('width'), fields.get('height')]
  const colour = colourClasses.find((index) => index === fields.get('colour'))
  if (!isLength(width) || !isLength(height) || colour === undefined) return toPictureError(fields)
  return { status: 'inspected', width, height, colour }
}

/** As {@link readInspected}, for an encoding. */
export function readEncoded(message: unknown): Encoded | PictureError {
  const fields = fieldsOf(message)
  const bytes = fields.get('bytes')
  const isPicture = bytes instanceof Uint8Array && bytes.length > 0
  return isPicture ? { status: 'encoded', bytes: new Uint8Array(bytes) } : toPictureError(fields)
}

function fieldsOf(message: unknown): Map<string, unknown> {
  return new Map(typeof message === 'object' && message !== null ? Object.entries(message) : [])
}

function toPictureError(fields: Map<string, unknown>): PictureError {
  const reason = fields.get('reason')
  return { status: 'invalid', reason: typeof reason === 'string' ? reason : 'no answer' }
}
