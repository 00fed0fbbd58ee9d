import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { rowsOf } from '#outbox/tables.ts'
import type { Database } from '#storage/database.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'

import { formKeyIn } from '../durability/send-application.ts'
import { type Running, start } from '../processes.ts'

/** Two sites, each with its own data folder, over one PostgreSQL and one media folder. */
export type TwoMachines = {
  a: Running
  b: Running
  database: Database
  /** The environment of a third. */
  environment: (name: string) => Record<string, string>
  /** The number of entries that wait in the outbox. */
  waiting: () => Promise<number>
}

type Machines = { services?: Record<string, string>; url?: (url: string) => Promise<string> }

/** `url` may lead the sites to the database through something else. The clock of the second is five minutes ahead. */
export async function twoMachines(
  resources: AsyncDisposableStack,
  { services = {}, url: lead = async (url) => url }: Machines = {},
): Promise<TwoMachines> {
  const { database, url } = resources.use(await freshDatabase('postgres'))
  const { path: folder } = resources.use(
    await mkdtempDisposable(join(tmpdir(), 'passarela-machines-')),
  )
  const DATABASE_URL = await lead(url)
  const environment = (name: string) => ({
    ...services,
    DATABASE_URL,
    DATA_DIR: join(folder, name),
    MEDIA_STORAGE: `file:${folder}/media`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const atEnd = (stop: () => Promise<void>) => resources.defer(stop)
  const [a, b] = await Promise.all([
    start('site', environment('a'), atEnd),
    start('site', environment('b'), atEnd),
  ])
  for (let minute = 0; minute < 5; minute += 1) await b.skipAMinute()
  const waiting = async () =>
    (await rowsOf(database).selectFrom('outbox_entries').select('key').execute()).length
  return { a, b, database, environment, waiting }
}

/** What a site says to a message. */
export type Told = { status: string; reason?: string; reference?: string }

/** The keys of so many contact forms that a site has rendered, a minute ago by the clocks of all machines. */
export async function openForms(site: Running, machines: readonly Running[], count: number) {
  const keys: string[] = []
  while (keys.length < count) {
    const html = await (await fetch(`${site.url}/en/contact`)).text()
    keys.push(formKeyIn(html))
  }
  await Promise.all(machines.map((machine) => machine.skipAMinute()))
  return keys
}

/** Sends a message in a form with this key, as a visitor of this address. */
export async function sendMessage({ url }: Running, key: string, visitor: string): Promise<Told> {
  const form = new FormData()
  const fields = { name: 'Rui', email: 'r@a.example', phone: '', company: '', message: 'Hi' }
  for (const [name, value] of Object.entries({ ...fields, website: '', form_key: key })) {
    form.set(name, value)
  }
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': visitor }
  const answer = await fetch(`${url}/en/contact/send`, { method: 'POST', body: form, headers })
  return answer.json()
}
