import * as v from 'valibot'

import type { DocumentEndpoint } from '../endpoint.ts'
import { Frame } from '../integration/talent.ts'
import { Id, Language, RequiredText } from '../values.ts'

/** As many frames as one document may hold (docs/product.md: Documents). */
export const MOST_FRAMES = 60

const LONGEST_TEXT = 500

const Text = v.pipe(RequiredText, v.maxLength(LONGEST_TEXT, `at most ${LONGEST_TEXT} characters`))
const Line = v.pipe(v.string(), v.maxLength(LONGEST_TEXT, `at most ${LONGEST_TEXT} characters`))

/** Whose pictures, and which, in the order in which they are shown. They must be the talent's own. */
const chosen = {
  talent: v.object({ id: Id, name: Text }),
  gallery: v.pipe(
    v.array(Frame),
    v.minLength(1, 'choose at least one'),
    v.maxLength(MOST_FRAMES, `at most ${MOST_FRAMES}`),
  ),
}

/**
 * A talent's PDF. `portfolio` shows each frame on landscape paper; `composite` is a card, whose front is the first frame
 * and whose back shows the next four. `measures` are height, bust or chest, waist, hips and shoes, printed as they are, label and value;
 * what else the service knows of the talent it adds itself. `bleed` adds 3 mm and crop marks.
 * 404 for frames that are not the talent's, 422 naming the frame that cannot be printed, 503 when too many are being made.
 */
export const downloadPdf = {
  method: 'POST',
  path: '/api/download/pdf',
  body: v.object({
    ...chosen,
    measures: v.pipe(
      v.record(Text, Line),
      v.check((measures) => Object.keys(measures).length <= 24, 'at most 24'),
    ),
    template: Text,
    mode: v.picklist(['portfolio', 'composite']),
    language: Language,
    paper: v.picklist(['a4', 'letter', 'a5', 'half-letter']),
    bleed: v.optional(v.boolean(), false),
    agency: v.object({ name: Text, email: Line, phone: Line, address: Line }),
  }),
  type: 'application/pdf',
} as const satisfies DocumentEndpoint
export type PdfOrder = v.InferOutput<typeof downloadPdf.body>

/** The chosen frames' original files. Refused as {@link downloadPdf}. */
export const downloadZip = {
  method: 'POST',
  path: '/api/download/zip',
  body: v.object(chosen),
  type: 'application/zip',
} as const satisfies DocumentEndpoint
export type ZipOrder = v.InferOutput<typeof downloadZip.body>
