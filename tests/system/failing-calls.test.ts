import fc from 'fast-check'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { integrityOf, sendUntilKept, someAddress, storageIn } from '../durability/arrivals.ts'
import { send } from '../durability/send-application.ts'
import { report, seed } from '../sizes.ts'
import * as fault from '../faults/service-faults.ts'
import { siteOverFaults } from '../faults/site-over-faults.ts'
import { whileFailing } from './failing-calls.ts'
import { expectedKept, keptIn } from './kept-applications.ts'
import { oldForms } from './old-forms.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 300)

/** Calls of an upload, and errors that they can have. */
const errorsOf = {
  openat: ['ENOSPC', 'EIO', 'EMFILE', 'EACCES'],
  fsync: ['ENOSPC', 'EIO', 'EDQUOT'],
  pwrite64: ['ENOSPC', 'EIO', 'EDQUOT'],
  rename: ['ENOSPC', 'EIO', 'EDQUOT'],
  mkdir: ['ENOSPC', 'EDQUOT'],
  ftruncate: ['EIO'],
  unlink: ['EIO'],
}
const failing = fc
  .constantFrom(
    ...Object.entries(errorsOf).flatMap(([call, errors]) =>
      errors.map((error) => ({ call, error })),
    ),
  )
  .chain(({ call, error }) => fc.integer({ min: 1, max: 4 }).map((nth) => ({ call, error, nth })))

it(`whatever call of an upload fails, there is no receipt for an application that is not kept (SEED=${seed})`, async () => {
  const { folders, panel, open } = await siteOverFaults()
  const folder = join(dirname(folders.site), 'failing')
  let site = await open('failing')
  const applications = await oldForms(site.url, ROUNDS)
  panel.fault = fault.resets
  const words: string[] = []
  for (const [number, each] of fc.sample(failing, { seed, numRuns: ROUNDS }).entries()) {
    const application = applications[number] ?? expect.fail()
    const sent = () => send(site.url, application, someAddress())
    const { done, failures } = await whileFailing(site.pid, each, sent)
    const said = String(done?.get('reason') ?? done?.get('status'))
    expect(said, JSON.stringify(each)).toMatch(
      failures > 0 ? /^(?:received|unkept)$/ : /^received$/,
    )
    if (failures > 0) words.push(said)
    const reference =
      said === 'received' ? done?.get('reference') : await sendUntilKept(site.url, application)
    const kept = (await keptIn(folder)).get(String(reference))
    expect(kept, JSON.stringify(each)).toEqual(await expectedKept(application))
    if (number % 30 === 0) {
      await site.stop()
      expect(await integrityOf(storageIn(folder))).toBe('ok')
      site = await open('failing')
    }
  }
  const received = words.filter((word) => word === 'received').length
  report('applications one of whose calls failed', `${words.length}, ${received} kept all the same`)
  expect(words.length - received).toBeGreaterThan(ROUNDS / 4)
}, 1_800_000)
