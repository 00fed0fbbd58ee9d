import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'

import {
  accepted,
  application,
  freshOutbox,
  keyOf,
  message,
  unreachable,
} from '#outbox/fresh-outbox.fixture.ts'
import type { OutboxEvent } from '#outbox/events.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import { dropEntry, resendEntry } from '#outbox/operating.ts'
import { createCleanup } from '#outbox/cleanup.ts'
import { createEntries } from '#outbox/entries.ts'
import { createWaitingPhotos } from '#outbox/photo-files.ts'
import { readStoreId } from '#outbox/store-id.ts'

/** `ROUNDS=200` has more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const quick = { answerMs: 100, firstProbeMs: 5, lastProbeMs: 50 }

/** Two sites over one database, each with photos of its own, and a panel that takes nothing yet. */
async function twoSites(dialect: 'sqlite' | 'postgres') {
  const one = await freshOutbox({ dialect, limits: { ...quick, firstRetryMs: 200 } })
  const other = await one.openSite()
  one.panel.answer = () => unreachable
  const left = async () =>
    (await one.rows.selectFrom('outbox_entries').selectAll().execute()).length
  return { ...one, other, left }
}

describe.each(['sqlite', 'postgres'] as const)('two sites over one database (%s)', (dialect) => {
  it(
    'send each entry once, each its own, and refuse none',
    async () => {
      const { outbox, other, panel, left, kinds } = await twoSites(dialect)
      for (let round = 0; round < ROUNDS; round += 1) {
        await outbox.submitApplication(application(3 * round))
        await other.outbox.submitApplication(application(3 * round + 1))
        await other.outbox.submitMessage(message(3 * round + 2))
      }
      await other.outbox.submitApplication(application(0)) // sent again, to the site that has it not
      panel.asked.length = 0
      panel.answer = () => accepted
      outbox.start()
      other.outbox.start()
      await expect.poll(left, { timeout: ROUNDS * 5_000 }).toBe(0)
      expect(panel.asked.toSorted()).toEqual(Array.from({ length: 3 * ROUNDS }, (_, n) => keyOf(n)))
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const number of [3 * round, 3 * round + 1]) {
          const photos = application(number).photos.map(({ bytes }) => bytes)
          expect(panel.taken.get(keyOf(number))).toMatchObject({ photos })
        }
      }
      expect(kinds()).not.toContain('entry-refused')
      expect(kinds()).not.toContain('entry-without-photos')
    },
    30_000 + ROUNDS * 6_000,
  )

  it('end by age and clear only what is their own', async () => {
    const { outbox, open, other, passDays, rows, photoFiles, database, folder } =
      await twoSites(dialect)
    await outbox.submitApplication(application(1))
    await other.outbox.submitApplication(application(2))
    await Promise.all([outbox.close(), other.outbox.close()])
    await passDays(31)
    open().start()
    const keys = () => rows.selectFrom('outbox_entries').select('key').execute()
    await expect.poll(keys).toEqual([{ key: keyOf(2) }])
    expect(await photoFiles()).toEqual([])

    // dropped by an operator of the wrong site: the photos end where they are
    const media = await diskMediaStore(folder)
    const entries = createEntries(database, Date.now, await readStoreId({ database, media }))
    const photos = createWaitingPhotos(media, Date.now)
    const cleanup = createCleanup({ database, entries, photos })
    expect(await dropEntry({ entries, cleanup }, keyOf(2))).toBe('elsewhere')
    const kept = await rows.selectFrom('outbox_entries').select(['status', 'payload']).execute()
    expect(kept).toEqual([{ status: 'over', payload: '' }])
  })
})

