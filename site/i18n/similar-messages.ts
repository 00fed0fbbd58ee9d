import { hookOf } from './use-messages.ts'

/** The texts of the similar talents on a profile. Portuguese is the source; its type binds the other languages. */
const pt = {
  title: (name: string) => `Semelhantes a ${name}`,
  hint: 'Pelas medidas e pelas cores de cabelo e olhos.',
}

type SimilarMessages = typeof pt

const en: SimilarMessages = {
  title: (name) => `Similar to ${name}`,
  hint: 'By measurements, hair color and eye color.',
}

const es: SimilarMessages = {
  title: (name) => `Similares a ${name}`,
  hint: 'Por medidas y por el color de cabello y ojos.',
}

export const useSimilarMessages = hookOf<SimilarMessages>({ pt, en, es })
