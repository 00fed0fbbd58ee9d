import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { createEntries, type NewEntry } from '#outbox/entries.ts'
import { application } from '#outbox/fresh-outbox.fixture.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import { writeApplication } from '#outbox/payload.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { runToEnd } from '../processes.ts'

const key = '0f8fad5b-d9cb-469f-a165-70867728950e'

type Waiting = Pick<NewEntry, 'kind' | 'status' | 'payload' | 'photos'>

const refused: Waiting = {
  kind: 'message',
  status: 'refused',
  payload: '{"name":"Canária Quibungo"}',
  photos: '[]',
}

const keyOf = (number: number) => key.slice(0, -4) + String(number).padStart(4, '0')

type Beside = { held?: number; store?: string | null }

/** `held`: entries beside it that somebody should look at first; `store`: which media store has photos. */
async function folderWith(
  waiting: Waiting,
  { held = 0, store = null }: Beside = {},
): Promise<string> {
  const folder = await freshFolder()
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  await migrateOutbox(database)
  const entries = createEntries(database, () => Date.parse('2026-03-01T12:00:00Z'), store)
  await entries.insert({ key, ...waiting })
  for (let number = 0; number < held; number += 1) {
    await entries.insert({ ...waiting, key: keyOf(number), status: 'held' })
  }
  await database.close()
  return folder
}

it.each(['outbox list', 'applications list', 'backup'])(
  'npm run agency -- %s ends with 78 over the database of a newer program',
  async (command) => {
    const DATA_DIR = await folderWith(refused)
    const database = await openDatabase(`sqlite:${DATA_DIR}/passarela.db`)
    await sql`insert into migrations values ('outbox', '9999-newer', '')`.execute(database.kysely)
    await database.close()
    const words = command === 'backup' ? [command, join(DATA_DIR, 'backup')] : command.split(' ')
    expect(await runToEnd('agency', { DATA_DIR }, words)).toEqual({
      code: 78,
      said: expect.stringMatching(/^DATABASE_URL: The database belongs to a newer version .*\n$/),
    })
  },
)

it('npm run agency -- outbox lists what waits without saying whose it is, sends it again, drops it', async () => {
  const DATA_DIR = await folderWith(refused)
  const outbox = (...words: string[]) => runToEnd('agency', { DATA_DIR }, ['outbox', ...words])
  expect(await outbox('list')).toEqual({
    code: 0,
    said: `2026-03-01 12:00  message      ${key}  refused\n1 entry.\n`,
  })
  expect((await outbox('show', key)).said).toMatch(/^Content: what is kept of it is not whole/m)
  expect(await outbox('resend', key.toUpperCase())).toMatchObject({ code: 0 })
  expect((await outbox('list')).said).toContain('waiting')
  expect(await outbox('drop', key.toUpperCase())).toMatchObject({ code: 0 })
  expect(await outbox('list')).toEqual({ code: 0, said: '0 entries.\n' })
  expect(await outbox('drop', key)).toMatchObject({ code: 1 })
  expect(await outbox('resend', key)).toMatchObject({ code: 1 })
  expect(await outbox('empty')).toMatchObject({ code: 64 })
})

it('npm run agency -- outbox shows what is held, and of what has arrived what proves the consent', async () => {
  const { fields, consent } = application(1)
  const payload = writeApplication({
    fields: { ...fields, realName: 'Canária\u001B[2J Quibungo' },
    consent,
  })
  const photos = JSON.stringify(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
  const held: Waiting = { kind: 'application', status: 'held', payload, photos }
  const DATA_DIR = await folderWith(held)
  const outbox = (...words: string[]) => runToEnd('agency', { DATA_DIR }, ['outbox', ...words])
  const { code, said } = await outbox('show', key.toUpperCase())
  expect(code).toBe(0)
  expect(said).toMatch(
    new RegExp(
      `^Reference: ${key}\nKind: application\nStatus: held\nReceived: 2026-03-01T12:00:00`,
    ),
  )
  expect(said).toContain('Full name: Canária[2J Quibungo\n')
  expect(said).toContain('Country: Brasil\nGuardian: Guardiã Quibungo\n')
  expect(said).toMatch(/\nPhotos: 4\n$/)
  const database = await openDatabase(`sqlite:${DATA_DIR}/passarela.db`)
  const accepted = { id: 'panel-7', answer: '201 {"id":"panel-7","name":"Quibungo"}' }
  await createEntries(database, Date.now).arrive({ key, kind: 'application', payload }, accepted)
  await database.close()
  const arrived = (await outbox('show', key)).said
  expect(arrived).toMatch(/^Reference: .*\nStatus: arrived\nArrived: /)
  expect(arrived).toContain('Answer of the panel: 201 {"id":"panel-7","name":"…"}\n')
  expect(arrived).toContain('Agreed: 2026-03-01T12:00:00.000Z\nPrivacy text: pt-0123456789ab\n')
  expect(arrived).not.toContain('Quibungo')
  expect(await outbox('show', 'nobody')).toMatchObject({ code: 1 })
})

it('npm run agency -- outbox drop deletes several, or all that is held, and nothing else', async () => {
  const DATA_DIR = await folderWith(refused, { held: 1_203 })
  const drop = (...words: string[]) =>
    runToEnd('agency', { DATA_DIR }, ['outbox', 'drop', ...words])
  const some = await drop(keyOf(0), keyOf(1), keyOf(1))
  expect(some.code).toBe(1)
  expect(some.said).toContain('2 entries deleted, with their photos.')
  expect(some.said).toContain(`No entry with the reference ${keyOf(1)} is waiting`)
  expect(await drop(keyOf(2), '--held')).toMatchObject({ code: 64 })
  expect(await drop('--held')).toEqual({
    code: 0,
    said: '1201 entries deleted, with their photos.\n',
  })
  const { said } = await runToEnd('agency', { DATA_DIR }, ['outbox', 'list'])
  expect(said).toBe(`2026-03-01 12:00  message      ${key}  refused\n1 entry.\n`)
})

it('npm run agency -- outbox drop warns of photos in another store, and of a store that has lost its name', async () => {
  const photos = JSON.stringify(['private/waiting/a.jpg'])
  const DATA_DIR = await folderWith({ ...refused, photos }, { held: 2, store: 'another-store' })
  const drop = (...words: string[]) =>
    runToEnd('agency', { DATA_DIR }, ['outbox', 'drop', ...words])
  const named = await drop(key)
  expect(named.code).toBe(1)
  expect(named.said).toContain('MEDIA_STORAGE has a new name, and entries wait whose')
  expect(named.said).toContain('Nothing was deleted')
  const first = await drop(key)
  expect(first.code).toBe(0)
  expect(first.said).not.toContain('MEDIA_STORAGE')
  expect(first.said).toContain(
    'warning: Photos of 1 entry are in another store: the site that has it deletes them. If no site',
  )
  expect(first.said).toContain(`${key} is deleted.\n`)
  const second = await drop('--held')
  expect(second.said).toContain('warning: Photos of 2 entries are in another store')
  expect(second.said).toContain('2 entries deleted.\n')
})
