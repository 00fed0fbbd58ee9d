import type * as v from 'valibot'

import type { Language as LanguageSchema } from '#contract/values.ts'

export type Language = v.InferOutput<typeof LanguageSchema>

/** What the feed page says itself; what is said of a picture is the agency's, in Portuguese. */
export const feedWords: Readonly<Record<Language, { title: string; empty: string }>> = {
  pt: { title: 'Fotos recentes', empty: 'Ainda não há fotos.' },
  en: { title: 'Recent pictures', empty: 'No pictures yet.' },
  es: { title: 'Fotos recientes', empty: 'Aún no hay fotos.' },
}
