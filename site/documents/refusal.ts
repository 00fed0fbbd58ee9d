/** Why a visitor gets no document. */
export type Refusal = 'choice' | 'gone' | 'unprintable' | 'busy' | 'failed'

const statuses: Readonly<Record<Refusal, number>> = {
  choice: 422,
  gone: 404,
  unprintable: 422,
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
