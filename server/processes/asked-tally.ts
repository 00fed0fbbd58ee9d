import * as v from 'valibot'

import type { Tally } from '#intake/tally.ts'
import type { Question, Report, Word } from './messages.ts'

type Answer = Extract<Word, { kind: 'answer' }>

/** A tally that the primary keeps. Nobody waits for long, or is turned away, because it does not answer. */
export type AskedTally = Tally & { hear: (answer: Answer) => void }

const Visit = v.object({ times: v.number(), seconds: v.number() })
const first = { times: 1, seconds: 1 }
const PATIENCE_MS = 2_000

export function createAskedTally(
  say: (report: Report) => void,
  patienceMs = PATIENCE_MS,
): AskedTally {
  const waiting = new Map<number, (answer: unknown) => void>()
  let last = 0

  async function ask(question: Question): Promise<unknown> {
    const id = (last += 1)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    waiting.set(id, resolve)
    const timer = setTimeout(resolve, patienceMs)
    say({ kind: 'question', id, question })
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  return {
    hear: ({ id, answer }) => waiting.get(id)?.(answer),
    async count(what, address) {
      const visit = await ask({ act: 'count', what, address })
      return v.is(Visit, visit) ? visit : first
    },
    async giveBack(what, address) {
      await ask({ act: 'giveBack', what, address })
    },
    spend: async (proof) => (await ask({ act: 'spend', proof })) !== false,
    use: async (formKey, content) => (await ask({ act: 'use', formKey, content })) !== false,
  }
}
