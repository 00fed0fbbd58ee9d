import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { ageOn, dayOf } from '#agency/calendar-day.ts'
import { createEntries } from '#outbox/entries.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import { exportEntries } from '#provider/applications/export-entries.ts'
import { message, somebody, someone } from '#provider/applications/someone.fixture.ts'
import { createEntryReceiver } from '#provider/applications/receive-entry.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { runApplications } from '#server/commands/applications-command.ts'
import { Interrupted } from '#server/environment/exit.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { runToEnd } from '../processes.ts'

/** A data folder with an application and a message, who would do harm in a terminal or a spreadsheet. */
async function dataFolder() {
  const folder = await freshFolder()
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  const media = await openMediaStore(`file:${folder}/media`)
  await migrateProvider(database)
  const options = { media, now: () => Date.UTC(2026, 4, 1, 9, 30), onReceived: null }
  const receiver = createEntryReceiver({ ...options, rows: rowsOf(database) })
  const [person, words] = [randomUUID(), randomUUID()]
  await receiver.receive(person, await somebody())
  const fields = {
    ...message,
    company: '=HYPERLINK("http://x.example")',
    message: 'Olá\u001B[2J\nRui',
  }
  await receiver.receive(words, { kind: 'contact', fields, photos: [] })
  await rowsOf(database)
    .insertInto('talents')
    .values({ id: 1, slug: 'ana', position: 0, name: 'Ágata Fontoura' })
    .execute()
  await database.close()
  const run = (...rest: string[]) =>
    runToEnd('agency', { DATA_DIR: folder }, ['applications', ...rest])
  return { folder, person, words, run }
}

