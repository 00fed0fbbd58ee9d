import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { EntryReply } from '#upstream/upstream.ts'

import {
  accepted,
  application,
  freshOutbox,
  invalid,
  keyOf,
  message,
  unreachable,
} from './fresh-outbox.fixture.ts'

const full = () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
const received = (number: number) => ({ status: 'received', reference: keyOf(number) })
const until = { interval: 5 }

describe.each(['sqlite', 'postgres'] as const)('an outbox over %s', (dialect) => {
  it('hands an application over with its photos in their slots, and keeps nothing but a mark', async () => {
    const { outbox, panel, rows, photoFiles } = await freshOutbox({ dialect })
    expect(await outbox.submitApplication(application(1))).toEqual(received(1))
    expect(panel.taken.get(keyOf(1))).toEqual({
      fields: application(1).fields,
      consent: application(1).consent,
      photos: application(1).photos.map(({ bytes }) => bytes),
    })
    expect(await rows.selectFrom('outbox_entries').selectAll().execute()).toEqual([])
    expect(await photoFiles()).toEqual([])
    const marks = await rows.selectFrom('outbox_marks').selectAll().execute()
    expect(marks).toEqual([
      {
        key: keyOf(1),
        withdrawn_at: null,
        asked_key: null,
        panel_id: 'panel-1',
        arrived_at: expect.any(Number),
        privacy_version: 'pt-0123456789ab',
        reply: '201 {"id":"panel-1"}',
        agreed_at: Date.parse('2026-03-01T12:00:00Z'),
      },
    ])
  })

  it('keeps what the panel does not take now, privately, and sends it when it does', async () => {
    const { outbox, panel, folder, photoFiles, open } = await freshOutbox({
      dialect,
      limits: { firstProbeMs: 5 },
    })
    panel.answer = () => unreachable
    expect(await outbox.submitApplication(application(1))).toEqual(received(1))
    expect(await outbox.submitMessage(message(2))).toEqual(received(2))
    const files = await photoFiles()
    expect(files).toHaveLength(4)
    const modes = files.map(
      async (file) => (await stat(join(folder, 'private/waiting', file))).mode,
    )
    expect(await Promise.all(modes.map(async (mode) => (await mode) & 0o777))).toEqual([
      0o600, 0o600, 0o600, 0o600,
    ])
    await outbox.close()

    panel.answer = () => accepted
    open().start()
    await expect.poll(() => [...panel.taken.keys()].toSorted(), until).toEqual([keyOf(1), keyOf(2)])
    await expect.poll(photoFiles, until).toEqual([])
  })

  it('takes one of two processes that are given the same form', async () => {
    const { outbox, open, panel } = await freshOutbox({ dialect })
    const other = open()
    const submissions = [1, 2, 3, 4, 5].flatMap((number) => [
      outbox.submitApplication(application(number)),
      other.submitApplication(application(number)),
    ])
    for (const submission of await Promise.all(submissions)) {
      expect(submission).toMatchObject({ status: 'received' })
    }
    await expect.poll(() => panel.taken.size, until).toBe(5)
    expect(panel.asked).toHaveLength(5)
  })
})

it('entries whose photos are lost take no try of a panel that is away from the others', async () => {
  const limits = { firstProbeMs: 200, lastProbeMs: 200, firstRetryMs: 1, lastRetryMs: 1 }
  const { outbox, panel, folder } = await freshOutbox({ limits })
  panel.answer = () => unreachable
  await outbox.submitMessage(message(0))
  for (let number = 1; number < 10; number += 1) await outbox.submitApplication(application(number))
  await rm(join(folder, 'private/waiting'), { recursive: true })
  panel.asked.length = 0 // a busy machine may store so slowly that an application was the probe
  outbox.start()
  await expect.poll(() => panel.asked.length).toBeGreaterThan(4)
  expect(new Set(panel.asked)).toEqual(new Set([keyOf(0)]))
})

