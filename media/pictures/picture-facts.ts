import * as v from 'valibot'

import { colourClasses } from './colour-class.ts'

const Length = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** What an inspection finds: pixels of the upright source, and its average colour. */
export const Inspection = v.object({
  width: Length,
  height: Length,
  colour: v.picklist(colourClasses),
})

/** The facts of a picture that pages need. `version` is the hash of its content, for `?v=`. */
const Facts = v.object({
  ...Inspection.entries,
  version: v.pipe(v.string(), v.regex(/^[\da-f]{12}$/)),
})
export type PictureFacts = v.InferOutput<typeof Facts>

/** Reads facts back from the disk; null if they are invalid. */
export function readFacts(value: unknown): PictureFacts | null {
  const { success, output } = v.safeParse(Facts, value)
  return success ? output : null
}
