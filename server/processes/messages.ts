import * as v from 'valibot'

import { countedActions } from '#intake/rate-limiter.ts'

import { MetricFamilies } from '../metrics/metric-families.ts'

/** A call to the primary's rate limiter, which counts for all processes. */
const Question = v.variant('act', [
  v.object({ act: v.literal('count'), what: v.picklist(countedActions), address: v.string() }),
  v.object({ act: v.literal('giveBack'), what: v.picklist(countedActions), address: v.string() }),
  v.object({ act: v.literal('spend'), proof: v.string() }),
  v.object({ act: v.literal('use'), formKey: v.string(), content: v.string() }),
])
export type Question = v.InferOutput<typeof Question>

/** Media to delete now, because their talent has left. */
const Gone = v.object({ kind: v.literal('gone'), paths: v.array(v.string()) })

/** From a process of the site to the primary. */
export const WorkerMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('question'), id: v.number(), question: Question }),
  v.object({ kind: v.literal('metrics'), reading: v.number(), families: MetricFamilies }),
  Gone,
])
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>

/** From the primary to a process of the site. */
export const PrimaryMessage = v.variant('kind', [
  v.object({ kind: v.literal('answer'), id: v.number(), answer: v.unknown() }),
  v.object({ kind: v.literal('prepare-covers') }),
  v.object({ kind: v.literal('read-metrics'), reading: v.number() }),
  Gone,
])
export type PrimaryMessage = v.InferOutput<typeof PrimaryMessage>
