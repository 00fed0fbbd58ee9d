import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import * as fault from './service-faults.ts'
import { allPages, runSiteOverFaults, wrongPages } from './site-over-faults.ts'
import { p95, size, report } from '../sizes.ts'

const patience = { timeout: 60_000, interval: 200 }
const TIMEOUT_MS = size(120_000, 900_000)
const running = runSiteOverFaults()

const services = () => [running().panel, running().integration]

/** Ends all faults; resolves when everything has been read anew, more than a minute ago. */
async function recover() {
  running().break(null)
  for (const service of services()) service.countAnew()
  const wrongOrUnasked = async () => {
    await running().site.skipAMinute()
    const isAsked = signsOf(running().integration.asked, '/api/options') > 0
    return [...(await wrongPages(running().site)), ...(isAsked ? [] : ['not asked yet'])]
  }
  await expect.poll(wrongOrUnasked, patience).toEqual([])
  await running().site.skipAMinute()
  for (const service of services()) service.countAnew()
}

const signsOf = (asked: readonly string[], part: string) =>
  asked.filter((line) => line.includes(part)).length

const statusOf = async (path: string) => (await fetch(running().site.url + path)).status

it('many visitors of a page that nobody has seen cost one call', async () => {
  running().break(fault.comesAfter(200))
  const visitors = Array.from({ length: size(100, 400) }, () =>
    statusOf('/es/modelos/todos/all/3/eva'),
  )
  expect(new Set(await Promise.all(visitors))).toEqual(new Set([200]))
  expect(signsOf(running().integration.asked, '/talent/profile?')).toBe(1)
})

it(
  'of all that is old at once no service is asked more than ten things at a time',
  async () => {
    const profiles = ['/modelos/todos', '/en/models/all', '/es/modelos/todos'].flatMap((list) =>
      [1, 2, 3, 4].map((id) => `${list}/all/${id}/x`),
    )
    await Promise.all(profiles.map(statusOf))
    await recover()
    running().break(fault.comesAfter(100))
    await Promise.all(profiles.map(statusOf))
    await expect
      .poll(() => signsOf(running().integration.asked, '/talent/profile?'), patience)
      .toBe(12)
    const busiest = running().integration.busiest()
    expect(busiest).toBeGreaterThan(1) // how many meet depends on the machine
    expect(busiest).toBeLessThanOrEqual(10)
  },
  TIMEOUT_MS,
)

it(
  'a service that is down is tried once in five seconds, however many pages are asked for',
  async () => {
    const seconds = size(8, 60)
    await recover()
    running().break(fault.refuses(503))
    expect(await wrongPages(running().site)).toEqual([])
    for (const { asked } of services())
      await expect.poll(() => asked.length, patience).toBeGreaterThan(2) // it counts as down
    for (const service of services()) service.countAnew()
    const times: number[] = []
    const pages = [...allPages.map(([path]) => path), '/contato', '/en/favorites?ids=3']
    const begin = performance.now()
    for (let visit = 0; performance.now() - begin < seconds * 1_000; visit += 1) {
      const asked = performance.now()
      expect(await statusOf(pages[visit % pages.length] ?? '/')).toBe(200)
      times.push(performance.now() - asked)
      await sleep(10)
    }
    const probes = Math.ceil((performance.now() - begin) / 5_000)
    for (const { asked } of services()) expect(asked.length).toBeLessThanOrEqual(probes)
    report('a page while both services are down', p95(times))
  },
  TIMEOUT_MS,
)

it(
  'services that come and go each second fail no page that was seen',
  async () => {
    await recover()
    for (let second = 0; second < size(6, 300); second += 1) {
      running().break(second % 2 === 0 ? fault.refuses(503) : null)
      await running().site.skipAMinute()
      expect(await wrongPages(running().site)).toEqual([])
      await sleep(size(200, 800))
    }
  },
  TIMEOUT_MS,
)

it(
  'a token that has ended is replaced by one sign-in, whoever hears of it',
  async () => {
    await recover()
    const refused = new Set<string>()
    let hasSignedIn = false
    running().integration.fault = (call) => {
      hasSignedIn ||= call.line.includes('/api/signin')
      if (hasSignedIn) return fault.answers(call)
      refused.add(call.line)
      return fault.refuses(401)(call)
    }
    expect(await wrongPages(running().site)).toEqual([])
    const timesAsked = (line: string) =>
      running().integration.asked.filter((each) => each === line).length
    await expect.poll(() => refused.size, patience).toBeGreaterThan(0)
    await expect
      .poll(() => [...refused].filter((line) => timesAsked(line) < 2), patience)
      .toEqual([])
    expect(signsOf(running().integration.asked, '/api/signin')).toBe(1)
  },
  TIMEOUT_MS,
)

it.each([
  ['is refused', fault.refuses(401)],
  ['breaks', fault.resets],
])(
  'while the sign-in %s, what was seen stays',
  async (_, signIn) => {
    await recover()
    running().integration.fault = (call) =>
      call.line.includes('/api/signin') ? signIn(call) : fault.refuses(401)(call)
    expect(await wrongPages(running().site)).toEqual([])
    await expect
      .poll(() => signsOf(running().integration.asked, '/api/signin'), patience)
      .toBeGreaterThan(0)
    expect(await wrongPages(running().site)).toEqual([])
    expect(signsOf(running().integration.asked, '/api/signin')).toBeLessThanOrEqual(3)
    expect(running().integration.asked.join()).not.toMatch(/token|key-of|pepper/)
  },
  TIMEOUT_MS,
)
