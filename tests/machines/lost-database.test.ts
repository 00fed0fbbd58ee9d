import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { cutOthers, setReadOnly } from '#storage/failover.fixture.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { tcpProxy } from '#storage/tcp-proxy.fixture.ts'

import { runToEnd, start } from '../processes.ts'
import { importOneTalent } from './one-talent.ts'
import { openForms, sendMessage } from './two-machines.ts'

const patience = { timeout: 60_000, interval: 500 }
const unkept = { status: 'failed', reason: 'unkept' }

it('a PostgreSQL that is read-only for a while, then away, costs no page and no typed word, and the site recovers by itself', async () => {
  const { database, proxy, site, page } = await siteBehindProxy()
  expect(await page()).toEqual([200, true])
  const [first = '', second = '', third = '', fourth = ''] = await openForms(site, [site], 4)
  const sendAgain = async (form: string) => (await sendMessage(site, form, '10.0.0.1')).status

  await setReadOnly(database, true)
  await cutOthers(database)
  expect(await sendMessage(site, first, '10.0.0.1')).toMatchObject(unkept)
  expect(await sendMessage(site, second, '10.0.0.1')).toMatchObject(unkept)
  expect(await page()).toEqual([200, true])
  await setReadOnly(database, false) // for new connections
  expect(await sendAgain(first)).toBe('received')

  proxy.state.isReachable = false
  proxy.cut()
  expect(await sendMessage(site, third, '10.0.0.1')).toMatchObject(unkept)
  await site.skipADay() // so that no answer is fresh any more
  expect(await page()).toEqual([200, true])
  expect(await typedInto(`${site.url}/en/contact`, fourth)).toEqual([503, true])
  proxy.state.isReachable = true
  await expect.poll(() => sendAgain(third), patience).toBe('received')
  expect(site.said()).toContain('"entry-not-kept"')
})

it.each([
  ['with which nothing can be created', '', /permission denied for schema public\.\n$/],
  [
    'all of whose connections are taken',
    'connection limit 0',
    /too many connections for role .*\.\n$/,
  ],
])('a start with a role %s ends with one sentence', async (_, limit, sentence) => {
  const { database, url } = await databaseOfTest()
  const role = `role_${randomUUID().replaceAll('-', '')}`
  await sql.raw(`create role ${role} login password 'hidden' ${limit}`).execute(database.kysely)
  onTestFinished(async () => void (await sql.raw(`drop role ${role}`).execute(database.kysely)))
  const address = Object.assign(new URL(url), { username: role, password: 'hidden' })
  expect(await startWith(address)).toEqual({ code: 78, said: expect.stringMatching(sentence) })
})

it('a start with a standby ends with one sentence', async () => {
  const { url } = await databaseOfTest()
  const address = new URL(url)
  address.searchParams.set('options', '-c default_transaction_read_only=on')
  expect(await startWith(address)).toEqual({
    code: 78,
    said: `DATABASE_URL: PostgreSQL at ${address.host} cannot be used: it is read-only, as a standby is: name the primary.\n`,
  })
})

it('pages in the page cache ask PostgreSQL nothing', async () => {
  const { proxy, site, page } = await siteBehindProxy()
  expect(await page()).toEqual([200, true])
  let queries = 0
  proxy.state.passing = (bytes, { server }) => {
    if (bytes.includes('"talents"')) queries += 1
    server.write(bytes)
  }
  for (let visit = 0; visit < 100; visit += 1) expect(await page()).toEqual([200, true])
  expect(queries).toBeLessThan(20) // a refresh asks, every twenty seconds
  await site.skipAMinute() // so that no page is fresh any more
  const queriesOfNextVisits = async () => {
    await page()
    return queries
  }
  await expect.poll(queriesOfNextVisits, patience).toBeGreaterThan(0)
})

/** A site with one talent, whose connections to PostgreSQL can be cut, and its page of models: its status, and whether it has her. */
async function siteBehindProxy() {
  const { database, url } = await databaseOfTest()
  const folder = await freshFolder()
  const MEDIA_STORAGE = `file:${folder}/media`
  await importOneTalent({ database: url, media: MEDIA_STORAGE }, folder)
  const proxy = await tcpProxy(url)
  const site = await start('site', {
    DATABASE_URL: proxy.url,
    MEDIA_STORAGE,
    DATA_DIR: join(folder, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const page = async () => {
    const answer = await fetch(`${site.url}/modelos`)
    return [answer.status, (await answer.text()).includes('Ana Lima')]
  }
  return { database, proxy, site, page }
}

async function startWith({ href }: URL) {
  return runToEnd('site', { DATABASE_URL: href, DATA_DIR: await freshFolder(), PORT: '0' })
}

async function databaseOfTest() {
  const world = await freshDatabase('postgres')
  onTestFinished(() => world[Symbol.asyncDispose]())
  return world
}

/** How a form is answered that is sent without script, and whether the page has what was typed. */
async function typedInto(address: string, key: string) {
  const words = 'A message that took an hour'
  const fields = { name: 'Rui', email: 'r@a.example', phone: '', company: '', website: '' }
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, message: words, form_key: key })) {
    body.set(name, value)
  }
  const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html' }
  const answer = await fetch(address, { method: 'POST', body, headers })
  return [answer.status, (await answer.text()).includes(words)]
}
