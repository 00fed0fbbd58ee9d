import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import {
  arrivedIn,
  expectedOfAll,
  fillInAll,
  sendUntilKept,
  storageIn,
  waitingIn,
} from '../durability/arrivals.ts'
import type { Application } from '../durability/send-application.ts'
import * as fault from './service-faults.ts'
import { siteOverFaults } from './site-over-faults.ts'
import { p95, size, report } from '../sizes.ts'

const APPLICATIONS = size(12, 500)
const SENDERS = 8
const OUTAGE_MS = size(0, 600_000)
const TIMEOUT_MS = size(180_000, 1_800_000)

it(
  'a panel that is down costs no applicant an answer; once it is back all arrive, but one that it never takes',
  async () => {
    const { site, panel, folders } = await siteOverFaults()
    const waiting = await fillInAll(site.url, APPLICATIONS, SENDERS)
    const never = waiting.at(-1)?.fields['email'] // the first to be sent
    panel.fault = fault.resets
    const down = performance.now()
    const { acknowledged, times } = await sendAll(site.url, waiting)
    report('an answer to an application while the panel is down', p95(times))
    expect(acknowledged.size).toBe(APPLICATIONS)
    await sleep(Math.max(0, OUTAGE_MS - (performance.now() - down)))

    const sent: string[] = []
    let underWay = 0
    let busiest = 0
    const takeSlowly = async (key: string, call: fault.Call) => {
      sent.push(key)
      busiest = Math.max(busiest, (underWay += 1))
      await fault.comesAfter(100)(call)
      underWay -= 1
    }
    panel.fault = (call) => {
      if (call.entry === null) return fault.answers(call)
      if (call.entry.sender === never) return fault.refuses(500)(call)
      return takeSlowly(call.entry.key, call)
    }
    const back = performance.now()
    const left = () => waitingIn(storageIn(folders.site))
    await expect.poll(left, { timeout: TIMEOUT_MS, interval: 500 }).toHaveLength(1)
    report('all delivered after', `${Math.round(performance.now() - back)} ms`)
    const arrivable = [...acknowledged].filter(([, { fields }]) => fields['email'] !== never)
    expect(sent.toSorted()).toEqual(arrivable.map(([reference]) => reference).toSorted())
    expect(busiest).toBeLessThanOrEqual(4)
    expect(await arrivedIn(storageIn(folders.provider))).toEqual(
      await expectedOfAll(new Map(arrivable)),
    )
  },
  TIMEOUT_MS,
)

/** Sends all applications, each until the visitor is told that it is kept. By reference. */
async function sendAll(origin: string, waiting: Application[]) {
  const acknowledged = new Map<string, Application>()
  const times: number[] = []
  const send = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const begin = performance.now()
      acknowledged.set(await sendUntilKept(origin, next), next)
      times.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
  return { acknowledged, times }
}
