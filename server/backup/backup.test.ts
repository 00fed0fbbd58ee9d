import { createHash, randomUUID } from 'node:crypto'
import { appendFile, cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { createEntries } from '#outbox/entries.ts'
import { outboxMigrations } from '#outbox/migrations.ts'
import { createWaitingPhotos } from '#outbox/photo-files.ts'
import { readStoreId } from '#outbox/store-id.ts'
import { rowsOf as outboxRowsOf } from '#outbox/tables.ts'
import { findEntries } from '#provider/applications/queries.ts'
import { storedEntries } from '#provider/applications/stored-entries.fixture.ts'
import { forgetEntries } from '#provider/applications/upkeep.ts'
import { toMediaPath } from '#provider/media/media-path.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { type Dialect, openDatabase } from '#storage/database.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import { createExpiryGuard } from '#storage/expiry-guard.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { migrate } from '#storage/migrate.ts'

import { databaseOf, hashOf, readChecksums, writeChecksums } from './backup-folder.ts'
import { restoreBackup } from './restore-backup.ts'
import { migrateAll } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const onProgress = () => {}
const progress = { onCheck: onProgress, onRestore: onProgress }

/** A site with an application at the provider, and one that waits in the outbox with a photo. */
async function someSite(dialect: Dialect) {
  const site = await storedEntries(dialect)
  const { database, media } = site
  await migrateAll(database)
  const id = await site.takeApplication()
  const store = await readStoreId({ database, media })
  const entries = createEntries(database, Date.now, store)
  const [path = ''] = await createWaitingPhotos(media, Date.now).keep([new Uint8Array([7, 7, 7])])
  const entry = { kind: 'application', status: 'waiting', payload: '{}' } as const
  await entries.insert({ ...entry, key: 'waiting', photos: JSON.stringify([path]) })
  const folder = await freshFolder()
  const backUp = (from: MediaStore = media) =>
    writeBackup({ database, media: from, folder, onProgress })
  return { ...site, id, entries, folder, waitingPhoto: path, backUp }
}

/** Restores into an empty site of the other kind of database. */
async function restored(dialect: Dialect, folder: string, laterFolder: string | null = null) {
  const target = await freshDatabase(dialect)
  const [mediaFolder, dataDir] = [await freshFolder(), await freshFolder()]
  const media = await diskMediaStore(mediaFolder)
  const { database } = target
  await migrateAll(database)
  const options = { database, media, folder, laterFolder, dataDir, ...progress }
  const restore = () => restoreBackup(options)
  const report = await restore()
  const files = async () =>
    Object.fromEntries(
      await Promise.all(
        (await media.list()).map(async (path) => [path, await readFile(join(mediaFolder, path))]),
      ),
    )
  return { ...target, report, restore, files, dataDir }
}

/** All bytes of a folder's files, as text. */
async function everythingIn(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((each) => each.isFile())
  const bytes = await Promise.all(files.map((each) => readFile(join(each.parentPath, each.name))))
  return Buffer.concat(bytes).toString('latin1')
}

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('a backup of a site on %s, restored on %s', (source, target) => {
  it('has the same entries and the same photos, those that wait included', async () => {
    await using site = await someSite(source)
    expect(await site.backUp()).toMatchObject({ missing: [], damaged: [], elsewhere: 0 })
    await using other = await restored(target, site.folder)
    expect(other.report).toMatchObject({ status: 'restored', missing: [], ended: 0 })
    expect(await findEntries(rowsOf(other.database))).toEqual(await findEntries(site.rows))
    const waiting = await createEntries(other.database, Date.now).find('waiting')
    expect(waiting).toEqual(await site.entries.find('waiting'))
    const files = await other.files()
    expect(Object.keys(files).toSorted()).toEqual((await site.media.list()).toSorted())
    expect(files[site.waitingPhoto]).toEqual(Buffer.from([7, 7, 7]))
    expect(await readdir(other.dataDir)).toEqual([])
    expect(await other.restore()).toMatchObject({ status: 'refused' })
  })
})

it('a backup is not restored over the media of another site, but over those of an interrupted restore', async () => {
  await using site = await someSite('sqlite')
  await site.backUp()
  await using other = await someSite('sqlite')
  const empty = await freshDatabase('sqlite')
  const dataDir = await freshFolder()
  const { folder } = site
  await migrateAll(empty.database)
  const options = { database: empty.database, folder, laterFolder: null, dataDir, ...progress }
  const before = await other.media.list()
  expect(await restoreBackup({ ...options, media: other.media })).toEqual({
    status: 'refused',
    reason: 'MEDIA_STORAGE belongs to another site: name an empty place.',
  })
  expect(await other.media.list()).toEqual(before)

  const media = await diskMediaStore(await freshFolder())
  await media.create('private/store-id.txt', Buffer.from('00000000-0000-4000-8000-000000000000\n')) // a site that has started once
  let puts = 0
  const broken: MediaStore = {
    ...media,
    async put(path, body) {
      if (++puts === 3) throw new Error('no power')
      return media.put(path, body)
    },
  }
  await expect(restoreBackup({ ...options, media: broken })).rejects.toThrow('no power')
  expect(await restoreBackup({ ...options, media })).toMatchObject({ status: 'restored' })
  await empty[Symbol.asyncDispose]()
})

describe('a backup', () => {
  it('never names a photo that it lacks, even if an application is deleted meanwhile', async () => {
    await using site = await someSite('sqlite')
    let reads = 0
    const deleting: MediaStore = {
      ...site.media,
      async get(path, range) {
        if (path.startsWith('private/applications/') && ++reads === 1) {
          await forgetEntries(site, [site.id], Date.now())
        }
        return site.media.get(path, range)
      },
    }
    expect(await site.backUp(deleting)).toMatchObject({ missing: [], files: 2 })
    await using other = await restored('sqlite', site.folder)
    expect(other.report).toMatchObject({ status: 'restored', files: 2 })
    expect(await findEntries(rowsOf(other.database))).toEqual([])
  })

  it('names a damaged picture each time, until the site has it whole again', async () => {
    await using site = await someSite('sqlite')
    const whole = new TextEncoder().encode('a picture')
    const path = toMediaPath(createHash('sha256').update(whole).digest('hex'), 'jpg')
    await site.rows.insertInto('feed').values({ picture: path, url: '', alt: '' }).execute()
    await site.media.put(path, new TextEncoder().encode('a p1cture'))
    expect(await site.backUp()).toMatchObject({ damaged: [path] })
    expect(await site.backUp()).toMatchObject({ damaged: [path] })
    await site.media.put(path, whole)
    expect(await site.backUp()).toMatchObject({ damaged: [], missing: [] })
    expect(await readFile(join(site.folder, 'media', path), 'utf8')).toBe('a picture')
  })

  it('names what the site itself has lost', async () => {
    await using site = await someSite('sqlite')
    await site.media.remove(site.waitingPhoto)
    expect(await site.backUp()).toMatchObject({ missing: [site.waitingPhoto] })
    await using other = await restored('sqlite', site.folder)
    expect(other.report).toMatchObject({ status: 'restored', missing: [site.waitingPhoto] })
  })

  it('that is brought up to date copies only what is new, and has nothing of a deleted person', async () => {
    await using site = await someSite('sqlite')
    const first = await site.backUp()
    expect(first.added).toBe(first.files)
    const kept = await everythingIn(site.folder)
    expect(kept).toContain(site.id)
    expect(kept).toContain('quiteria.canario@')
    await forgetEntries(site, [site.id], Date.now())
    expect(await site.backUp()).toMatchObject({ added: 0, files: 2 })
    const left = await everythingIn(site.folder)
    expect(left).not.toContain('quiteria.canario@')
    expect(await readdir(join(site.folder, 'media/private/applications'))).toEqual([])
  })

  it('is refused with the name of a file that is damaged or gone, and changes nothing', async () => {
    await using site = await someSite('sqlite')
    await site.backUp()
    const photo = join(site.folder, 'media', site.waitingPhoto)
    await appendFile(photo, 'x')
    await using other = await restored('sqlite', site.folder)
    expect(other.report).toEqual({ status: 'refused', reason: `${photo} is missing or damaged.` })
    await rm(photo)
    expect(await other.restore()).toMatchObject({ status: 'refused' })
    await rm(join(site.folder, 'SHA256SUMS'))
    expect(await other.restore()).toMatchObject({
      reason: `${site.folder} is not the folder of a whole backup.`,
    })
    expect(await other.files()).toEqual({})
  })

  it('brings nobody back who has been deleted by a later one, nor an entry that has arrived at a panel elsewhere', async () => {
    await using site = await someSite('sqlite')
    const other = await site.takeApplication()
    await site.backUp()
    const earlier = join(await freshFolder(), 'earlier')
    await cp(site.folder, earlier, { recursive: true })
    await forgetEntries(site, [site.id], Date.now())
    const sent = { key: 'waiting', kind: 'application', payload: '{}' } as const
    await site.entries.arrive(sent, { id: 'panel-7', answer: '201' })
    await site.backUp()
    await using target = await restored('sqlite', earlier, site.folder)
    expect(target.report).toMatchObject({ status: 'restored', missing: [], ended: 2 })
    expect((await findEntries(rowsOf(target.database))).map(({ id }) => id)).toEqual([other])
    const outbox = outboxRowsOf(target.database)
    expect(await outbox.selectFrom('outbox_entries').selectAll().execute()).toEqual([])
    expect(await outbox.selectFrom('outbox_marks').select('panel_id').execute()).toEqual([
      { panel_id: 'panel-7' },
    ])
    expect(Object.keys(await target.files())).not.toContain(site.waitingPhoto)
  })

  it('keeps an application waiting that the later one has at the provider, unless it was deleted there', async () => {
    await using site = await someSite('sqlite')
    const [arriving, deleted] = ['waiting', randomUUID()]
    const entry = { kind: 'application', payload: '{}' } as const
    await site.entries.insert({ ...entry, key: deleted, status: 'held', photos: '[]' })
    await site.backUp()
    const earlier = join(await freshFolder(), 'earlier')
    await cp(site.folder, earlier, { recursive: true })
    for (const key of [arriving, deleted]) {
      await site.takeApplication(key)
      await site.entries.arrive({ ...entry, key }, { id: key, answer: '201' })
    }
    await forgetEntries(site, [deleted], Date.now())
    await site.backUp()
    await using target = await restored('sqlite', earlier, site.folder)
    expect(target.report).toMatchObject({ status: 'restored', missing: [], ended: 1 })
    const outbox = outboxRowsOf(target.database)
    expect(await outbox.selectFrom('outbox_entries').select(['key', 'status']).execute()).toEqual([
      { key: arriving, status: 'waiting' },
    ])
    expect(await outbox.selectFrom('outbox_marks').select('key').execute()).toEqual([
      { key: deleted },
    ])
    expect(Object.keys(await target.files())).toContain(site.waitingPhoto)
  })

  it('is not taken for the later one if it is older, as all that came in between would go', async () => {
    await using site = await someSite('sqlite')
    const guard = (at: number) =>
      createExpiryGuard({ database: site.database, now: () => at, report: () => {} })
    await guard(1_000).run('anything', async () => {})
    await site.backUp()
    const earlier = join(await freshFolder(), 'earlier')
    await cp(site.folder, earlier, { recursive: true })
    await site.takeApplication()
    await guard(3_600_000).run('anything', async () => {})
    await site.backUp()
    await using swapped = await restored('sqlite', site.folder, earlier)
    const reason = `${earlier} is older than ${site.folder}: name the later backup second.`
    expect(swapped.report).toEqual({ status: 'refused', reason })
    expect(await readdir(swapped.dataDir)).toEqual([])
    await using right = await restored('sqlite', earlier, site.folder)
    expect(right.report).toMatchObject({ status: 'restored', ended: 0 })
  })

  it('of a newer version is named where it cannot be restored', async () => {
    await using site = await someSite('sqlite')
    await site.backUp()
    const { folder } = site
    const list = await readChecksums(folder)
    const file = databaseOf(list ?? new Map()) ?? ''
    await addUnknownMigration(join(folder, file))
    await writeChecksums(folder, new Map(list).set(file, await hashOf(join(folder, file))))
    await expect(restored('sqlite', folder)).rejects.toThrow(
      `${folder}: The database belongs to a newer version of the program`,
    )
  })
})

async function addUnknownMigration(file: string) {
  const database = await openDatabase(`sqlite:${file}`)
  const migration = { name: '0099-new', up: async () => {} }
  await migrate(database, 'outbox', [...outboxMigrations, migration])
  await database.close()
}
