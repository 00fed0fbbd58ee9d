import { codeOf } from '#storage/error-code.ts'

import type { Failure } from './upstream.ts'

export const unreachable: Failure = { kind: 'unreachable' }

/** Nobody was asked: the service is down and was tried a moment ago. Neither news nor a reason to wait any longer. */
export const untried: Failure = { kind: 'unreachable', code: 'DOWN' }

export function isUntried(failure: Failure): boolean {
  return failure.kind === 'unreachable' && failure.code === 'DOWN'
}

export function misshapen(issues: string): { status: 'failed'; failure: Failure } {
  return { status: 'failed', failure: { kind: 'misshapen', issues } }
}

/** Why there was no answer, by the code of the network's error; its words may hold addresses. */
export function toUnreachable(error: unknown): Failure {
  const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : null)
  return code === null ? unreachable : { kind: 'unreachable', code }
}

export function isStatus(failure: Failure, status: number): boolean {
  return failure.kind === 'refused' && failure.status === status
}