it('of somebody whose application has arrived no byte is left', async () => {
  const often = { limits: { upkeepEveryMs: 50 } }
  const { outbox, panel, folder, databaseFile, open } = await freshOutbox(often)
  panel.answer = () => unreachable
  await outbox.submitApplication(application(1))
  expect(await holdsCanary(folder, databaseFile)).toBe(true)
  await outbox.close()
  panel.answer = () => accepted
  open().start()
  await expect.poll(() => panel.taken.size, until).toBe(1)
  await expect.poll(() => holdsCanary(folder, databaseFile), until).toBe(false)
})

/** In the media store, and in the database with its log of changes. */
async function holdsCanary(folder: string, databaseFile: string): Promise<boolean> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const media = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const all = [...media, databaseFile, `${databaseFile}-wal`]
  const found = await Promise.all(all.map((file) => readFile(file).catch(() => Buffer.alloc(0))))
  return found.some((bytes) => bytes.includes('quibungo') || bytes.includes('photo 1 of'))
}

describe('a visitor', () => {
  it('gets one answer to a form that was sent twice at once, and the same later', async () => {
    const { outbox, panel } = await freshOutbox()
    const twice = [outbox.submitMessage(message(1)), outbox.submitMessage(message(1))]
    expect(await Promise.all(twice)).toEqual([received(1), received(1)])
    expect(await outbox.submitMessage(message(1))).toEqual(received(1))
    expect(panel.asked).toEqual([keyOf(1)])
  })

  it('gets the panel’s errors, and nothing of the entry is kept', async () => {
    const { outbox, panel, rows, photoFiles } = await freshOutbox()
    panel.answer = () => invalid
    const errors = { email: ['must be one'] }
    expect(await outbox.submitApplication(application(1))).toEqual({ status: 'invalid', errors })
    expect(await rows.selectFrom('outbox_entries').selectAll().execute()).toEqual([])
    expect(await photoFiles()).toEqual([])
  })

  it('gets the errors even while nothing can be deleted, and never a receipt', async () => {
    const { outbox, panel, kinds } = await freshOutbox({
      media: (store) => ({ ...store, remove: full }),
    })
    panel.answer = () => invalid
    expect(await outbox.submitApplication(application(1))).toMatchObject({ status: 'invalid' })
    expect(kinds()).toEqual(['storage-failed'])
  })

  it('gets the errors even while the database cannot record the refusal', async () => {
    const { outbox, panel, rows, kinds } = await freshOutbox()
    panel.answer = async () => {
      await rows.schema.dropTable('outbox_entries').execute()
      return invalid
    }
    expect(await outbox.submitMessage(message(1))).toMatchObject({ status: 'invalid' })
    expect(kinds()).toEqual(['storage-failed'])
  })

  it('who has gone before the panel refused leaves it to the agency', async () => {
    const { outbox, panel, rows, events } = await freshOutbox({ limits: { answerMs: 5 } })
    const { promise, resolve } = Promise.withResolvers<EntryReply>()
    panel.answer = () => promise
    expect(await outbox.submitMessage(message(1))).toEqual(received(1))
    resolve(invalid)
    await expect
      .poll(() => events, until)
      .toContainEqual({
        kind: 'entry-refused',
        reference: keyOf(1),
        fields: ['email'],
      })
    const kept = await rows.selectFrom('outbox_entries').select(['status', 'reason']).execute()
    expect(kept).toEqual([{ status: 'refused', reason: 'email: must be one' }])
  })

  it('hears that nothing was kept when it could not be, and may try again', async () => {
    let written = 0
    const { outbox, panel, photoFiles, kinds } = await freshOutbox({
      media: (store) => ({
        ...store,
        put: (path, bytes) => ((written += 1) === 3 ? full() : store.put(path, bytes)),
      }),
    })
    const failed = { status: 'failed', retryAfterSeconds: 60 }
    expect(await outbox.submitApplication(application(1))).toEqual(failed)
    expect(kinds()).toEqual(['entry-not-kept'])
    expect(panel.asked).toEqual([])
    expect(await photoFiles()).toEqual([])
    expect(await outbox.submitApplication(application(1))).toEqual(received(1))
  })

  it('fails too if the database accepts nothing, and leaves no photos', async () => {
    const { outbox, photoFiles, rows } = await freshOutbox()
    await rows.schema.dropTable('outbox_entries').execute()
    expect(await outbox.submitApplication(application(2))).toMatchObject({ status: 'failed' })
    expect(await photoFiles()).toEqual([])
  })

  it('is turned away while too many of its kind wait or are in moderation, and for none of the others', async () => {
    const entries = {
      application: { waiting: 1, moderation: 1 },
      message: { waiting: 1, moderation: 1 },
    }
    const { outbox, panel } = await freshOutbox({ limits: { entries, answerMs: 0 } })
    panel.answer = () => unreachable
    const failed = { status: 'failed', retryAfterSeconds: 60 }
    expect(await outbox.submitMessage(message(1, true))).toEqual(received(1))
    expect(await outbox.submitMessage(message(2, true))).toEqual(failed)
    expect(await outbox.submitMessage(message(1, true))).toEqual(received(1)) // the same again
    expect(await outbox.submitMessage(message(3))).toEqual(received(3))
    expect(await outbox.submitMessage(message(4))).toEqual(failed)
    expect(await outbox.submitApplication(moderation(5))).toEqual(received(5))
    expect(await outbox.submitApplication(moderation(6))).toEqual(failed)
    expect(await outbox.submitApplication(application(7))).toEqual(received(7))
    expect(await outbox.submitApplication(application(8))).toEqual(failed)
  })

  it('is held for moderation if it needs one', async () => {
    const { outbox, panel, rows, kinds } = await freshOutbox()
    expect(await outbox.submitMessage(message(1, true))).toEqual(received(1))
    expect(panel.asked).toEqual([])
    expect(kinds()).toEqual(['entry-held'])
    const kept = await rows.selectFrom('outbox_entries').select('status').execute()
    expect(kept).toEqual([{ status: 'held' }])
  })
})

