import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import {
  arrivedIn,
  expectedOfAll,
  sendUntilKept,
  someAddress,
  storageIn,
} from '../durability/arrivals.ts'
import { type Application, send } from '../durability/send-application.ts'
import { type SiteOverFaults, siteOverFaults, wrongPages } from '../faults/site-over-faults.ts'
import { report } from '../sizes.ts'
import { oldForms } from './old-forms.ts'

/** A day and ten years ahead, a day and a second back, an hour as a machine without time zones has it in spring, and right again. */
const JUMPS = ['+1d', '+0', '-1d', '+0', '+3650d', '+0', '-1s', '+0', '+3600s', '+0']
const STOPS = 5
const SOON = { timeout: 60_000, interval: 200 }

it('a clock that jumps costs no page, no application, and no visitor more than one more try', async () => {
  const services = await siteOverFaults()
  const file = join(dirname(services.folders.site), 'offset')
  const set = (offset: string) => writeFile(file, `${offset}\n`)
  await set('+0')
  const site = await services.open('clock', {
    LD_PRELOAD: libfaketime(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  await expect.poll(() => wrongPages(site)).toEqual([])
  const acknowledged = new Map<string, Application>()
  const tries: string[] = []
  for (const offset of JUMPS) {
    const [before] = await oldForms(site.url, 1)
    await set(offset)
    expect(await wrongPages(site)).toEqual([])
    const outcome = await send(site.url, before ?? expect.fail(), someAddress())
    tries.push(`${offset}: ${String(outcome?.get('reason') ?? outcome?.get('status'))}`)
    const [application] = await oldForms(site.url, 1)
    const again = await send(site.url, application ?? expect.fail(), someAddress())
    expect(Object.fromEntries(again ?? [])).toMatchObject({ status: 'received' })
    acknowledged.set(String(again?.get('reference')), application ?? expect.fail())
    if (outcome?.get('status') === 'received')
      acknowledged.set(String(outcome.get('reference')), before ?? expect.fail())
    await expectArrived(services, acknowledged)
  }
  report('a form that was open while the clock jumped', tries.join('; '))
  expect(site.said()).not.toMatch(/"level":[56]0/)
}, 900_000)

it('a site that was stopped for a minute goes on as if nothing had been', async () => {
  const services = await siteOverFaults()
  const { site } = services
  await expect.poll(() => wrongPages(site)).toEqual([])
  const acknowledged = new Map<string, Application>()
  for (let round = 0; round < STOPS; round += 1) {
    const [application] = await oldForms(site.url, 1)
    site.signal('SIGSTOP')
    const kept = sendUntilKept(site.url, application ?? expect.fail())
    await sleep(60_000)
    site.signal('SIGCONT')
    acknowledged.set(await kept, application ?? expect.fail())
    expect(await wrongPages(site)).toEqual([])
    await expectArrived(services, acknowledged)
  }
  expect(site.said()).not.toMatch(/"level":[56]0/)
}, 900_000)

/** All of them, once, with all their fields and photos. */
async function expectArrived(
  { folders }: SiteOverFaults,
  acknowledged: ReadonlyMap<string, Application>,
) {
  const expected = Object.fromEntries(await expectedOfAll(acknowledged))
  const arrived = async () => Object.fromEntries(await arrivedIn(storageIn(folders.provider)))
  await expect.poll(arrived, SOON).toEqual(expected)
}

function libfaketime(): string {
  const files = execFileSync('dpkg', ['-L', 'libfaketime'], { encoding: 'utf8' }).split('\n')
  return files.find((file) => file.endsWith('MT.so.1')) ?? expect.fail('no libfaketime')
}
