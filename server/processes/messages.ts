import * as v from 'valibot'

import { countedThings } from '#intake/tally.ts'

/** What a process of the site wants to know of what is counted for all. */
const Question = v.variant('act', [
  v.object({ act: v.literal('count'), what: v.picklist(countedThings), address: v.string() }),
  v.object({ act: v.literal('giveBack'), what: v.picklist(countedThings), address: v.string() }),
  v.object({ act: v.literal('spend'), proof: v.string() }),
  v.object({ act: v.literal('use'), formKey: v.string(), content: v.string() }),
])
export type Question = v.InferOutput<typeof Question>

/** Media that are to be forgotten at once: whom they showed has left. */
const Gone = v.object({ kind: v.literal('gone'), paths: v.array(v.string()) })

/** From a process of the site to the primary. */
export const Report = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('question'), id: v.number(), question: Question }),
  Gone,
])
export type Report = v.InferOutput<typeof Report>

/** From the primary to a process of the site. */
export const Word = v.variant('kind', [
  v.object({ kind: v.literal('answer'), id: v.number(), answer: v.unknown() }),
  Gone,
])
export type Word = v.InferOutput<typeof Word>
