import type { Failure } from '#upstream/upstream.ts'

const serviceStatuses = [401, 403, 404, 429, 502, 503, 504]
const unreachableCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'DOWN',
]

type History = {
  /** How often it has failed by its own fault before. */
  tries: number
  /** When this entry was tried before, and when the panel last took any other; null: never. */
  triedAt: number | null
  acceptedAt: number | null
  now: number
}

const RECENT_MS = 60_000

/**
 * Whether a failure is the panel's, so that all entries wait, or the entry's own, so that only this one does. In doubt it is the
 * entry's own if that was so before, or if the panel has accepted others since its last try.
 */
export function isPanelsFailure(
  failure: Failure,
  { tries, triedAt, acceptedAt, now }: History,
): boolean {
  if (failure.kind === 'refused' && failure.status === 409) return false // it is just taking it
  if (failure.kind === 'refused' && serviceStatuses.includes(failure.status)) return true
  if (failure.kind === 'unreachable' && unreachableCodes.includes(failure.code ?? '')) return true
  if (tries > 0) return false
  return acceptedAt === null || acceptedAt < (triedAt ?? now - RECENT_MS)
}

/** A short description for the agency's list. */
export function describeFailure(failure: Failure): string {
  if (failure.kind === 'refused') return `the panel answered ${failure.status}`
  if (failure.kind === 'misshapen') return 'the panel answered something else'
  return failure.code === undefined ? 'no answer' : `no answer (${failure.code})`
}
