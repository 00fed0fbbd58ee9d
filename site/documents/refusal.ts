import type { DocumentMessages } from '../i18n/document-messages/pt.ts'

/** Why a visitor gets no document. */
export type Refusal = 'choice' | 'gone' | 'unprintable' | 'often' | 'busy' | 'failed'

const statuses: Readonly<Record<Refusal, number>> = {
  choice: 422,
  gone: 404,
  unprintable: 422,
  often: 429,
  busy: 503,
  failed: 503,
}

export function statusOfRefusal(refusal: Refusal): number {
  return statuses[refusal]
}

/** The refusal that an address names; null for none of these. */
export function readRefusal(word: string | null): Refusal | null {
  return word !== null && isRefusal(word) ? word : null
}

function isRefusal(word: string): word is Refusal {
  return Object.hasOwn(statuses, word)
}

/** A frame that is to blame, in the visitor's words. */
export type NamedFrame = { id: number; name: string }

/** A refusal, and the frames that brought it about, where they are known. */
export type Refused = { refusal: Refusal; frames: readonly NamedFrame[] }

const MOST_NAMED = 3

/** The refusal in words, with the names of the first frames. */
export function refusalMessage({ refusal, frames }: Refused, text: DocumentMessages): string {
  if (refusal !== 'unprintable' || frames.length === 0) return text[refusal].message
  const names = frames.slice(0, MOST_NAMED).map(({ name }) => name)
  return text.unreadable({ names, more: frames.length - names.length })
}