describe('npm run agency -- applications', () => {
  it('lists the applications received', async () => {
    const { person, words, run } = await dataFolder()
    const { code, said } = await run('list')
    expect(code).toBe(0)
    const age = ageOn(dayOf(new Date()), someone.birthdate)
    const kinds = [
      `2026-05-01 09:30  application  ${person}  Quitéria Canário Vaz  ${age}   Ubatuba`,
      `2026-05-01 09:30  message      ${words}  Rui Canário`,
    ]
    expect(said).toBe(
      [
        `Received          Kind         ${'Reference'.padEnd(36)}  Name                  Age  Town`,
        ...(person < words ? kinds : kinds.toReversed()),
        '2 entries.\n',
      ].join('\n'),
    )
    expect((await run('list', 'UBÁTUBA', 'vaz')).said).toContain(`${person}  Quitéria`)
    for (const word of ['ubatuba', 'quiteria canario', person.slice(0, 8), 'QUITERIA.canario@']) {
      expect((await run('list', word)).said).toMatch(/\n1 entry\.\n$/)
    }
    expect((await run('list', 'Quitéria', 'Rui')).said).toBe('0 entries.\n')
  })

  it('mentions in the list the entries that are held or waiting in the outbox, and the command that shows them', async () => {
    const { folder, run } = await dataFolder()
    const database = await openDatabase(`sqlite:${folder}/passarela.db`)
    await migrateOutbox(database)
    const entries = createEntries(database, Date.now)
    for (const status of ['held', 'held', 'waiting'] as const) {
      const entry = { key: randomUUID(), kind: 'message', payload: '{}', photos: '[]' } as const
      await entries.insert({ ...entry, status })
    }
    await database.close()
    expect((await run('list')).said).toMatch(
      /2 entries\.\nNot here yet, but in the outbox: 2 held, 1 waiting\. See them with: npm run agency -- outbox list\n$/,
    )
  })

  it('shows one, and what it says does nothing to the terminal', async () => {
    const { person, words, run } = await dataFolder()
    const application = await run('show', person.toUpperCase())
    expect(application.code).toBe(0)
    expect(application.said).toContain(`Full name: ${someone.realname}\nName: Quitéria\n`)
    expect(application.said).toContain(
      `City: Ubatuba\nPhotos, as an export names them:\n${person}-1.jpg\n`,
    )
    const { said } = await run('show', words)
    expect(said).toContain('Message: Olá[2J\n  Rui\n')
    expect(said).toContain('Models: Ágata Fontoura (1), 2\n')
  })

  it('exports all as a table that runs nothing, and the photos', async () => {
    const { folder, person, run } = await dataFolder()
    const to = join(folder, 'export')
    const { code, said } = await run('export', to)
    expect([code, said]).toEqual([0, `2 entries and 4 photos in ${to}/applications.csv.\n`])
    expect(readdirSync(to).toSorted()).toEqual(
      [
        'applications.csv',
        ...['1.jpg', '2.jpg', '3.png', '4.gif'].map((name) => `${person}-${name}`),
      ].toSorted(),
    )
    for (const name of readdirSync(to)) expect(statSync(join(to, name)).mode & 0o777).toBe(0o600)
    const csv = readFileSync(join(to, 'applications.csv'), 'utf8')
    expect(csv).toContain(`"'+55 (11) 91234-8765"`)
    expect(csv).toContain('"Ágata Fontoura (1), 2"')
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`)
    expect(csv).toContain(
      `"${person}-1.jpg","${person}-2.jpg","${person}-3.png","${person}-4.gif"\r\n`,
    )
  })

  it('exports the table alone', async () => {
    const { folder, run } = await dataFolder()
    const { code } = await run('export', '--csv', join(folder, 'export'))
    expect([code, readdirSync(join(folder, 'export'))]).toEqual([0, ['applications.csv']])
  })

  it('says which photos are gone', async () => {
    const { folder, person, run } = await dataFolder()
    const media = await openMediaStore(`file:${folder}/media`)
    for (const path of await media.list('private')) await media.remove(path)
    const { code, said } = await run('export', join(folder, 'export'))
    expect(code).toBe(1)
    expect(said).toContain(`${person}-3.png: the photo is no longer in MEDIA_STORAGE\n`)
    expect(said).toContain('2 entries and 0 photos in ')
  })

  it('ends an export before its next photo when it is told to', async () => {
    const { folder } = await dataFolder()
    const database = await openDatabase(`sqlite:${folder}/passarela.db`)
    const media = await openMediaStore(`file:${folder}/media`)
    const to = join(folder, 'export')
    const signal = AbortSignal.abort(new Interrupted('SIGTERM'))
    const exporting = exportEntries({ database, media, folder: to, withPhotos: true, signal })
    await expect(exporting).rejects.toThrow('Interrupted')
    await database.close()
    expect(existsSync(to)).toBe(false)
  })

  it('deletes one for good', async () => {
    const { folder, person, run } = await dataFolder()
    expect(await run('delete', person)).toEqual({
      code: 0,
      said: `${person} is deleted, with its photos.\n`,
    })
    expect(readdirSync(join(folder, 'media/private/applications'))).toEqual([])
    const database = readFileSync(join(folder, 'passarela.db'))
    expect(database.includes(someone.email)).toBe(false)
    const log = join(folder, 'passarela.db-wal')
    expect(existsSync(log) && readFileSync(log).includes(someone.email)).toBe(false)
    expect(await run('delete', person)).toEqual({
      code: 1,
      said: `There is no application with the reference ${person}.\n`,
    })
  })

  it('leads to the outbox for one that has not arrived yet', async () => {
    const { folder, run } = await dataFolder()
    const database = await openDatabase(`sqlite:${folder}/passarela.db`)
    await migrateOutbox(database)
    const key = randomUUID()
    const entry = { kind: 'application', payload: '{}', photos: '[]', status: 'held' } as const
    await createEntries(database, Date.now).insert({ ...entry, key })
    await database.close()
    expect(await run('delete', key)).toEqual({
      code: 1,
      said: `There is no application with the reference ${key} here yet: it is in the outbox. See it, or delete it, with: npm run agency -- outbox show|drop ${key}\n`,
    })
  })

  it('ends with 64 where it is called otherwise', async () => {
    const { code, said } = await runToEnd('agency', {}, ['applications', 'show'])
    expect(code).toBe(64)
    expect(said).toMatch(/^Usage: npm run agency -- applications list /)
  })

  it.each([[], ['show'], ['show', 'a', 'b'], ['export'], ['export', '--csv'], ['x', 'y']])(
    'says how it is called, given %j %j',
    async (...words) => {
      await expect(runApplications(words, new AbortController().signal)).rejects.toThrow('Usage: ')
    },
  )

  it('leads to the panel where there is one', async () => {
    const { code, said } = await runToEnd(
      'agency',
      {
        PANEL_URL: 'https://panel.example',
        PANEL_SALT: 'pepper-1',
        PANEL_API_TOKEN: 'hidden-1',
        INTEGRATION_URL: 'https://integration.example',
        INTEGRATION_SALT: 'pepper-2',
        INTEGRATION_API_KEY: 'hidden-2',
      },
      ['applications', 'list'],
    )
    expect(code).toBe(78)
    expect(said).toMatch(/^Applications are with the panel that PANEL_URL names: .*\n$/)
  })
})
