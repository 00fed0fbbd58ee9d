import * as v from 'valibot'

import type { DocumentEndpoint } from '../endpoint.ts'
import { Frame } from '../integration/talent.ts'
import { Id, Language, Pixels, RequiredText } from '../values.ts'

/** The most frames of one document (docs/product.md: Documents). */
export const MAX_FRAMES = 60

const short = v.maxLength<string, 500, string>(500, 'at most 500 characters')
const Text = v.pipe(RequiredText, short)
const Line = v.pipe(v.string(), short)

/** The talent and the chosen pictures, in document order. The pictures must be the talent's own. */
const chosen = {
  talent: v.object({ id: Id, name: Text }),
  gallery: v.pipe(
    v.array(Frame),
    v.minLength(1, 'choose at least one'),
    v.maxLength(MAX_FRAMES, `at most ${MAX_FRAMES}`),
  ),
}

const Measures = v.pipe(
  v.record(Text, Line),
  v.check((measures) => Object.keys(measures).length <= 24, 'at most 24'),
)

const Cover = v.object({ file: RequiredText, width: Pixels, height: Pixels })

const Agency = v.object({ name: Text, email: Line, phone: Line, address: Line })

/**
 * A talent's PDF. `portfolio` shows each frame on landscape paper; `composite` is a card with the first frame on the front and
 * the next four on the back. `measures` are height, bust or chest, waist, hips and shoes: labels and values, printed as they are.
 * The service adds everything else that it knows of the talent; the embedded provider gets all of them. `bleed` adds 3 mm and crop
 * marks. `cover`, one of the talent's covers, is the front, before all frames; only the embedded provider gets it (docs/product.md:
 * Documents). 404 for frames that are not the talent's; 422 names a frame that cannot be printed; 503 if too many documents are in
 * progress.
 */
export const downloadPdf = {
  method: 'POST',
  path: '/api/download/pdf',
  body: v.object({
    ...chosen,
    measures: Measures,
    template: Text,
    mode: v.picklist(['portfolio', 'composite']),
    language: Language,
    paper: v.picklist(['a4', 'letter', 'a5', 'half-letter']),
    bleed: v.optional(v.boolean(), false),
    cover: v.optional(Cover),
    agency: Agency,
  }),
  type: 'application/pdf',
} as const satisfies DocumentEndpoint
export type PdfOrder = v.InferOutput<typeof downloadPdf.body>

/** The most talents of a list's PDF (docs/product.md: Documents of a list). */
export const MAX_TALENTS_IN_PDF = 100

/**
 * The PDF of a list of talents: a cover page with `title` and `lines`, then `perPage` talents a page, each with cover, name,
 * measures and note. `frame`, the id of a frame of the talent's book or polaroids, takes the cover's place; if it is not the
 * talent's or cannot be printed, the cover is printed. A cover that is not the talent's or cannot be printed is left out. All texts
 * are printed as they are. Only the embedded provider gets this call (docs/product.md: Documents of a list). 503 if too many
 * documents are in progress.
 */
export const downloadListPdf = {
  method: 'POST',
  path: '/api/download/list',
  maxBodyBytes: 512 * 1024, // a hundred talents with notes take half of it
  body: v.object({
    title: Text,
    lines: v.pipe(v.array(Text), v.maxLength(6, 'at most 6')),
    perPage: v.picklist(['1', '2', '6', '9', '12', '20']),
    language: Language,
    paper: v.picklist(['a4', 'letter']),
    agency: Agency,
    talents: v.pipe(
      v.array(
        v.object({
          id: Id,
          name: Text,
          cover: v.optional(Cover),
          frame: v.optional(Id),
          measures: Measures,
          note: Line,
        }),
      ),
      v.minLength(1, 'choose at least one'),
      v.maxLength(MAX_TALENTS_IN_PDF, `at most ${MAX_TALENTS_IN_PDF}`),
    ),
  }),
  type: 'application/pdf',
} as const satisfies DocumentEndpoint
export type ListPdfOrder = v.InferOutput<typeof downloadListPdf.body>

/**
 * The original files of the chosen frames. `format: jpeg` makes JPEGs of print size instead; with `agency`, a text in `language`
 * names the credits. Only the embedded provider gets these fields (docs/product.md: Documents). Refusals as for
 * {@link downloadPdf}.
 */
export const downloadZip = {
  method: 'POST',
  path: '/api/download/zip',
  body: v.object({
    ...chosen,
    format: v.optional(v.picklist(['original', 'jpeg']), 'original'),
    language: v.optional(Language, 'pt'),
    agency: v.optional(Agency),
  }),
  type: 'application/zip',
} as const satisfies DocumentEndpoint
export type ZipOrder = v.InferOutput<typeof downloadZip.body>
