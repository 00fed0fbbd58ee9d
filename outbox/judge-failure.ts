import type { Failure } from '#upstream/upstream.ts'

const ofTheService = [401, 403, 404, 429, 502, 503, 504]
const noWay = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'DOWN']

type Lately = {
  /** How often it has failed by its own fault before. */
  tries: number
  /** When this entry was tried before, and when the panel last took any other; null: never. */
  triedAt: number | null
  acceptedAt: number | null
  now: number
}

const LATELY_MS = 60_000

/**
 * Whether a failure is the panel's, so that all wait with it, or the entry's own, so that it waits alone. Where the failure
 * itself does not tell, it is the entry's own if it was before, or if the panel has taken others since that was tried.
 */
export function isPanelsFailure(
  failure: Failure,
  { tries, triedAt, acceptedAt, now }: Lately,
): boolean {
  if (failure.kind === 'refused' && failure.status === 409) return false // it is just taking it
  if (failure.kind === 'refused' && ofTheService.includes(failure.status)) return true
  if (failure.kind === 'unreachable' && noWay.includes(failure.code ?? '')) return true
  if (tries > 0) return false
  return acceptedAt === null || acceptedAt < (triedAt ?? now - LATELY_MS)
}

/** In a few words, for the agency's list. */
export function wordsOf(failure: Failure): string {
  if (failure.kind === 'refused') return `the panel answered ${failure.status}`
  if (failure.kind === 'misshapen') return 'the panel answered something else'
  return failure.code === undefined ? 'no answer' : `no answer (${failure.code})`
}
