import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { IMPORT } from '#provider/agency-folder/import-folder.ts'
import { talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { credentials } from '../credentials.ts'
import { copyDemoData } from '../demo-data.ts'
import { runToEnd, start } from '../processes.ts'
import { type HeldPanel, heldPanel } from './held-panel.ts'
import { openForms, sendMessage, twoMachines, type TwoMachines } from './two-machines.ts'

const patience = { timeout: 60_000 }
const resources = new AsyncDisposableStack()
let machines: TwoMachines
let panel: HeldPanel

beforeAll(async () => {
  const atEnd = (stop: () => Promise<void>) => resources.defer(stop)
  const { path: folder } = resources.use(
    await mkdtempDisposable(join(tmpdir(), 'passarela-panel-')),
  )
  await copyDemoData(folder)
  const provider = await start('provider', { ...credentials, DATA_DIR: folder }, atEnd)
  panel = await heldPanel(provider.url, atEnd)
  const services = { ...credentials, PANEL_URL: panel.url, INTEGRATION_URL: provider.url }
  machines = await twoMachines(resources, { services })
})
afterAll(() => resources.disposeAsync())

it('what one machine sends no other sends, though its clock is five minutes ahead', async () => {
  const { a, b, waiting } = machines
  const [ofA = '', ...others] = await openForms(a, [a, b], 3)
  panel.hold()
  const held = await sendMessage(a, ofA, '10.0.0.1')
  expect(held).toMatchObject({ status: 'received' })
  for (const form of others) {
    const sent = await sendMessage(b, form, '10.0.0.1') // and B looks for more to send
    expect(sent).toMatchObject({ status: 'received' })
  }
  panel.release()
  await expect.poll(waiting, patience).toBe(0)
  expect(panel.sent).toContain(held.reference)
  expect(panel.sent.toSorted()).toEqual([...new Set(panel.sent)].toSorted())
})

it('a form of one machine is accepted by the other, and once by both', async () => {
  const { a, b, waiting } = machines
  const [form = ''] = await openForms(b, [a, b], 1)
  const told = await Promise.all([a, b, a].map((each) => sendMessage(each, form, '10.0.0.2')))
  const [first] = told
  expect(first).toMatchObject({ status: 'received' })
  expect(told.map(({ reference }) => reference)).toEqual(told.map(() => first?.reference))
  await expect.poll(waiting, patience).toBe(0)
  expect(panel.sent.filter((key) => key === first?.reference)).toHaveLength(1)
})

it('the limits of one address hold for both machines together', async () => {
  const { a, b } = machines
  const statuses: string[] = []
  for (const [index, form] of (await openForms(a, [a, b], 6)).entries()) {
    const told = await sendMessage(index % 2 === 0 ? a : b, form, '10.0.0.3')
    statuses.push(told.status)
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 'received'), 'proof-needed'])
})

it('an import is told that another machine’s import is running', async () => {
  const { database, environment } = machines
  const folder = await freshFolder()
  await writeAgency(folder, { talents: [talentNamed('ana')] })
  await using lock = await database.tryLock(IMPORT)
  expect(lock).not.toBeNull()
  const own = { ...environment('c'), PANEL_URL: '', INTEGRATION_URL: '' }
  expect(await runToEnd('agency', own, ['import', folder])).toEqual({
    code: 1,
    said: 'Nothing was imported: another import is running. Run this one again when that one has ended.\n',
  })
})
