import { codeOf } from '#storage/storage-error.ts'

import type { Failure } from './upstream.ts'

export const unreachable: Failure = { kind: 'unreachable' }

/** The service was not called, as it is down and was tried a moment ago. Not reported, and not remembered as a failure. */
export const circuitOpen: Failure = { kind: 'unreachable', code: 'DOWN' }

export function isCircuitOpen(failure: Failure): boolean {
  return failure.kind === 'unreachable' && failure.code === 'DOWN'
}

export function invalidAnswer(issues: string): { status: 'failed'; reason: Failure } {
  return { status: 'failed', reason: { kind: 'invalid-answer', issues } }
}

/** Why there was no answer, by the network error's code; its message may contain addresses. */
export function toUnreachable(error: unknown): Failure {
  const cause = error instanceof Error ? error.cause : null
  const code = codeOf(error) ?? codeOf(cause) ?? (isOfParser(cause) ? NO_HTTP : null)
  return code === null ? unreachable : { kind: 'unreachable', code }
}

/** Whether the answer was not readable as HTTP: the fault may lie with the requested file alone, and the service may be up. */
export function isUnreadable(failure: Failure): boolean {
  return failure.kind === 'unreachable' && codesOfUnreadable.includes(failure.code ?? '')
}

const NO_HTTP = 'NO_HTTP'
const codesOfUnreadable = [
  NO_HTTP,
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]

/** Undici's parser errors are recognized by their name: they have no code. */
function isOfParser(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError'
}

export function isStatus(failure: Failure, status: number): boolean {
  return failure.kind === 'refused' && failure.status === status
}

/** False for a refusal such as a 404 or 422, which answers what was asked. */
export function isFaultOfService(failure: Failure): boolean {
  return failure.kind !== 'refused' || isFaultStatus(failure.status)
}

export function isFaultStatus(status: number): boolean {
  return status >= 500 || [401, 403, 408, 429].includes(status)
}
