import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { findEntries } from '#provider/applications/queries.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { integrityOf, type Storage, storageIn, waitingIn } from '../durability/arrivals.ts'
import { slotOf, slots } from '../durability/send-application.ts'
import { start } from '../processes.ts'

const patience = { timeout: 30_000 }
const folders = await readdir(import.meta.dirname, { withFileTypes: true })
const kept = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)

it.each(kept)(
  'a data folder of %s goes on: its talent is shown, its application is there, and the one that waited arrives',
  async (name) => {
    const DATA_DIR = join(await freshFolder(), 'data')
    await cp(join(import.meta.dirname, name), DATA_DIR, { recursive: true })
    rejuvenate(DATA_DIR)
    const site = await start('site', { DATA_DIR })
    const page = await (await fetch(`${site.url}/en/models`)).text()
    expect(page).toContain('Ana Lima')
    const [picture = ''] = /\/pictures\/[^"' ,]+/.exec(page) ?? []
    expect((await fetch(site.url + picture)).headers.get('Content-Type')).toMatch(/^image\//)
    const storage = storageIn(DATA_DIR)
    await expect.poll(() => waitingIn(storage), patience).toEqual([])
    expect(await site.end()).toBe(0)
    expect(await arrivedIn(storage)).toEqual([expected(1), expected(2)])
    expect(await integrityOf(storage)).toBe('ok')
  },
  60_000,
)

/** What the visitor of that number has sent (`keep.ts`): each photo in its slot. */
function expected(number: number) {
  return {
    name: `Canária Quibungo ${number}`,
    email: `canaria${number}@quibungo.example`,
    photos: slots.map((slot) => [slot, slot]),
  }
}

/** What the embedded provider has; of each photo its slot, and the slot in which it was sent. */
async function arrivedIn(storage: Storage) {
  const database = await openDatabase(storage.database)
  const media = await openMediaStore(storage.media)
  const entries = await findEntries(rowsOf(database)).finally(() => database.close())
  const sentIn = async (path: string) => {
    const found = await media.get(path)
    return found?.part ? slotOf(await new Response(found.body).bytes()) : null
  }
  const arrived = entries.map(async (entry) => {
    if (entry.kind === 'contact') return expect.fail('nobody sent a message')
    const photos = entry.photos.map(async ({ slot, path }) => [slot, await sentIn(path)])
    const { realname: name, email } = entry.fields
    return { name, email, photos: (await Promise.all(photos)).toSorted(byText) }
  })
  return (await Promise.all(arrived)).toSorted((a, b) => byText(a.email, b.email))
}

const byText = (a: unknown, b: unknown) => String(a).localeCompare(String(b))

/** Moves the times by which applications are sent and deleted, as if the folder was left now. */
function rejuvenate(folder: string) {
  using database = new DatabaseSync(join(folder, 'passarela.db'))
  const left = Number(
    database.prepare('select max(received_at) as left from outbox_entries').get()?.['left'],
  )
  const ms = Date.now() - left
  database.exec(`
    update outbox_entries set received_at = received_at + ${ms}, tried_at = tried_at + ${ms}, due_at = due_at + ${ms};
    update outbox_marks set arrived_at = arrived_at + ${ms};
    update entries set received_at = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '${ms / 1000} seconds')`)
}
