import type { DocumentMessages } from '../i18n/document-messages.ts'

/** Why a visitor gets no document. */
export type Refusal = 'choice' | 'gone' | 'unprintable' | 'often' | 'busy' | 'failed'

/** The HTTP status of each refusal. */
export const refusalStatus: Readonly<Record<Refusal, number>> = {
  choice: 422,
  gone: 404,
  unprintable: 422,
  often: 429,
  busy: 503,
  failed: 503,
}

/** The refusal that an address names; null for any other word. */
export function readRefusal(word: string | null): Refusal | null {
  return word !== null && isRefusal(word) ? word : null
}

function isRefusal(word: string): word is Refusal {
  return Object.hasOwn(refusalStatus, word)
}

/** A photo that could not be read, with the name that visitors see. */
export type NamedPhoto = { id: number; name: string }

/** A refusal, and the photos that caused it, if they are known. */
export type Refused = { refusal: Refusal; photos: readonly NamedPhoto[] }

const MAX_NAMED = 3

/** The refusal in words, with the names of the first photos. */
export function refusalMessage({ refusal, photos }: Refused, text: DocumentMessages): string {
  if (refusal !== 'unprintable' || photos.length === 0) return text[refusal].message
  const names = photos.slice(0, MAX_NAMED).map(({ name }) => name)
  return text.unreadable({ names, more: photos.length - names.length })
}
