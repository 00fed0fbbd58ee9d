import { fallbackLocale, type Locale } from '#agency/locale.ts'

/** A talent's documents: a PDF, and the original pictures in an archive. */
export type DocumentKind = 'pdf' | 'zip'

/** The most frames in a document (docs/product.md: Documents). */
export const MAX_PHOTOS = 60

/** The routes: orders by POST, and the page that shows a browser without script why its order failed. */
export const documentPatterns = {
  order: ':locale?/documents/:id_model/:kind',
  refusal: ':locale?/documents/:id_model',
} as const

/**
 * The address that takes orders of a document, both from a form's `action` and from `fetch` (docs/architecture.md describes the
 * fields and the answers). Visitors do not see it, so its words are not translated.
 */
export function documentPath(locale: Locale, talentId: number, kind: DocumentKind): string {
  return `${refusalPath(locale, talentId)}/${kind}`
}

export function refusalPath(locale: Locale, talentId: number): string {
  const prefix = locale === fallbackLocale ? '' : `/${locale}`
  return `${prefix}/documents/${talentId}`
}
