import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { codeOf } from '#storage/storage-error.ts'

import { integrityOf, sendUntilKept, someAddress, storageIn } from '../durability/arrivals.ts'
import { send } from '../durability/send-application.ts'
import { p95, report } from '../sizes.ts'
import * as fault from '../faults/service-faults.ts'
import { siteOverFaults, WORD, wrongPages } from '../faults/site-over-faults.ts'
import { expectedKept, keptIn } from './kept-applications.ts'
import { oldForms } from './old-forms.ts'

/** How much room is left: for nothing, for a part of an upload, for a part of what is kept of it. */
const ROOM_BYTES = [0, 4_096, 8_192, 16_384, 32_768, 65_536, 131_072]

/** Nobody has seen them: they are read from a service, which answers. */
const unseen = [
  ['/en/models', 'ana @'],
  ['/es/modelos', 'bia @'],
  ['/en/models/men/mainboard/4/otto', 'otto @'],
  ['/modelos/todos/all/3/eva', 'eva @'],
  ['/en/compare?ids=1,2', 'bia @'],
  ['/en/models.data', 'ana @'],
  ['/es/modelos/mujeres/mainboard/2/bia', 'bia @'],
] as const

it('a full disk costs no page and no false receipt, and the site takes applications again once there is room', async () => {
  const { folders, panel, open } = await siteOverFaults()
  const folder = join(dirname(folders.site), 'full')
  await mkdir(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder])
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  const site = await open('full')
  await expect.poll(() => wrongPages(site)).toEqual([])
  const applications = await oldForms(site.url, 4 * ROOM_BYTES.length)
  panel.fault = fault.resets

  const acknowledged = new Map<string, (typeof applications)[number]>()
  const refused: typeof applications = []
  const times: number[] = []
  for (const [index, room] of ROOM_BYTES.entries()) {
    await fillUp(folder, room)
    for (const application of applications.slice(4 * index, 4 * index + 4)) {
      const begin = performance.now()
      const outcome = await send(site.url, application, someAddress())
      times.push(performance.now() - begin)
      if (outcome?.get('status') === 'received')
        acknowledged.set(String(outcome.get('reference')), application)
      else refused.push(application)
      expect(String(outcome?.get('reason') ?? outcome?.get('status'))).toMatch(
        /^(?:received|unkept)$/,
      )
    }
    expect(await wrongPages(site)).toEqual([])
    expect(await wrongPages(site, WORD, unseen.slice(index, index + 1))).toEqual([])
  }
  report('an answer to an application while the disk is full', p95(times))
  report('of which refused', `${refused.length} of ${applications.length}`)
  expect(refused.length).toBeGreaterThanOrEqual(4)

  await rm(join(folder, 'filler'))
  const cleared = performance.now()
  for (const application of refused)
    acknowledged.set(await sendUntilKept(site.url, application), application)
  report('all of them kept after', `${Math.round(performance.now() - cleared)} ms`)
  const kept = await keptIn(folder)
  expect(acknowledged.size).toBe(applications.length)
  for (const [reference, application] of acknowledged)
    expect(kept.get(reference)).toEqual(await expectedKept(application))
  expect(await integrityOf(storageIn(folder))).toBe('ok')
}, 300_000)

/** Leaves so much room on the disk of a folder. */
async function fillUp(folder: string, roomBytes: number) {
  const filler = join(folder, 'filler')
  const room = join(folder, 'room')
  await rm(filler, { force: true })
  await writeFile(room, new Uint8Array(roomBytes))
  for (let bytes = 2 ** 20; bytes >= 4_096;) {
    try {
      await appendFile(filler, new Uint8Array(bytes))
    } catch (error) {
      expect(codeOf(error)).toBe('ENOSPC')
      bytes /= 2
    }
  }
  await rm(room)
}
