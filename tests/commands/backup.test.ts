import { execFileSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { intakeLimits } from '#intake/intake-limits.ts'
import { outboxMigrations } from '#outbox/migrations.ts'
import { rowsOf as outboxRowsOf } from '#outbox/tables.ts'
import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { forgetEntries } from '#provider/applications/upkeep.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { migrate } from '#storage/migrate.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { databaseOf, mediaOf, readChecksums } from '../../server/backup/backup-folder.ts'
import { findNamedMedia } from '../../server/backup/tables.ts'
import { arrivedIn, expectedOfAll, sendUntilKept, storageIn } from '../durability/arrivals.ts'
import { launch } from '../durability/kill-import.ts'
import { type Application, fillIn } from '../durability/send-application.ts'
import { runToEnd, start } from '../processes.ts'
import { report, size } from '../sizes.ts'

const BACKUPS = size(2, 6)
const SENDERS = size(1, 80)

it(
  'a backup of a site at work, restored after everything was lost, has all that was acknowledged before it',
  async () => {
    const world = await freshFolder()
    const [data, folder] = [join(world, 'data'), join(world, 'backup')]
    const environment = { DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1' }
    const agencies = await Promise.all([agencyOf(world, 'Ana'), agencyOf(world, 'Bia')])
    await launch('import', agencies[0], data).ended
    const site = await start('site', environment)
    const acknowledged = new Map<string, Application>()
    const over = new AbortController()
    const begin = performance.now()
    const senders = Array.from({ length: SENDERS }, (_, sender) =>
      sendAlways(site.url, acknowledged, { first: sender * 50, over: over.signal }),
    )
    const writers = [
      ...senders,
      importAlways(agencies, data, over.signal),
      deleteAlways(data, acknowledged, over.signal),
    ]
    for (let number = 0; number < BACKUPS; number += 1) {
      const count = acknowledged.size
      await expect.poll(() => acknowledged.size).toBeGreaterThan(count)
      const before = new Set(acknowledged.keys())
      const backup = await runToEnd('agency', environment, ['backup', folder])
      expect(backup).toMatchObject({ code: 0 })
      execFileSync('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: folder })
      const { references, lacking } = await contentOf(folder)
      expect(lacking).toEqual([])
      const isLost = (key: string) => acknowledged.has(key) && !references.has(key) // others were deleted meanwhile
      expect([...before].filter(isLost)).toEqual([])
    }
    over.abort()
    const sent = (await Promise.all(senders)).reduce((sum, count) => sum + count, 0)
    const seconds = (performance.now() - begin) / 1_000
    report('applications a second beside backups', (sent / seconds).toFixed(1))
    await Promise.all(writers)
    await site.end()
    const { code } = await runToEnd('agency', environment, ['backup', folder])
    expect(code).toBe(0)
    const arrived = await arrivedIn(storageIn(data))

    await rm(data, { recursive: true })
    const restored = await runToEnd('agency', environment, ['restore', folder])
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.said).toContain('are restored.')
    expect(await arrivedIn(storageIn(data))).toEqual(arrived)
    const again = await start('site', environment)
    expect(await (await fetch(`${again.url}/modelos`)).text()).toMatch(/Ana 0|Bia 0/)
    const refused = await runToEnd('agency', environment, ['restore', folder])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.said).toContain('is in use by a running site')
    const expected = Object.fromEntries(await expectedOfAll(acknowledged))
    const arrivedAgain = async () => Object.fromEntries(await arrivedIn(storageIn(data)))
    await expect.poll(arrivedAgain).toMatchObject(expected)
  },
  size(120_000, 300_000),
)

it('a backup of a site that lost its disk does not replace the good one', async () => {
  const world = await freshFolder()
  const [data, folder] = [join(world, 'data'), join(world, 'backup')]
  const [agency, media] = [await agencyOf(world, 'Ana'), `file:${world}/media`]
  const backUp = (environment: Record<string, string>) =>
    runToEnd('agency', { DATA_DIR: data, ...environment }, ['backup', folder])
  const imported = await runToEnd('agency', { DATA_DIR: data, MEDIA_STORAGE: media }, [
    'import',
    agency,
  ])
  expect(imported).toMatchObject({ code: 0 })
  expect(await backUp({ MEDIA_STORAGE: media })).toMatchObject({ code: 0 })
  const good = await readChecksums(folder)

  const otherMedia = await backUp({})
  expect(otherMedia).toMatchObject({ code: 1 })
  expect(otherMedia.said).toContain('has the backup of a site with another MEDIA_STORAGE')
  const noDatabase = await backUp({ MEDIA_STORAGE: media, DATA_DIR: join(world, 'unmounted') })
  expect(noDatabase).toMatchObject({ code: 1 })
  expect(noDatabase.said).toContain('this site has neither an agency nor entries')
  expect(await readChecksums(folder)).toEqual(good)
  expect(await backUp({ MEDIA_STORAGE: media })).toMatchObject({ code: 0 })
})

it('a backup, and a restore, that lack a picture say which one, and exit with 1', async () => {
  const world = await freshFolder()
  const [data, folder, media] = [join(world, 'data'), join(world, 'backup'), join(world, 'media')]
  const environment = { DATA_DIR: data, MEDIA_STORAGE: `file:${media}` }
  const run = (...words: string[]) => runToEnd('agency', environment, words)
  expect(await run('import', await agencyOf(world, 'Ana'))).toMatchObject({ code: 0 })
  const entries = await readdir(media, { recursive: true, withFileTypes: true })
  const lost = entries.find((entry) => entry.isFile())
  await rm(join(lost?.parentPath ?? '', lost?.name ?? ''))

  const backup = await run('backup', folder)
  expect(backup).toMatchObject({ code: 1 })
  expect(backup.said).toContain(`${lost?.name}: is no longer in MEDIA_STORAGE`)
  await rm(data, { recursive: true })
  await rm(media, { recursive: true })
  const restored = await run('restore', folder)
  expect(restored).toMatchObject({ code: 1 })
  expect(restored.said).toContain(`${lost?.name}: is not in the backup`)
})

it('a restore over the database of a newer version says so, and removes what a killed one has left', async () => {
  const world = await freshFolder()
  const [data, folder] = [join(world, 'data'), join(world, 'backup')]
  const environment = { DATA_DIR: data }
  expect(await runToEnd('agency', environment, ['backup', folder])).toMatchObject({ code: 0 })
  const left = ['restored.partial', 'restored.partial-wal', 'later.partial']
  for (const name of left) await writeFile(join(data, name), 'a name and an address')
  const database = await openDatabase(`sqlite:${data}/passarela.db`)
  const migration = { name: '0099-new', up: async () => {} }
  await migrate(database, 'outbox', [...outboxMigrations, migration])
  await database.close()

  const { code, said } = await runToEnd('agency', environment, ['restore', folder])
  expect(said).toMatch(/^DATABASE_URL: The database belongs to a newer version/)
  expect(code).toBe(78)
  expect((await readdir(data)).filter((name) => left.includes(name))).toEqual([])
})

/** An agency with pictures that no other agency has. */
async function agencyOf(world: string, name: string): Promise<string> {
  const folder = join(world, name)
  const files = await Promise.all(
    Array.from({ length: 12 }, async (_, number) => {
      const colour = `rgb(${number * 20}, ${name.charCodeAt(0)}, 0)`
      return [`${number}.png`, await picture(colour)] as const
    }),
  )
  const book = files.map(([file]) => ({ file }))
  const talents = [talentNamed(name.toLowerCase(), { name: `${name} 0`, book })]
  await writeAgency(folder, { talents }, Object.fromEntries(files))
  return folder
}

/** Sends applications one after the other; resolves to their number. */
async function sendAlways(
  url: string,
  acknowledged: Map<string, Application>,
  { first, over }: { first: number; over: AbortSignal },
): Promise<number> {
  let count = 0
  for (; !over.aborted; count += 1) {
    const application = await fillIn(url, first + count)
    await sleep(intakeLimits.quickestMs + 200) // a person needs longer
    acknowledged.set(await sendUntilKept(url, application), application)
  }
  return count
}

async function importAlways(agencies: readonly string[], data: string, over: AbortSignal) {
  for (let number = 1; !over.aborted; number += 1) {
    await launch('import', agencies[number % agencies.length] ?? '', data).ended
  }
}

/** Deletes every third application at the provider, as the agency does when somebody asks for it. */
async function deleteAlways(
  data: string,
  acknowledged: Map<string, Application>,
  over: AbortSignal,
) {
  const database = await openDatabase(`sqlite:${data}/passarela.db`)
  const media = await openMediaStore(`file:${data}/media`)
  let seen = 0
  while (!over.aborted) {
    for (const id of (await idsOf(database)).slice(seen)) {
      seen += 1
      if (seen % 3 !== 0 || !acknowledged.delete(id)) continue
      await forgetEntries({ database, media }, [id], Date.now())
    }
    await new Promise((wake) => {
      setTimeout(wake, 10)
    })
  }
  await database.close()
}

async function idsOf(database: Database): Promise<string[]> {
  const ids = rowsOf(database).selectFrom('entries').select('id').orderBy('received_at')
  return (await ids.execute()).map(({ id }) => id)
}

/** The references in a backup's database, and the media that it names and the backup lacks. */
async function contentOf(folder: string) {
  const list = (await readChecksums(folder)) ?? new Map<string, string>()
  const database = await openDatabase(`sqlite:${join(folder, databaseOf(list) ?? '')}`)
  const waiting = await outboxRowsOf(database).selectFrom('outbox_entries').select('key').execute()
  const [store] = await outboxRowsOf(database)
    .selectFrom('outbox_entries')
    .select('store')
    .where('store', 'is not', null)
    .execute()
  const named = await findNamedMedia(database, store?.store ?? '')
  const references = new Set([...(await idsOf(database)), ...waiting.map(({ key }) => key)])
  await database.close()
  return { references, lacking: [...named.difference(new Set(mediaOf(list)))] }
}
