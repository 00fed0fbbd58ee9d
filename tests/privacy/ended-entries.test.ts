import { randomUUID } from 'node:crypto'

import { expect, it, onTestFinished } from 'vitest'

import { findEntries, findKey } from '#provider/applications/queries.ts'
import { createEntryReceiver } from '#provider/applications/receive-entry.ts'
import { somebody } from '#provider/applications/someone.fixture.ts'
import { storedEntries } from '#provider/applications/stored-entries.fixture.ts'
import { forgetEntries, startUpkeep } from '#provider/applications/upkeep.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { openMediaStore } from '#storage/open-media-store.ts'
import { passDays } from '#storage/pass-days.fixture.ts'

import { s3Keys, startStrictS3 } from '../storage/strict-s3.ts'

const RETENTION_DAYS = 180

it.each(['sqlite', 'postgres'] as const)(
  'after the agency’s period, or when somebody asks, photos are gone from the bucket, too, and no photo and no entry is without the other (%s)',
  async (dialect) => {
    await using world = await storedEntries(dialect)
    const { database, rows, clock } = world
    const s3 = await startStrictS3({ folder: await freshFolder() })
    onTestFinished(() => s3.close())
    const media = await openMediaStore(s3.url(), s3Keys)
    const now = () => clock.now
    const receiver = createEntryReceiver({ rows, media, now, onReceived: null })
    const take = async () => (await receiver.receive(randomUUID(), await somebody())).id
    const passed = (days: number) =>
      passDays(database, { from: clock.now, days, set: (time) => void (clock.now = time) })
    const keepUp = async () => {
      const telling = { report: (error: unknown) => expect.fail(String(error)), onExpiry: () => {} }
      await startUpkeep({ database, media, retentionDays: RETENTION_DAYS, now, ...telling })()
    }
    const photos = async () => (await media.list('private')).toSorted()
    const photosOfEntries = async () =>
      (await findEntries(rows)).flatMap((entry) => entry.photos.map(({ path }) => path)).toSorted()

    const old = [await take(), await take(), await take()]
    await passed(100)
    const [asked, kept] = [await take(), await take()]
    expect(await photos()).toHaveLength(20)
    await forgetEntries({ database, media }, [asked], clock.now)
    expect(await photos()).toEqual(await photosOfEntries())
    expect(await photos()).toHaveLength(16)

    await passed(RETENTION_DAYS - 100 + 1)
    await keepUp()
    expect((await findEntries(rows)).map(({ id }) => id)).toEqual([kept])
    expect(await photos()).toEqual(await photosOfEntries())
    expect(await photos()).toHaveLength(4)

    await passed(100)
    await keepUp()
    expect([await photos(), await findEntries(rows)]).toEqual([[], []])
    for (const id of [...old, asked]) expect(await findKey(rows, id)).toBeNull()
    expect([...s3.content.objects.keys()].filter((key) => key.includes('private'))).toEqual([])
    expect(await rows.selectFrom('entries').selectAll().execute()).toMatchObject([
      { id: kept, fields: null, fingerprint: null },
    ])
  },
  60_000,
)
