import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '#storage/database.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'

import {
  arrivedIn,
  expectedOfAll,
  fillInAll,
  sendUntilKept,
  type Storage,
  waitingIn,
} from '../durability/arrivals.ts'
import type { Application } from '../durability/send-application.ts'
import { type Running, start } from '../processes.ts'
import { s3Keys, s3KeyVariables, startStrictS3 } from '../storage/strict-s3.ts'
import { makeNextRelease, NEXT_MIGRATION } from './next-release.ts'
import { importOneTalent } from './one-talent.ts'

const PAGE = '/en/be-a-model'
const root = resolve(import.meta.dirname, '../..')
const patience = { timeout: 60_000, interval: 200 }
const resources = new AsyncDisposableStack()
const atEnd = (stop: () => Promise<void>) => resources.defer(stop)
let stored: Storage
let database: Database
let folder: string
let older: Running
let newer: Running

beforeAll(async () => {
  const world = resources.use(await freshDatabase('postgres'))
  const temporary = await mkdtempDisposable(join(tmpdir(), 'passarela-releases-'))
  folder = resources.use(temporary).path
  database = world.database
  const s3 = await startStrictS3({ folder: join(folder, 'bucket') })
  atEnd(() => s3.close())
  stored = { database: world.url, media: s3.url(), keys: s3Keys }
  await importOneTalent(stored, folder)
  older = await start('site', environment('older'), atEnd)
  await makeNextRelease(join(folder, 'next'))
})
afterAll(() => resources.disposeAsync())

it('while the next release comes, both store each application once', async () => {
  const begun = await fillInAll(older.url, 2, 2)
  newer = await start('site', environment('newer'), atEnd, { folder: join(folder, 'next') })
  expect(await migrations()).toContain(NEXT_MIGRATION)
  const begunLater = [...(await fillInAll(older.url, 1, 1)), ...(await fillInAll(newer.url, 1, 1))]
  await Promise.all([older, newer].map((site) => site.skipAMinute()))
  const acknowledged = new Map<string, Application>()
  for (const [index, application] of [...begun, ...begunLater].entries()) {
    const sites = index % 2 === 0 ? [older, newer] : [newer, older]
    const told = await Promise.all(sites.map(({ url }) => sendUntilKept(url, application)))
    expect(told[0]).toBe(told[1])
    acknowledged.set(told[0] ?? '', application)
  }
  expect(acknowledged.size).toBe(4)
  await expect.poll(() => waitingIn(stored), patience).toEqual([])
  expect(await arrivedIn(stored)).toEqual(await expectedOfAll(acknowledged))
})

it('a page of either release finds its scripts, styles and fonts at the other one', async () => {
  const builds = { older: join(root, 'build'), newer: join(folder, 'next/build') }
  const ofOlder = await assetsOf(older)
  const ofNewer = await assetsOf(newer)
  expect(ofOlder.length).toBeGreaterThan(5)
  expect(
    ofOlder.filter((address) => /\.(?:js|css)$/.test(address) && ofNewer.includes(address)),
  ).toEqual([])
  await expectAll(newer, builds.older, ofOlder)
  await expectAll(older, builds.newer, ofNewer)
})

it('the older release starts again over the database of the next one, and finds its scripts too', async () => {
  expect(await older.end()).toBe(0)
  older = await start('site', environment('older'), atEnd)
  expect((await fetch(older.url + PAGE)).status).toBe(200)
  await expectAll(older, join(folder, 'next/build'), await assetsOf(newer))
})

function environment(name: string) {
  return {
    DATABASE_URL: stored.database,
    MEDIA_STORAGE: stored.media,
    ...s3KeyVariables,
    DATA_DIR: join(folder, name),
    TRUSTED_PROXIES: '127.0.0.1',
  }
}

async function migrations(): Promise<string[]> {
  const found = await sql<{ name: string }>`select name from migrations`.execute(database.kysely)
  return found.rows.map(({ name }) => name)
}

/** The addresses of what a page loads at once, and of all scripts that it may load later. */
async function assetsOf({ url }: Running): Promise<string[]> {
  const html = await (await fetch(url + PAGE)).text()
  const atOnce = addressesIn(html)
  const manifest = atOnce.find((address) => address.startsWith('/assets/manifest-')) ?? ''
  return [...new Set([...atOnce, ...addressesIn(await (await fetch(url + manifest)).text())])]
}

function addressesIn(text: string): string[] {
  return text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
}

/** A machine sends each asset as the build has it. */
async function expectAll({ url }: Running, build: string, addresses: readonly string[]) {
  const [first = ''] = addresses
  await expect.poll(async () => (await fetch(url + first)).status, patience).toBe(200) // once it is published
  for (const address of addresses) {
    const answer = await fetch(url + address)
    expect([address, answer.status]).toEqual([address, 200])
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    const file = await readFile(join(build, 'client', address))
    expect(Buffer.from(await answer.arrayBuffer()).equals(file), address).toBe(true)
  }
}
