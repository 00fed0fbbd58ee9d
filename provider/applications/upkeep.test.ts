import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, it } from 'vitest'

import type { ExpiryEvent } from '#storage/expiry-guard.ts'
import { passDays } from '#storage/pass-days.fixture.ts'

import { storedEntries } from './stored-entries.fixture.ts'
import { storePhotos, photoFiles } from './photos.ts'
import { findEntries, findKey } from './queries.ts'
import { message, somebody, someone } from './someone.fixture.ts'
import { forgetEntries, startUpkeep } from './upkeep.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type World = Awaited<ReturnType<typeof storedEntries>>

/** One round of it, as at a start; what was told of it. */
async function keepUp(
  { database, media, clock }: Pick<World, 'database' | 'media' | 'clock'>,
  store?: string,
) {
  const failures: unknown[] = []
  const events: ExpiryEvent[] = []
  const now = () => clock.now
  const report = (error: unknown) => void failures.push(error)
  const onExpiry = (event: ExpiryEvent) => void events.push(event)
  await startUpkeep({ database, media, retentionDays: 180, store, now, report, onExpiry })()
  expect(failures).toEqual([])
  return events
}

/** Days pass while a process looks at the clock. */
async function live({ database, clock }: World, days: number) {
  await passDays(database, { from: clock.now, days, set: (now) => void (clock.now = now) })
}

const textsOfSomeone = [someone.realname, someone.email, someone.phone, 'Ubatuba', message.name]

/** The texts that stand anywhere in the files of a folder. */
function findInFiles(folder: string, texts: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
  return files.flatMap((path) => {
    const bytes = readFileSync(path)
    return texts.filter((text) => bytes.includes(text)).map((text) => `${path}: ${text}`)
  })
}

describe.each(['sqlite', 'postgres'] as const)('entries (%s)', (dialect) => {
  it('end after the agency’s period, with their photos', async () => {
    await using world = await storedEntries(dialect)
    await world.takeApplication()
    await world.takeMessage()
    await live(world, 2)
    const later = await world.takeApplication()

    await live(world, 178)
    await keepUp(world)
    expect(await findEntries(world.rows)).toHaveLength(3)
    world.clock.now += 1
    const events = await keepUp(world)
    expect(events).toEqual([{ kind: 'deleted-by-age', what: 'entries', total: 2 }])
    expect((await findEntries(world.rows)).map(({ id }) => id)).toEqual([later])
    expect(await world.photos()).toHaveLength(4)
  })

  it('leave only their key, as a tombstone for 30 days', async () => {
    await using world = await storedEntries(dialect)
    const id = await world.takeApplication()
    await forgetEntries(world, [id], world.clock.now)
    const left = await world.rows.selectFrom('entries').selectAll().execute()
    expect(left).toEqual([
      {
        id,
        kind: 'getScouted',
        received_at: '2026-01-01T00:00:00.000Z',
        gone_at: '2026-01-01T00:00:00.000Z',
        announced_at: null,
        announcing_until: null,
        fields: null,
        fingerprint: null,
      },
    ])
    expect(await world.photos()).toEqual([])

    expect(await world.takeApplication(id)).toBe(id)
    expect(await world.photos()).toEqual([])
    await live(world, 30)
    await keepUp(world)
    expect(await findKey(world.rows, id)).not.toBeNull()
    world.clock.now += 1
    const events = await keepUp(world)
    expect(events).toEqual([{ kind: 'deleted-by-age', what: 'marks of entries', total: 1 }])
    expect(await findKey(world.rows, id)).toBeNull()
  })

  it('end all together where there are many, after a second look', async () => {
    await using world = await storedEntries(dialect)
    for (let count = 0; count < 250; count++) await world.takeMessage()
    await live(world, 181)
    expect(await keepUp(world)).toMatchObject([{ kind: 'deletion-held', due: 250, total: 250 }])
    expect(await findEntries(world.rows)).toHaveLength(250)
    await live(world, 1)
    const events = await keepUp(world)
    expect(events).toEqual([{ kind: 'deleted-by-age', what: 'entries', total: 250 }])
    expect(await findEntries(world.rows)).toEqual([])
  })
})

