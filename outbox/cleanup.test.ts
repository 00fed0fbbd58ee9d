import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'

import { createCleanup } from './cleanup.ts'
import { createEntries } from './entries.ts'
import { freshOutbox, keyOf, message } from './fresh-outbox.fixture.ts'
import { createWaitingPhotos } from './photo-files.ts'

it('one that cannot be deleted now keeps no other one there', async () => {
  const { database, rows, folder, photoFiles } = await freshOutbox()
  const store = await diskMediaStore(folder)
  const entries = createEntries(database, Date.now)
  const kept = await createWaitingPhotos(store, Date.now).keep([new Uint8Array([1])])
  for (const [number, paths] of [['stuck'], kept].entries()) {
    const photos = JSON.stringify(paths)
    const entry = { kind: 'application', status: 'waiting', payload: '{}', photos } as const
    await entries.insert({ ...entry, key: keyOf(number) })
    await entries.giveUp(keyOf(number))
  }
  const remove = (path: string) =>
    path === 'stuck' ? Promise.reject(new Error('EIO')) : store.remove(path)
  const photos = createWaitingPhotos({ ...store, remove }, Date.now)
  await expect(createCleanup({ database, entries, photos }).finish()).rejects.toThrow('EIO')
  const left = await rows.selectFrom('outbox_entries').select('key').execute()
  expect(left).toEqual([{ key: keyOf(0) }])
  expect(await photoFiles()).toEqual([])
})

it('traces that stay while somebody reads are erased the next time', async () => {
  const { outbox, database, databaseFile, folder } = await freshOutbox()
  const photos = createWaitingPhotos(await diskMediaStore(folder), Date.now)
  const entries = createEntries(database, Date.now)
  const cleanup = createCleanup({ database, entries, photos })
  const logBytes = async () => (await stat(`${databaseFile}-wal`)).size
  const reader = new DatabaseSync(databaseFile)
  reader.exec('begin; select * from outbox_marks')
  await outbox.submitMessage(message(1))
  await cleanup.finish()
  expect(await logBytes()).toBeGreaterThan(0)
  reader.close()
  await cleanup.finish()
  expect(await logBytes()).toBe(0)
})
