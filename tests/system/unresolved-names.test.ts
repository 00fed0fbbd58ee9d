import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { arrivedIn, expectedOfAll, sendUntilKept, storageIn } from '../durability/arrivals.ts'
import type { Application } from '../durability/send-application.ts'
import { siteOverFaults, wrongPages } from '../faults/site-over-faults.ts'
import { report } from '../sizes.ts'
import { oldForms } from './old-forms.ts'

const PANEL = 'panel.passarela.test'
const INTEGRATION = 'integration.passarela.test'
const MINUTE_MS = 60_000

it('names that do not resolve for a minute cost no seen page and no application, and the data are fresh soon after', async () => {
  const names = await ownNames()
  await names.write(`127.0.0.1 localhost ${PANEL} ${INTEGRATION}`)
  const services = await siteOverFaults({ hosts: { panel: PANEL, integration: INTEGRATION } })
  const { site, folders, panel } = services
  await expect.poll(() => wrongPages(site), { timeout: MINUTE_MS }).toEqual([])

  await names.write('127.0.0.1 localhost')
  const acknowledged = new Map<string, Application>()
  for (const begin = performance.now(); performance.now() - begin < MINUTE_MS;) {
    await site.skipAMinute()
    expect(await wrongPages(site)).toEqual([])
    for (const application of await oldForms(site.url, 1))
      acknowledged.set(await sendUntilKept(site.url, application), application)
    await sleep(1_000)
  }
  expect(panel.entries).toEqual([]) // nothing found its way there
  await services.change('imbuia')
  await names.write(`127.0.0.1 localhost ${PANEL} ${INTEGRATION}`)
  const back = performance.now()
  const afresh = async () => {
    await site.skipAMinute()
    return wrongPages(site, 'imbuia')
  }
  await expect.poll(afresh, { timeout: MINUTE_MS }).toEqual([])
  report('fresh again after', `${Math.round(performance.now() - back)} ms`)
  const expected = Object.fromEntries(await expectedOfAll(acknowledged))
  const arrived = async () => Object.fromEntries(await arrivedIn(storageIn(folders.provider)))
  await expect.poll(arrived, { timeout: 2 * MINUTE_MS, interval: 200 }).toEqual(expected)
}, 600_000)

/** Names of this process and its children alone; nobody else is asked for one. Needs mounts of its own. */
async function ownNames() {
  const hosts = join(tmpdir(), `passarela-hosts-${process.pid}`)
  for (const [file, place] of [
    [hosts, '/etc/hosts'],
    [`${hosts}-none`, '/etc/resolv.conf'],
  ] as const) {
    await writeFile(file, '')
    execFileSync('mount', ['--bind', file, place])
    onTestFinished(async () => {
      execFileSync('umount', ['--lazy', place])
      await rm(file)
    })
  }
  return { write: (line: string) => writeFile(hosts, `${line}\n`) }
}