it('a start with a clock ten years ahead deletes nothing, and is reported', async () => {
  await using world = await storedEntries('sqlite')
  await world.takeApplication()
  await live(world, 1)
  world.clock.now += 3_652 * DAY_MS
  expect(await keepUp(world)).toMatchObject([{ kind: 'clock-jumped' }])
  expect(await keepUp(world)).toEqual([])
  world.clock.now -= 3_652 * DAY_MS
  expect(await keepUp(world)).toMatchObject([{ kind: 'clock-jumped' }])
  expect(await findEntries(world.rows)).toHaveLength(1)
  expect(await world.photos()).toHaveLength(4)
})

describe('photos without an entry', () => {
  it('go as soon as none can come any more, and nothing else does', async () => {
    await using world = await storedEntries('sqlite')
    await world.takeApplication()
    await world.media.put('private/outbox/waiting.jpg', new Uint8Array([1]))
    const entry = await somebody()
    await storePhotos(
      photoFiles(world.media, () => world.clock.now),
      entry.photos,
    ) // and then the process ends
    expect(await world.photos()).toHaveLength(9)

    await live(world, 1)
    await keepUp(world)
    expect(await world.photos()).toHaveLength(9)
    world.clock.now += 1
    const events = await keepUp(world)
    expect(events).toEqual([{ kind: 'deleted-by-age', what: 'stray photos', total: 4 }])
    expect(await world.photos()).toHaveLength(5)
    expect(await world.photos()).toContain('private/outbox/waiting.jpg')
  })
})

describe('many photos without an entry', () => {
  it('go at the second look, although another machine has none in a folder of its own', async () => {
    await using world = await storedEntries('sqlite')
    await using other = await storedEntries('sqlite')
    const { photos } = await somebody()
    const files = photoFiles(world.media, () => world.clock.now)
    for (let count = 0; count < 2; count++) await storePhotos(files, photos)

    await live(world, 2)
    expect(await keepUp(world, 'a')).toMatchObject([{ kind: 'deletion-held', due: 8, total: 8 }])
    expect(await keepUp({ ...world, media: other.media }, 'b')).toEqual([])
    await live(world, 1)
    await keepUp(world, 'a')
    expect(await world.photos()).toEqual([])
  })
})

describe('a person whose entry is deleted', () => {
  it('stands in no file any more: not in the database, its log, its free pages, nor as a photo', async () => {
    await using world = await storedEntries('sqlite')
    const others = { ...someone, realname: 'Outra Pessoa', email: 'outra@example.com' }
    const fields = { ...others, phone: '+55 (11) 90000-0000', basedin: null }
    const { photos } = await somebody()
    const ids: string[] = []
    for (let count = 0; count < 60; count++) {
      await world.take({ kind: 'getScouted', fields, photos: photos.slice(0, 1) })
      ids.push(count % 3 === 0 ? await world.takeApplication() : await world.takeMessage())
    }
    expect(findInFiles(world.folder, textsOfSomeone)).not.toEqual([])

    await forgetEntries(world, ids, world.clock.now)
    expect(findInFiles(world.folder, textsOfSomeone)).toEqual([])
    expect(await findEntries(world.rows)).toHaveLength(60)
    expect(await world.photos()).toHaveLength(60)
  })

  it('is cleared from the log in the next round if another connection was reading', async () => {
    await using world = await storedEntries('sqlite')
    const reader = new DatabaseSync(world.url.slice('sqlite:'.length))
    const id = await world.takeApplication()
    reader.exec('begin; select * from entries')
    await forgetEntries(world, [id], world.clock.now)
    expect(findInFiles(world.folder, textsOfSomeone)).not.toEqual([])
    reader.close()
    await keepUp(world)
    expect(findInFiles(world.folder, textsOfSomeone)).toEqual([])
  })
})
