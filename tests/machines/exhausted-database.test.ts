import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPostgres } from '../contract/start-postgres.ts'
import {
  arrivedIn,
  expectedOfAll,
  fillInAll,
  type Storage,
  waitingIn,
} from '../durability/arrivals.ts'
import { type Application, formOf, send } from '../durability/send-application.ts'
import { freePort } from '../free-port.ts'
import { type Running, start } from '../processes.ts'
import { scrape, sumOf } from '../watching/scrape.ts'
import { importOneTalent } from './one-talent.ts'

/** The largest file of this PostgreSQL: as large as a file of its log, in blocks of 512 bytes. */
const LARGEST_FILE = 32_768
const VISITOR = '10.0.0.1'
const patience = { timeout: 60_000, interval: 500 }
const resources = new AsyncDisposableStack()
let stored: Storage
let operator: pg.Client
let site: Running
let metricsPort: number

beforeAll(async () => {
  const postgres = await startPostgres({
    settings: ['max_connections=20', 'autovacuum=off'],
    largestFile: LARGEST_FILE,
  })
  resources.use(postgres)
  const { path: folder } = resources.use(
    await mkdtempDisposable(join(tmpdir(), 'passarela-exhausted-')),
  )
  stored = {
    database: Object.assign(new URL(postgres.url), userNamed('passarela')).href,
    media: `file:${folder}/media`,
  }
  await createRoles(postgres.url)
  operator = new pg.Client(Object.assign(new URL(postgres.url), { pathname: 'passarela' }).href)
  await operator.connect()
  resources.defer(() => operator.end())
  await importOneTalent(stored, folder)
  metricsPort = await freePort()
  const environment = {
    DATABASE_URL: stored.database,
    MEDIA_STORAGE: stored.media,
    DATA_DIR: join(folder, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
  }
  site = await start('site', environment, (stop) => resources.defer(stop))
})
afterAll(() => resources.disposeAsync())

it('a PostgreSQL whose disk is full costs no page and no typed word, is in log and metrics, and the site recovers by itself', async () => {
  const application = await filledIn()
  await fillTheDisk()
  await expectRefused(application)
  expect(site.said()).toMatch(/could not extend file.*"entry-not-kept"/)
  expect(await failures()).toBeGreaterThan(0)

  await operator.query('vacuum outbox_entries')
  await expectKept(application)
})

it('a PostgreSQL all of whose connections another user has taken costs neither', async () => {
  const application = await filledIn()
  const before = await failures()
  const release = await takeAllConnections()
  await expectRefused(application)
  expect(site.said()).toMatch(/(?:too many clients|connection slots).*"entry-not-kept"/)
  expect(await failures()).toBeGreaterThan(before)
  expect(await isDatabaseUp()).toBe(0)

  await release()
  await expectKept(application)
  expect(await isDatabaseUp()).toBe(1)
})

/** An application that may be sent now, once the log tells again what it has told a minute ago. */
async function filledIn(): Promise<Application> {
  const [application = expect.fail('no form')] = await fillInAll(site.url, 1, 1)
  expect(await page()).toEqual([200, true])
  await site.skipAMinute()
  return application
}

/**
 * The site takes no application, keeps what was typed in it, and shows its pages, though no answer is fresh any more.
 * A load balancer leaves it its visitors.
 */
async function expectRefused(application: Application) {
  const outcome = await send(site.url, application, VISITOR)
  expect(Object.fromEntries(outcome ?? [])).toMatchObject({ status: 'failed', reason: 'unkept' })
  expect(await typedInto(application)).toEqual([503, true])
  await site.skipADay()
  expect(await page()).toEqual([200, true])
  expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
}

/** The site takes the application in the end, once and whole. */
async function expectKept(application: Application) {
  const sendAgain = async () => (await send(site.url, application, VISITOR))?.get('status')
  await expect.poll(sendAgain, patience).toBe('received')
  const reference = String((await send(site.url, application, VISITOR))?.get('reference'))
  await expect.poll(() => waitingIn(stored), patience).toEqual([])
  const expected = await expectedOfAll(new Map([[reference, application]]))
  expect((await arrivedIn(stored)).get(reference)).toEqual(expected.get(reference))
}

/** The page of models: its status, and whether it has the agency's talent. */
async function page() {
  const answer = await fetch(`${site.url}/modelos`)
  return [answer.status, (await answer.text()).includes('Ana Lima')]
}

/** How a form is answered that is sent without script, and whether the page has what was typed. */
async function typedInto(application: Application) {
  const answer = await fetch(`${site.url}/en/be-a-model`, {
    method: 'POST',
    body: formOf(application),
    headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', 'x-forwarded-for': VISITOR },
  })
  const { realname = '' } = application.fields
  return [answer.status, (await answer.text()).includes(realname)]
}

async function failures() {
  return sumOf(await scrape(metricsPort), 'passarela_storage_failures_total', 'outbox')
}

async function isDatabaseUp() {
  return sumOf(await scrape(metricsPort), 'passarela_database_up')
}

/** Until a vacuum, the table of waiting entries has no room for another, and its file cannot grow: rows that failed fill it. */
async function fillTheDisk() {
  for (const bytes of [1_900, 50]) {
    const rows = `insert into outbox_entries
      (key, kind, status, payload, photos, received_at, due_at, tries)
      select 'filler ' || row, 'message', 'held', repeat('x', ${bytes}), '[]', 0, 0, 0
      from generate_series(1, 200000) as row`
    await expect(operator.query(rows)).rejects.toThrow('could not extend file')
  }
}

/** Another user takes every connection that the site has or could open. Returns how they end. */
async function takeAllConnections() {
  const taken: pg.Client[] = []
  const endOwn = `select pg_terminate_backend(pid)
    from pg_stat_activity where usename = 'passarela'`
  // a connection that was ended takes up its place for a moment longer than it is seen
  const free = `select current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int - count(*) as places
    from pg_stat_activity where backend_type = 'client backend' and usename <> 'passarela'`
  do {
    await operator.query(endOwn)
    for (let next = await connection(); next !== null; next = await connection()) taken.push(next)
  } while (Number((await operator.query(free)).rows[0].places) > 0)
  return () => Promise.all(taken.map((client) => client.end()))
}

/** Null once there is none. */
async function connection(): Promise<pg.Client | null> {
  const client = new pg.Client(Object.assign(new URL(stored.database), userNamed('other')).href)
  const isOpen = await client.connect().then(
    () => true,
    () => false,
  )
  return isOpen ? client : null
}

async function createRoles(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  for (const role of ['passarela', 'other']) {
    await client.query(`create role ${role} login password '${role}'`)
  }
  await client.query('create database passarela owner passarela')
  await client.end()
}

const userNamed = (name: string) => ({ username: name, password: name, pathname: 'passarela' })
