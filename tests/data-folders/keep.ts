// `node tests/data-folders/keep.ts <name> [<folder>]`: keeps the data folder that the built program in a folder (this one, unless another
// is named) leaves, as tests/data-folders/<name>: an agency with one talent, an application that the embedded provider has, and one that
// waits for a panel that is down.
import { mkdir, mkdtempDisposable, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { credentials } from '../credentials.ts'
import { sendUntilKept, storageIn } from '../durability/arrivals.ts'
import { fillIn } from '../durability/send-application.ts'
import { importAgency, type Running, start } from '../processes.ts'

const [name = '', folder = resolve(import.meta.dirname, '../..')] = process.argv.slice(2)
if (!/^\d[\w.-]*$/.test(name)) throw new Error('Name the release, such as 1.0.0.')
const kept = join(import.meta.dirname, name)
await mkdir(kept) // it must not be there yet
await using resources = new AsyncDisposableStack()
const atEnd = (stop: () => Promise<void>) => resources.defer(stop)
const temporary = resources.use(await mkdtempDisposable(join(tmpdir(), 'passarela-kept-')))

const source = join(temporary.path, 'agency')
const ana = talentNamed('ana', { name: 'Ana Lima', boards: ['mainboard'], cover: 'ana.png' })
await writeAgency(source, { talents: [ana] }, { 'ana.png': await picture('red') })
const ofService = { ...credentials, DATA_DIR: join(temporary.path, 'service') }
for (const DATA_DIR of [kept, ofService.DATA_DIR]) {
  await importAgency(source, { DATA_DIR }, 0, folder)
}

const embedded = await startSite({})
await sendLater(embedded, 1)
while (rowsOf('entries') === 0 || rowsOf('outbox_entries') > 0) await sleep(100)
await embedded.end()

const service = await start('provider', ofService, atEnd, { folder })
const remote = { ...credentials, PANEL_URL: service.url, INTEGRATION_URL: service.url }
const site = await startSite(remote)
await sendLater(site, 2, () => service.stop())
await site.end()

const needed = /^(?:passarela\.db|media|form-key\.secret)$/
for (const each of await readdir(kept)) {
  if (!needed.test(each)) await rm(join(kept, each), { recursive: true })
}
await rm(join(kept, 'media/releases'), { recursive: true, force: true })
inDatabase((database) => database.exec('vacuum'))

function startSite(more: Record<string, string>): Promise<Running> {
  const environment = { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: kept, ...more }
  return start('site', environment, atEnd, { folder })
}

/** Opens the form of an applicant, and sends it a minute later by the site's clock. */
async function sendLater(to: Running, number: number, before = async () => {}) {
  const application = await fillIn(to.url, number)
  await before()
  await to.skipAMinute()
  await sendUntilKept(to.url, application)
}

function inDatabase<T>(work: (database: DatabaseSync) => T): T {
  using database = new DatabaseSync(storageIn(kept).database.slice('sqlite:'.length))
  return work(database)
}

function rowsOf(table: 'entries' | 'outbox_entries') {
  return inDatabase((database) => database.prepare(`select 1 from ${table}`).all().length)
}
