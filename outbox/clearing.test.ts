import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'

import { createClearing } from './clearing.ts'
import { createEntries } from './entries.ts'
import { freshOutbox, message } from './fresh-outbox.fixture.ts'
import { createWaitingPhotos } from './photos.ts'

it('traces that stay while somebody reads are erased the next time', async () => {
  const { outbox, database, databaseFile, folder } = await freshOutbox()
  const photos = createWaitingPhotos(await diskMediaStore(folder), Date.now)
  const entries = createEntries(database, Date.now)
  const clearing = createClearing({ database, entries, photos })
  const logBytes = async () => (await stat(`${databaseFile}-wal`)).size
  const reader = new DatabaseSync(databaseFile)
  reader.exec('begin; select * from outbox_marks')
  await outbox.submitMessage(message(1))
  await clearing.finish()
  expect(await logBytes()).toBeGreaterThan(0)
  reader.close()
  await clearing.finish()
  expect(await logBytes()).toBe(0)
})
