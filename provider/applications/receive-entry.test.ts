import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { rowsOf } from '../service/tables.ts'
import { storedEntries, secondConnection } from './stored-entries.fixture.ts'
import { emptyEntries, findEntries, findEntry, findPhotoPaths, replacePhotos } from './queries.ts'
import { somebody, someone } from './someone.fixture.ts'
import { createEntryReceiver } from './receive-entry.ts'

describe('the photos of an application', () => {
  it('are readable for this user alone, under random names', async () => {
    await using world = await storedEntries('sqlite')
    await world.takeApplication()
    for (const path of await world.photos()) {
      expect(path).toMatch(/^private\/applications\/[\da-z]{8}-[\da-f-]{36}\.(?:jpg|png|gif)$/)
      const file = join(world.folder, 'media', path)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700)
      expect(statSync(join(file, '../..')).mode & 0o777).toBe(0o700)
    }
  })

  it('are none where one of them could not be kept, and neither is the entry', async () => {
    await using world = await storedEntries('sqlite')
    let count = 0
    const media: typeof world.media = {
      ...world.media,
      put: async (path, bytes) => {
        count += 1
        if (count === 3) throw new Error('the disk is full')
        await world.media.put(path, bytes)
      },
    }
    const receiver = createEntryReceiver({ ...world, media, now: Date.now, onReceived: null })
    const id = randomUUID()
    await expect(receiver.receive(id, await somebody())).rejects.toThrow('the disk is full')
    expect(await world.photos()).toEqual([])
    expect(await findEntry(world.rows, id)).toBeNull()
    expect(await world.takeApplication(id)).toBe(id)
  })

  it('go where it is known that no row names them', async () => {
    await using world = await storedEntries('sqlite')
    const closed = await secondConnection(world.url)
    const media: typeof world.media = {
      ...world.media,
      put: async (path, bytes) => {
        await world.media.put(path, bytes)
        await closed.close()
      },
    }
    const options = { media, rows: rowsOf(closed), now: Date.now, onReceived: null }
    const taken = createEntryReceiver(options).receive(randomUUID(), await somebody())
    await expect(taken).rejects.toThrow()
    expect(await world.photos()).toEqual([])
  })

  it('that are missing are taken anew when the same entry comes again', async () => {
    await using world = await storedEntries('sqlite')
    const [id, entry] = [randomUUID(), await somebody()]
    await world.take(entry, id)
    const [lost = ''] = await world.photos()
    await world.media.remove(lost)
    await world.take(entry, id)
    const kept = await findEntry(world.rows, id)
    expect(await world.photos()).toEqual(
      expect.arrayContaining(kept?.photos.map(({ path }) => path) ?? [lost]),
    )
  })
})

describe.each(['sqlite', 'postgres'] as const)(
  'one key in two processes at once (%s)',
  (dialect) => {
    it('is kept once, with one set of photos', async () => {
      await using world = await storedEntries(dialect)
      await using other = await secondConnection(world.url)
      const options = { media: world.media, now: Date.now, onReceived: null }
      const receivers = [world.rows, rowsOf(other)].map((rows) =>
        createEntryReceiver({ ...options, rows }),
      )
      const [one, two] = [await somebody(), await somebody()]
      const id = randomUUID()
      const taken = await Promise.all(
        receivers.map((receiver, index) => receiver.receive(id, index === 0 ? one : two)),
      )
      expect(taken).toEqual([{ id }, { id }])
      expect(await findEntries(world.rows)).toHaveLength(1)
      expect(await world.photos()).toHaveLength(4)
    })

    it('with two payloads keeps one and refuses the other', async () => {
      await using world = await storedEntries(dialect)
      await using other = await secondConnection(world.url)
      const options = { media: world.media, now: Date.now, onReceived: null }
      const receivers = [world.rows, rowsOf(other)].map((rows) =>
        createEntryReceiver({ ...options, rows }),
      )
      const { photos } = await somebody()
      const id = randomUUID()
      const taken = await Promise.allSettled(
        receivers.map((receiver, index) =>
          receiver.receive(id, {
            kind: 'getScouted',
            photos,
            fields: { ...someone, shoes: `${37 + index}` },
          }),
        ),
      )
      expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await world.photos()).toHaveLength(4)
    })
  },
)

it('an entry that is emptied while its photos are taken anew names none afterwards', async () => {
  await using world = await storedEntries('postgres')
  await using other = await secondConnection(world.url)
  await using third = await secondConnection(world.url)
  const id = await world.takeMessage()
  const anew = [{ slot: 'image_1', path: `private/applications/${id}.jpg` }] as const
  const countWaiting = sql<{ total: number }>`select count(*)::int as total from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const both = await third.kysely.transaction().execute(async (turn) => {
    await sql`lock table entry_photos in share mode`.execute(turn)
    const replaced = replacePhotos(world.rows, id, anew)
    const emptied = emptyEntries(rowsOf(other), [id], '2026-01-02T00:00:00.000Z')
    const waiting = async () => (await countWaiting.execute(turn)).rows
    await expect.poll(waiting).toEqual([{ total: 2 }])
    return { done: Promise.all([replaced, emptied]) }
  })
  await both.done
  expect(await findPhotoPaths(world.rows)).toEqual(new Set())
})
