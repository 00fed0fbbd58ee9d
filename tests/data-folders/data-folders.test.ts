import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { arrivedIn, integrityOf, storageIn, waitingIn } from '../durability/arrivals.ts'
import { slotOf, slots } from '../durability/send-application.ts'
import { start } from '../processes.ts'

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
    await expect.poll(() => waitingIn(storage)).toEqual([])
    expect(await site.end()).toBe(0)
    const arrived = [...(await arrivedIn(storage, slotOf)).values()]
    const byNumber = arrived.toSorted((a, b) => `${a['email']}`.localeCompare(`${b['email']}`))
    expect(byNumber).toMatchObject([expected(1), expected(2)])
    expect(await integrityOf(storage)).toBe('ok')
  },
  60_000,
)

/** What the visitor of that number has sent (`keep.ts`): each photo in its slot. */
function expected(number: number) {
  return {
    realname: `Canária Quibungo ${number}`,
    email: `canaria${number}@quibungo.example`,
    ...Object.fromEntries(slots.map((slot) => [slot, slot])),
  }
}

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
