import { expect, it } from 'vitest'

import { createEntries } from '#outbox/entries.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { runToEnd } from '../processes.ts'

const key = '0f8fad5b-d9cb-469f-a165-70867728950e'

async function folderWithRefused(): Promise<string> {
  const folder = await freshFolder()
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  await migrateOutbox(database)
  const payload = '{"name":"Canária Quibungo"}'
  const entry = { key, kind: 'message', status: 'refused', payload, photos: '[]' } as const
  await createEntries(database, () => Date.parse('2026-03-01T12:00:00Z')).insert(entry)
  await database.close()
  return folder
}

it('npm run agency -- outbox lists what waits without saying whose it is, sends it again, drops it', async () => {
  const DATA_DIR = await folderWithRefused()
  const outbox = (...words: string[]) => runToEnd('agency', { DATA_DIR }, ['outbox', ...words])
  expect(await outbox('list')).toEqual({
    code: 0,
    said: `2026-03-01 12:00  message      ${key}  refused\n1 entry.\n`,
  })
  expect(await outbox('resend', key.toUpperCase())).toMatchObject({ code: 0 })
  expect((await outbox('list')).said).toContain('waiting')
  expect(await outbox('drop', key.toUpperCase())).toMatchObject({ code: 0 })
  expect(await outbox('list')).toEqual({ code: 0, said: '0 entries.\n' })
  expect(await outbox('drop', key)).toMatchObject({ code: 1 })
  expect(await outbox('resend', key)).toMatchObject({ code: 1 })
  expect(await outbox('empty')).toMatchObject({ code: 64 })
}, 60_000)