const moderation = (number: number) => ({ ...application(number), needsModeration: true })

describe.each(['sqlite', 'postgres'] as const)('several processes over %s', (dialect) => {
  it('send four at a time, all together, and none twice', async () => {
    const { outbox, panel, openAlone } = await freshOutbox({ dialect })
    panel.answer = () => unreachable
    for (let number = 0; number < 60; number += 1) await outbox.submitMessage(message(number))
    await outbox.close()
    panel.asked.length = 0
    panel.answer = async () => {
      await new Promise(setImmediate)
      return accepted
    }
    for (const process of await Promise.all([openAlone(), openAlone(), openAlone()]))
      process.start()
    await expect.poll(() => panel.taken.size, until).toBe(60)
    expect(panel.asked).toHaveLength(60)
    expect(panel.busiest).toBeLessThanOrEqual(4)
  })

  it('tell a form that came to two of them one thing: what the panel has against it', async () => {
    const { panel, openAlone } = await freshOutbox({ dialect })
    const [one, other] = await Promise.all([openAlone(), openAlone()])
    const { promise: bothWait, resolve: oneIsAsked } = Promise.withResolvers<void>()
    panel.answer = async () => {
      oneIsAsked()
      await new Promise((resolve) => setTimeout(resolve, 300)) // the other's form comes meanwhile
      return invalid
    }
    const first = one.submitMessage(message(1))
    await bothWait
    const second = other.submitMessage(message(1))
    const errors = { email: ['must be one'] }
    expect(await Promise.all([first, second])).toEqual([
      { status: 'invalid', errors },
      { status: 'invalid', errors },
    ])
  })
})
