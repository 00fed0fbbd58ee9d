import { expect, it } from 'vitest'

import { intakeLimits } from '#intake/intake-limits.ts'
import { createRateLimiter } from '#intake/rate-limiter.ts'
import { createRemoteRateLimiter } from './remote-rate-limiter.ts'
import type { WorkerMessage } from './messages.ts'

/** A remote rate limiter, and the questions that it sends. */
function remoteRateLimiter(timeoutMs?: number) {
  const asked: Extract<WorkerMessage, { kind: 'question' }>[] = []
  const send = (report: WorkerMessage) => void (report.kind === 'question' && asked.push(report))
  return { asked, rateLimiter: createRemoteRateLimiter(send, timeoutMs) }
}

it('each request gets its own answer, in whatever order answers arrive', async () => {
  const { asked, rateLimiter } = remoteRateLimiter()
  const counts = [rateLimiter.count('body', 'a'), rateLimiter.count('body', 'b')]
  const spent = rateLimiter.spend('proof')
  const answers = [{ times: 1, seconds: 60 }, { times: 2, seconds: 60 }, false]
  for (const index of [2, 1, 0]) {
    rateLimiter.receive({ kind: 'answer', id: asked[index]?.id ?? 0, answer: answers[index] })
  }
  expect(await Promise.all(counts)).toEqual([answers[0], answers[1]])
  expect(await spent).toBe(false)
})

it('refuses no visitor because the answer is missing or unreadable', async () => {
  const { asked, rateLimiter } = remoteRateLimiter(5)
  expect(await rateLimiter.count('body', 'a')).toEqual({ times: 1, seconds: 1 })
  expect(await rateLimiter.spend('proof')).toBe(true)
  expect(await rateLimiter.use('key', 'content')).toBe(true)
  const counted = rateLimiter.count('body', 'a')
  rateLimiter.receive({ kind: 'answer', id: asked.at(-1)?.id ?? 0, answer: null })
  expect(await counted).toEqual({ times: 1, seconds: 1 })
})

it('a proof is valid once', async () => {
  const rateLimiter = createRateLimiter(intakeLimits)
  expect([
    await rateLimiter.spend('a'),
    await rateLimiter.spend('b'),
    await rateLimiter.spend('a'),
  ]).toEqual([true, true, false])
})
