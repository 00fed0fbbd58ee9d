import { expect, it } from 'vitest'

import { intakeLimits } from '#intake/intake-limits.ts'
import { createTally } from '#intake/tally.ts'
import { createAskedTally } from './asked-tally.ts'
import type { Report } from './messages.ts'

/** A tally that is asked, with what is to be answered. */
function tallyThatIsAsked(patienceMs?: number) {
  const asked: Extract<Report, { kind: 'question' }>[] = []
  const say = (report: Report) => void (report.kind === 'question' && asked.push(report))
  return { asked, tally: createAskedTally(say, patienceMs) }
}

it('each gets the answer to what it has asked, in whichever order answers come', async () => {
  const { asked, tally } = tallyThatIsAsked()
  const counts = [tally.count('body', 'a'), tally.count('body', 'b')]
  const spent = tally.spend('proof')
  const answers = [{ times: 1, seconds: 60 }, { times: 2, seconds: 60 }, false]
  for (const index of [2, 1, 0]) {
    tally.hear({ kind: 'answer', id: asked[index]?.id ?? 0, answer: answers[index] })
  }
  expect(await Promise.all(counts)).toEqual([answers[0], answers[1]])
  expect(await spent).toBe(false)
})

it('nobody is turned away because no answer comes, or none that can be read', async () => {
  const { asked, tally } = tallyThatIsAsked(5)
  expect(await tally.count('body', 'a')).toEqual({ times: 1, seconds: 1 })
  expect(await tally.spend('proof')).toBe(true)
  expect(await tally.use('key', 'content')).toBe(true)
  const counted = tally.count('body', 'a')
  tally.hear({ kind: 'answer', id: asked.at(-1)?.id ?? 0, answer: null })
  expect(await counted).toEqual({ times: 1, seconds: 1 })
})

it('a proof is good once for all who ask', async () => {
  const tally = createTally(intakeLimits)
  expect([await tally.spend('a'), await tally.spend('b'), await tally.spend('a')]).toEqual([
    true,
    true,
    false,
  ])
})
