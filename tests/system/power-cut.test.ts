import { dirname, join } from 'node:path'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  arrivedIn,
  expectedOfAll,
  integrityOf,
  storageIn,
  waitingIn,
} from '../durability/arrivals.ts'
import { seed } from '../sizes.ts'
import { expectedKept, keptIn } from './kept-applications.ts'
import { answerFor, recordApplications } from './recorded-site.ts'
import { createSyncedDisk } from './synced-disk.ts'

const OTHER_CUTS = 40
const STARTS_EVERY = 12

/** What becomes of changes that are not synced: the power cut takes all, or each of them by chance. */
const chances = fc.sample(fc.boolean(), { seed, numRuns: 9_973 })
let next = 0
const luck = [() => false, () => chances[(next += 1) % chances.length] === true]

it(`a power cut takes no application that a visitor was told of (SEED=${seed})`, async () => {
  const { acknowledged, calls, folder, panel, provider, open } = await recordApplications(20)
  const told = await Promise.all(
    [...acknowledged].map(async ([key, sent]) => ({
      key,
      at: answerFor(key, calls).began,
      expected: await expectedKept(sent),
    })),
  )
  const answers = told.map(({ at }) => at)
  const moment = fc.integer({ min: Math.min(...answers), max: calls.at(-1)?.ended ?? 0 })
  const cuts = [...answers, ...fc.sample(moment, { seed, numRuns: OTHER_CUTS })]

  const disk = createSyncedDisk(folder)
  const remaining = calls.values()
  let call = remaining.next()
  for (const [number, cut] of cuts.toSorted((one, other) => one - other).entries()) {
    for (; !call.done && call.value.ended < cut; call = remaining.next()) disk.apply(call.value)
    for (const reached of luck) {
      const left = join(dirname(folder), `left-${number}-${luck.indexOf(reached)}`)
      await disk.restore(left, reached)
      expect(await integrityOf(storageIn(left))).toBe('ok')
      const kept = await keptIn(left)
      for (const { key, expected } of told.filter(({ at }) => at <= cut))
        expect(kept.get(key)).toEqual(expected)
    }
    if (number % STARTS_EVERY === 0) await (await open(`left-${number}-1`)).stop()
  }

  panel.fault = null
  await open(`left-${cuts.length - 1}-0`)
  const waiting = () => waitingIn(storageIn(join(dirname(folder), `left-${cuts.length - 1}-0`)))
  await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toEqual([])
  expect(await arrivedIn(storageIn(provider))).toEqual(await expectedOfAll(acknowledged))
}, 600_000)
