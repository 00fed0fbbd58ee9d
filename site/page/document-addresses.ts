import { fallbackLocale, type Locale } from '#agency/locale.ts'

/** A talent's documents: a PDF, and the original pictures in an archive. */
export type DocumentKind = 'pdf' | 'zip'

/** As many frames as a document takes (docs/product.md: Documents). */
export const MOST_PHOTOS = 60

/** The routes: where documents are ordered by POST, and what a browser without script is shown where that failed. */
export const documentPatterns = {
  order: ':locale?/documents/:id_model/:kind',
  refusal: ':locale?/documents/:id_model',
} as const

/**
 * Where a document is ordered: a form's `action` and `fetch` alike (docs/architecture.md says its fields and answers). It has
 * no words of a language: nobody sees it.
 */
export function documentPath(locale: Locale, talentId: number, kind: DocumentKind): string {
  return `${refusalPath(locale, talentId)}/${kind}`
}

export function refusalPath(locale: Locale, talentId: number): string {
  const prefix = locale === fallbackLocale ? '' : `/${locale}`
  return `${prefix}/documents/${talentId}`
}
