import type { Locale } from '#agency/locale.ts'

import { pathOfPattern } from '../paths.ts'

/** A talent's documents: a PDF, and its pictures in an archive, as JPEGs or originals. */
export type DocumentKind = 'pdf' | 'zip'

/** The most frames in a document (docs/product.md: Documents). */
export const MAX_PHOTOS = 60

/** The routes: orders by POST, and the page that shows a browser without script why its order failed. */
export const documentPatterns = {
  order: ':locale?/documents/:id_model/:kind',
  refusal: ':locale?/documents/:id_model',
} as const

/**
 * The address that takes orders of a document, both from a form's `action` and from `fetch` (docs/calls.md: Orders of documents).
 * Visitors do not see it, so its words are not translated.
 */
export function documentPath(locale: Locale, talentId: number, kind: DocumentKind): string {
  return orderPath(locale, String(talentId), kind)
}

export function refusalPath(locale: Locale, talentId: number): string {
  return pathOfPattern(documentPatterns.refusal, locale, { id_model: String(talentId) })
}

/** Documents of a list of talents: a PDF, composites in an archive, and tables of measures. */
export const listDocumentKinds = ['pdf', 'zip', 'xlsx', 'csv'] as const
export type ListDocumentKind = (typeof listDocumentKinds)[number]

/** The most talents in a document (docs/product.md: Documents of a list). */
export const mostListed = {
  pdf: 100,
  zip: 100,
  xlsx: 200,
  csv: 200,
} as const satisfies Record<ListDocumentKind, number>

/** In the patterns above, this word in the place of a talent's id stands for a list: routes of its own would cost every page's script. */
export const LIST_WORD = 'list'

/** The page with the form for a list's documents, which also says why there is none. */
export function listFormPath(locale: Locale, ids: readonly number[]): string {
  const path = pathOfPattern(documentPatterns.refusal, locale, { id_model: LIST_WORD })
  return `${path}?ids=${ids.join(',')}`
}

/** The address that takes orders of a list's documents, as {@link documentPath} does. */
export function listDocumentPath(locale: Locale, kind: ListDocumentKind): string {
  return orderPath(locale, LIST_WORD, kind)
}

function orderPath(locale: Locale, id: string, kind: ListDocumentKind): string {
  return pathOfPattern(documentPatterns.order, locale, { id_model: id, kind })
}
