import { join } from 'node:path'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { fillInAll, sendUntilKept } from '../durability/arrivals.ts'
import type { Application } from '../durability/send-application.ts'
import * as fault from '../faults/service-faults.ts'
import { type SiteOverFaults, siteOverFaults } from '../faults/site-over-faults.ts'
import { readCalls, recordedIn, type SystemCall } from './system-calls.ts'

type Recorded = {
  /** The applications that visitors were told of, by reference. */
  acknowledged: Map<string, Application>
  calls: SystemCall[]
  /** The data folder. */
  folder: string
  /** That of its panel. */
  provider: string
} & Pick<SiteOverFaults, 'panel' | 'open'>

/** Sends applications to a new site whose panel is down, four at a time, and kills it; with all its calls to the system since its start. */
export async function recordApplications(count: number): Promise<Recorded> {
  const { panel, folders, open } = await siteOverFaults()
  const record = join(await freshFolder(), 'calls')
  const recorded = await open('recorded', {}, recordedIn(record))
  const waiting = await fillInAll(recorded.url, count, 4)
  panel.fault = fault.resets
  const acknowledged = new Map<string, Application>()
  const send = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      acknowledged.set(await sendUntilKept(recorded.url, next), next)
  }
  await Promise.all(Array.from({ length: 4 }, send))
  await recorded.stop()
  const folder = join(folders.site, '..', 'recorded')
  const { provider } = folders
  return { acknowledged, calls: readCalls(record), folder, provider, panel, open }
}

/** The call with which the answer for an application leaves for its visitor. */
export function answerFor(reference: string, calls: readonly SystemCall[]): SystemCall {
  const answer = calls.find(
    ({ file, strings }) => /^(?:TCP|socket):/.test(file ?? '') && isReceipt(strings, reference),
  )
  if (answer === undefined) throw new Error(`no receipt for ${reference} in the record`)
  return answer
}

const isReceipt = (strings: SystemCall['strings'], reference: string) =>
  strings.some((bytes) => bytes.includes('"received"') && bytes.includes(reference))
