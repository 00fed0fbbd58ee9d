import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Flaw } from '#contract/reading.ts'

import type { Fetched } from './call-endpoint.ts'
import type { Report, ServiceName } from './events.ts'
import { isStatus, isCircuitOpen, invalidAnswer } from './failures.ts'
import { type ResponseCache, toReply } from './response-cache.ts'
import { type AnswerMapping, callOf } from './answer-mapping.ts'
import type { UpstreamLimits } from './limits.ts'
import type { Failure, Reply } from './upstream.ts'

/** Fetches a new answer. Never throws. */
export type FetchAnswer<E extends Endpoint> = (signal: AbortSignal) => Promise<Fetched<Answer<E>>>

type RefreshOptions<E extends Endpoint, T> = {
  kind: AnswerMapping<E, T>
  answers: ResponseCache<E, T>
  service: ServiceName
  limits: Pick<UpstreamLimits, 'refreshMs' | 'flawsReported'>
  report: Report
}

/** Fetches an answer, checks it and stores it if it is good. Reports failures and flaws. Never throws. */
export function createRefresh<E extends Endpoint, T>(options: RefreshOptions<E, T>) {
  const { kind, answers, service, limits, report } = options
  const context = { service, call: callOf(kind.endpoint) }

  function fail(failure: Failure): Reply<T> {
    if (!isCircuitOpen(failure)) report({ kind: 'call-failed', ...context, failure })
    return { status: 'failed', reason: failure }
  }

  function reportFlaws(all: readonly Flaw[]) {
    const flaws = all.slice(0, limits.flawsReported)
    if (flaws.length > 0) report({ kind: 'flaws-found', ...context, flaws, total: all.length })
  }

  async function refresh(key: string, fetchAnswer: FetchAnswer<E>): Promise<Reply<T>> {
    const fetched = await fetchAnswer(AbortSignal.timeout(limits.refreshMs))
    if (fetched.status === 'failed') {
      const isAbsent = isStatus(fetched.reason, 404)
      if (kind.absent === undefined || !isAbsent) return fail(fetched.reason)
      const before = await answers.find(key)
      if (before !== null) await kind.onAbsence?.(before.value)
      return toReply(answers.storeAbsence(key, kind.absent.value, before))
    }
    const before = await answers.find(key)
    if (kind.isEmpty?.(fetched.value) === true) {
      // empty after all items were dropped as flawed: always rejected; empty without flaws: accepted the second time
      if (fetched.flaws.length > 0) return fail(invalidAnswer('nothing good in it').reason)
      if (answers.rejectsEmptyOnce(key, before)) return fail(invalidAnswer('all gone').reason)
    }
    if (before !== null && kind.losesTooMany?.(before.value, fetched.value, fetched.flaws) === true)
      return fail(invalidAnswer('too much gone').reason)
    if (before !== null) await kind.onAnswer?.(before.value, fetched.value, fetched.flaws)
    const { cached, isChanged } = answers.store(key, fetched.value, before)
    if (isChanged) reportFlaws(fetched.flaws)
    return toReply(cached)
  }

  // a bug of ours fails one answer, not the process
  return (key: string, fetchAnswer: FetchAnswer<E>) =>
    refresh(key, fetchAnswer).catch(() => fail(invalidAnswer('not understood').reason))
}