describe.each(['sqlite', 'postgres'] as const)('a photo that is not there (%s)', (dialect) => {
  it('is waited for ever longer, told once, and sent when it is back', async () => {
    const { outbox, panel, rows, folder, photoFiles, events } = await twoSites(dialect)
    await outbox.submitApplication(application(1))
    const [photo = ''] = await photoFiles()
    const [path, aside] = [join(folder, 'private/waiting', photo), join(folder, 'aside')]
    await rename(path, aside)
    panel.asked.length = 0
    panel.answer = () => accepted
    outbox.start()
    const waits: number[] = []
    for (const tries of [1, 2]) {
      const find = async () => {
        const entry = await rows.selectFrom('outbox_entries').selectAll().executeTakeFirstOrThrow()
        waits[entry.tries - 1] = entry.due_at - (entry.tried_at ?? 0)
        return entry
      }
      await expect.poll(find).toMatchObject({ tries, status: 'waiting' })
    }
    expect(waits[1]).toBeGreaterThan(1.5 * (waits[0] ?? Infinity))
    const told = events.filter(({ kind }) => kind === 'entry-without-photos')
    expect(told).toEqual([{ kind: 'entry-without-photos', reference: keyOf(1) }])
    expect(panel.asked).toEqual([])
    await rename(aside, path)
    await expect.poll(() => panel.taken.has(keyOf(1))).toBe(true)
  })
})

it.each(['sqlite', 'postgres'] as const)(
  'what waits since before stores had names still arrives (%s)',
  async (dialect) => {
    const { outbox, panel, database, open, rows } = await twoSites(dialect)
    await outbox.submitApplication(application(1))
    await outbox.close()
    await database.kysely.schema.alterTable('outbox_entries').dropColumn('store').execute()
    await sql`delete from migrations where owner = 'outbox' and name = '0003-store'`.execute(
      database.kysely,
    )
    await migrateOutbox(database)
    expect(await rows.selectFrom('outbox_entries').select('store').execute()).toEqual([
      { store: null },
    ])
    panel.answer = () => accepted
    open().start()
    await expect.poll(() => panel.taken.has(keyOf(1))).toBe(true)
  },
)

it('an entry of a store that nobody has any more is sent again by whoever has its photos', async () => {
  const { outbox, panel, rows } = await twoSites('sqlite')
  await outbox.submitApplication(application(1))
  await rows.updateTable('outbox_entries').set({ store: 'gone' }).execute()
  await resendEntry(rows, keyOf(1), Date.now())
  panel.answer = () => accepted
  outbox.start()
  await expect.poll(() => panel.taken.has(keyOf(1))).toBe(true)
})

it('processes that start at once over a new store give it one name', async () => {
  const { database, folder } = await freshOutbox()
  const media = await diskMediaStore(join(folder, 'new'))
  const names = await Promise.all([1, 2, 3, 4].map(() => readStoreId({ database, media })))
  expect(new Set(names).size).toBe(1)
  await media.put('private/store-id.txt', new TextEncoder().encode('no name!'))
  await expect(readStoreId({ database, media })).rejects.toThrow('does not name the store')
})

it('sites with databases of their own that start at once over a new store give it one name', async () => {
  const sites = await Promise.all([freshOutbox(), freshOutbox(), freshOutbox(), freshOutbox()])
  const media = await diskMediaStore(join(sites[0].folder, 'new'))
  const names = await Promise.all(sites.map(({ database }) => readStoreId({ database, media })))
  expect(new Set(names).size).toBe(1)
})

describe.each(['sqlite', 'postgres'] as const)('a store that lost its name (%s)', (dialect) => {
  it('is told of at the start, and its entries end with the retention period', async () => {
    const { outbox, open, database, folder, rows, passDays, events, photoFiles } =
      await twoSites(dialect)
    await outbox.submitApplication(application(1))
    await outbox.close()
    const { store: before } = await rows
      .selectFrom('outbox_entries')
      .select('store')
      .executeTakeFirstOrThrow()
    await rm(join(folder, 'private/store-id.txt'))
    const media = await diskMediaStore(folder)
    const report = (event: OutboxEvent) => void events.push(event)
    const store = await readStoreId({ database, media, report })
    expect(events).toContainEqual({
      kind: 'entries-of-other-stores',
      total: 1,
      stores: [before],
    })
    await passDays(181)
    open(database, { media, store }).start()
    const left = () => rows.selectFrom('outbox_entries').selectAll().execute()
    await expect.poll(left).toEqual([])
    expect(events).toContainEqual({ kind: 'entries-ended', references: [keyOf(1)] })
    await expect.poll(photoFiles).toEqual([])
  })
})
