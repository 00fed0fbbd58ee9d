import * as v from 'valibot'

import type { RateLimiter } from '#intake/rate-limiter.ts'
import { withTimeout } from '#storage/with-timeout.ts'

import type { Question, WorkerMessage, PrimaryMessage } from './messages.ts'

type Answer = Extract<PrimaryMessage, { kind: 'answer' }>

/** The rate limiter of the primary, called by message. If no answer comes, the call is allowed after a short wait. */
type RemoteRateLimiter = RateLimiter & { receive: (answer: Answer) => void }

const Usage = v.object({ times: v.number(), seconds: v.number() })
const first = { times: 1, seconds: 1 }
const TIMEOUT_MS = 2_000

export function createRemoteRateLimiter(
  send: (report: WorkerMessage) => void,
  timeoutMs = TIMEOUT_MS,
): RemoteRateLimiter {
  const waiting = new Map<number, (answer: unknown) => void>()
  let last = 0

  async function ask(question: Question): Promise<unknown> {
    const id = (last += 1)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    waiting.set(id, resolve)
    send({ kind: 'question', id, question })
    const answer = await withTimeout(timeoutMs, promise, () => null)
    waiting.delete(id)
    return answer
  }

  return {
    receive: ({ id, answer }) => waiting.get(id)?.(answer),
    async count(what, address) {
      const usage = await ask({ act: 'count', what, address })
      return v.is(Usage, usage) ? usage : first
    },
    async refund(what, address) {
      await ask({ act: 'giveBack', what, address })
    },
    spend: async (proof) => (await ask({ act: 'spend', proof })) !== false,
    use: async (formKey, content) => (await ask({ act: 'use', formKey, content })) !== false,
  }
}
