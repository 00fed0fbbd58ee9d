import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { startPostgres } from '../contract/start-postgres.ts'
import {
  arrivedIn,
  expectedOfAll,
  fillInAll,
  sendUntilKept,
  waitingIn,
} from '../durability/arrivals.ts'
import type { Application } from '../durability/send-application.ts'
import { start } from '../processes.ts'
import { importOneTalent } from './one-talent.ts'

const APPLICATIONS = 24
const SENDERS = 4
const CRASH_EVERY = 8
/** All that is on the disk is there because a commit waited for it. */
const settings = ['fsync=on', 'wal_writer_delay=10s', 'checkpoint_timeout=1h']
const patience = { timeout: 60_000, interval: 200 }

it('a PostgreSQL whose processes are all killed has every application that was acknowledged', async () => {
  const folder = await freshFolder()
  await using postgres = await startPostgres({ settings })
  const stored = { database: postgres.url, media: `file:${folder}/media` }
  await importOneTalent(stored, folder)
  const site = await start('site', {
    DATABASE_URL: stored.database,
    MEDIA_STORAGE: stored.media,
    DATA_DIR: join(folder, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const filledIn = await fillInAll(site.url, APPLICATIONS, SENDERS)
  await site.skipAMinute()

  const acknowledged = new Map<string, Application>()
  async function sendSome() {
    for (let next = filledIn.pop(); next !== undefined; next = filledIn.pop()) {
      acknowledged.set(await sendUntilKept(site.url, next), next)
      if (acknowledged.size % CRASH_EVERY > 0) continue
      await postgres.crash()
      await postgres.start()
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendSome))

  expect(acknowledged.size).toBe(APPLICATIONS)
  await expect.poll(() => waitingIn(stored), patience).toEqual([])
  expect(await arrivedIn(stored)).toEqual(await expectedOfAll(acknowledged))
})
