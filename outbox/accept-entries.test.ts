import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { tcpProxy } from '#storage/tcp-proxy.fixture.ts'
import { OutcomeUnknownError } from '#storage/transact.ts'

import { createLeases } from './leases.ts'
import { createEntries, type StoredEntry } from './entries.ts'
import { application, freshOutbox, keyOf, message, unreachable } from './fresh-outbox.fixture.ts'
import { createEntryAcceptance } from './accept-entries.ts'
import { outboxLimits } from './outbox-limits.ts'
import { createWaitingPhotos } from './photo-files.ts'

const limits = { ...outboxLimits, answerMs: 0 }
const received = { status: 'received', reference: keyOf(1) }

/** Keeping over a database whose word of an insertion gets lost, after `meanwhile`. */
async function acceptanceWithLostReply(meanwhile: (entry: StoredEntry) => Promise<unknown>) {
  const { database, folder, rows, photoFiles } = await freshOutbox()
  const entries = createEntries(database, Date.now)
  const sent: string[] = []
  const acceptance = createEntryAcceptance({
    entries: {
      ...entries,
      async insert(entry, lease) {
        await meanwhile(await entries.insert(entry, lease))
        throw new OutcomeUnknownError('the connection broke')
      },
    },
    leases: createLeases({ database, owner: 'us', limits, now: Date.now }),
    photos: createWaitingPhotos(await diskMediaStore(folder), Date.now),
    sender: {
      wake: () => {},
      reserveSlot: () => () => {},
      async send({ key }) {
        sent.push(key)
        return null
      },
      close: async () => {},
    },
    limits,
    report: () => {},
    now: Date.now,
  })
  return { acceptance, entries, rows, sent, photoFiles }
}

it('an entry that was written though the database’s word was lost is sent', async () => {
  const { acceptance, sent, photoFiles } = await acceptanceWithLostReply(async () => {})
  expect(await acceptance.submitApplication(application(1))).toEqual(received)
  expect(sent).toEqual([keyOf(1)])
  expect(await photoFiles()).toHaveLength(4)
})

it('and keeps its photos where another process has begun to send it meanwhile', async () => {
  const theirs = { lease_owner: 'another' }
  const { acceptance, sent, photoFiles, rows } = await acceptanceWithLostReply(({ key }) =>
    rows.updateTable('outbox_entries').set(theirs).where('key', '=', key).execute(),
  )
  expect(await acceptance.submitApplication(application(1))).toEqual(received)
  expect(sent).toEqual([])
  expect(await photoFiles()).toHaveLength(4)
})

it('what is left of an entry that was given up is not taken for the same sent again', async () => {
  const { acceptance, entries, sent } = await acceptanceWithLostReply(({ key }) =>
    entries.giveUp(key),
  )
  expect(await acceptance.submitMessage(message(1))).toMatchObject({ status: 'failed' })
  expect(sent).toEqual([])
})

it('the same form sent again brings the photos anew that an entry has lost', async () => {
  const { outbox, panel, rows, folder, photoFiles } = await freshOutbox()
  panel.answer = () => unreachable
  await outbox.submitApplication(application(1))
  const [lost = ''] = await photoFiles()
  await rm(join(folder, 'private/waiting', lost))
  expect(await outbox.submitApplication(application(1))).toEqual(received)
  const { photos } = await rows
    .selectFrom('outbox_entries')
    .select('photos')
    .executeTakeFirstOrThrow()
  const names = (await photoFiles()).map((name) => `private/waiting/${name}`)
  expect(names).toEqual(expect.arrayContaining(JSON.parse(photos)))
})

it('connections that are cut while an entry is written cost nobody an answer: it is written on another', async () => {
  const { url, openAlone, panel, kinds, photoFiles } = await freshOutbox({ dialect: 'postgres' })
  const proxy = await tcpProxy(url)
  const outbox = await openAlone(proxy.url)
  let cuts = 0
  proxy.state.passing = (bytes, { client, server }) => {
    if (cuts === 2 || !bytes.includes('insert into "outbox_entries"')) return server.write(bytes)
    cuts += 1
    client.resetAndDestroy()
    return server.destroy()
  }
  expect(await outbox.submitApplication(application(1))).toEqual(received)
  proxy.state.passing = null
  expect(cuts).toBe(2)
  expect(panel.asked).toEqual([keyOf(1)])
  expect(kinds()).not.toContain('entry-not-kept')
  expect(await photoFiles()).toEqual([])
})

it('a database that falls silent at a commit lets the visitor send again in time, and the photos stay until its outcome is known', async () => {
  const { url, openAlone, panel, kinds, rows, photoFiles } = await freshOutbox({
    dialect: 'postgres',
    limits: { keepMs: 2_000 },
  })
  panel.answer = () => unreachable
  const proxy = await tcpProxy(url)
  const outbox = await openAlone(proxy.url)
  const held: (() => void)[] = []
  proxy.state.passing = (bytes, { server }) => {
    if (held.length > 0 || bytes.includes('commit\0')) held.push(() => server.write(bytes))
    else server.write(bytes)
  }
  expect(await outbox.submitApplication(application(1))).toMatchObject({ status: 'failed' })
  expect(await outbox.submitApplication(application(1))).toMatchObject({ status: 'failed' })
  expect(kinds()).toContain('entry-not-kept')
  expect(held).not.toEqual([])
  expect(await photoFiles()).toHaveLength(4)

  proxy.state.passing = null
  for (const pass of held) pass()
  await expect.poll(() => outbox.submitApplication(application(1))).toEqual(received)
  expect(await rows.selectFrom('outbox_entries').select('key').execute()).toEqual([
    { key: keyOf(1) },
  ])
  expect(await photoFiles()).toHaveLength(4)
})
