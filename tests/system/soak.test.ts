import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setInterval, setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { intakeLimits } from '#intake/intake-limits.ts'

import { memoryOfAll } from '../../bench/memory.ts'
import { arrivedIn, expectedOfAll, someAddress, storageIn } from '../durability/arrivals.ts'
import { type Application, fillIn, send } from '../durability/send-application.ts'
import * as fault from '../faults/service-faults.ts'
import {
  allPages,
  type SiteOverFaults,
  siteOverFaults,
  wrongPages,
} from '../faults/site-over-faults.ts'
import { filesIn } from '../files-in.ts'
import { report } from '../sizes.ts'

/** `SOAK_MINUTES=60 npm run test:nightly -- long` lasts an hour. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10)
const WARM_UP_MS = (MINUTES * 60_000) / 4
const RATE = 50
const TICK_MS = 1_000 / RATE
const LOOK_MS = 10_000
const OUTAGE_EVERY_MS = 60_000
const OUTAGE_MS = 10_000

type Sample = { atMs: number; bytes: number; descriptors: number }

it('a load with uploads, unseen addresses and outages loses nothing, fails nothing, and leaves no file and no descriptor behind', async () => {
  const services = await siteOverFaults()
  const { site, folders } = services
  await expect.poll(() => wrongPages(site)).toEqual([])
  const descriptorsNow = async () => (await sampleOf(site.pid ?? expect.fail(), 0)).descriptors
  const atFirst = await descriptorsNow()
  const acknowledged = new Map<string, Application>()
  const { samples, failures } = await load(services, acknowledged)

  expect(failures).toEqual([])
  const level = samples.filter(({ atMs }) => atMs >= WARM_UP_MS)
  const [first = expect.fail()] = level
  const slope = bytesPerTenMinutes(level) / 2 ** 20
  const descriptors = level.map((sample) => sample.descriptors)
  const [least, most] = [Math.min(...descriptors), Math.max(...descriptors)]
  report(
    'memory',
    `${mb(first)} at first, ${mb(level.at(-1) ?? first)} at last, ${slope.toFixed(1)} MB in 10 min`,
  )
  report('descriptors', `${least} to ${most}`)
  report('applications', String(acknowledged.size))
  expect(await filesIn(join(folders.site, 'uploads'))).toEqual([])
  const expected = Object.fromEntries(await expectedOfAll(acknowledged))
  const arrived = async () => Object.fromEntries(await arrivedIn(storageIn(folders.provider)))
  await expect.poll(arrived, { timeout: 120_000, interval: 500 }).toEqual(expected)
  await expect.poll(descriptorsNow).toBeLessThanOrEqual(atFirst + 5)
}, 5_400_000)

/** Sends requests at their times, however many are still unanswered. */
async function load(services: SiteOverFaults, acknowledged: Map<string, Application>) {
  const { site } = services
  const samples: Sample[] = []
  const failures: string[] = []
  const onTheirWay = new Set<Promise<void>>()
  const run = (task: Promise<void>) => {
    const settled = task.catch((error: unknown) => void failures.push(String(error)))
    onTheirWay.add(settled)
    void settled.finally(() => onTheirWay.delete(settled))
  }
  const begun = performance.now()
  const at = () => performance.now() - begun
  let nextLook = 0
  let number = 0
  for await (const _ of setInterval(TICK_MS)) {
    if (at() >= MINUTES * 60_000) break
    services.break(at() % OUTAGE_EVERY_MS > OUTAGE_EVERY_MS - OUTAGE_MS ? fault.refuses(503) : null)
    for (; number < at() / TICK_MS; number += 1) run(ask(site.url, number, acknowledged))
    if (at() < nextLook) continue
    nextLook += LOOK_MS
    run(sampleOf(site.pid ?? expect.fail(), at()).then((sample) => void samples.push(sample)))
  }
  services.break(null)
  await Promise.all(onTheirWay)
  return { samples, failures }
}

/** Seen pages, every 5th request an unseen address, every 500th an application. A page may be too old to show what is new. */
async function ask(url: string, number: number, acknowledged: Map<string, Application>) {
  if (number % 500 === 250) return apply(url, number, acknowledged)
  const [path] = allPages[number % allPages.length] ?? ['/']
  const address = number % 5 === 0 ? `/modelos?name=x${number}` : path
  const answer = await fetch(url + address, { headers: { 'x-forwarded-for': someAddress() } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
}

/** A form is filled in and sent; a broken connection or a refusal fails the test. */
async function apply(url: string, number: number, acknowledged: Map<string, Application>) {
  const application = await fillIn(url, Math.floor(number / 500))
  await sleep(intakeLimits.quickestMs + 200) // a person needs longer
  const outcome = await send(url, application, someAddress())
  if (outcome?.get('status') !== 'received') throw new Error(JSON.stringify([...(outcome ?? [])]))
  acknowledged.set(String(outcome.get('reference')), application)
}

async function sampleOf(pid: number, atMs: number): Promise<Sample> {
  const [bytes, descriptors] = await Promise.all([memoryOfAll({ pid }), readdir(`/proc/${pid}/fd`)])
  return { atMs, bytes, descriptors: descriptors.length }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length

/** The slope of the line through all samples with the least squares. */
function bytesPerTenMinutes(samples: readonly Sample[]): number {
  const [midTime, midBytes] = [
    mean(samples.map(({ atMs }) => atMs)),
    mean(samples.map(({ bytes }) => bytes)),
  ]
  const along = samples.map(({ atMs, bytes }) => (atMs - midTime) * (bytes - midBytes))
  const across = samples.map(({ atMs }) => (atMs - midTime) ** 2)
  return (mean(along) / mean(across)) * 600_000
}

const mb = ({ bytes }: Sample) => `${Math.round(bytes / 2 ** 20)} MB`
