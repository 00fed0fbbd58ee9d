import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'

import { expect, it } from 'vitest'

import { findEntries } from '#provider/applications/queries.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { demoData } from '../demo-data.ts'
import { type Application, fillIn, formOf } from '../durability/send-application.ts'
import { start } from '../processes.ts'
import { askAnew, patience, siteOfThree } from './site-of-three.ts'

type Environment = Record<string, string>

/** A site, and how its forms grow older than a robot would let them. */
const sites = {
  'one process': async (environment: Environment) => {
    const site = await start('site', environment)
    return { ...site, age: site.skipADay }
  },
  'three processes': async (environment: Environment) => {
    const site = await siteOfThree(environment)
    return { ...site, age: site.skipAMinute }
  },
} as const

it.each(['one process', 'three processes'] as const)(
  'a site in %s that is told to end takes what is on its way, says that it is draining, and ends well',
  async (kind) => {
    const DATA_DIR = await demoData()
    const site = await sites[kind]({ DATA_DIR })
    const filledIn = await Promise.all([1, 2, 3].map((number) => fillIn(site.url, number)))
    await site.age()
    const uploads = await Promise.all(filledIn.map((each) => beginUpload(site.url, each)))

    const ended = site.end()
    await expect.poll(healthOf(site), patience).toEqual(draining)
    // a process without an upload may be closing just now
    const page = async () => (await askAnew(`${site.url}/en/models`))?.status
    await expect.poll(page, patience).toBe(200)
    const outcomes = await Promise.all(uploads.map((upload) => upload.finish()))
    const received = { status: 'received' }
    expect(outcomes).toMatchObject([received, received, received])
    expect(await ended).toBe(0)

    const database = await openDatabase(`sqlite:${DATA_DIR}/passarela.db`)
    const arrived = await findEntries(rowsOf(database))
    const waiting = await database.kysely
      .$extendTables<{ outbox_entries: { key: string; status: string } }>()
      .selectFrom('outbox_entries')
      .select('key')
      .where('status', '=', 'waiting')
      .execute()
    await database.close()
    const kept = [...arrived.map(({ id }) => id), ...waiting.map(({ key }) => key)]
    expect(kept.toSorted()).toEqual(outcomes.map(({ reference }) => reference).toSorted())
  },
  240_000,
)

it.each(['one process', 'three processes'] as const)(
  'a site in %s that is told so twice ends at once, though it was still being sent something',
  async (kind) => {
    const site = await sites[kind]({ DATA_DIR: await demoData() })
    const upload = await beginUpload(site.url, await fillIn(site.url, 1))
    const ended = site.end()
    await expect.poll(healthOf(site), patience).toEqual(draining)
    expect(await Promise.all([site.end(), ended])).toEqual([1, 1])
    await expect(upload.finish()).rejects.toThrow()
  },
  240_000,
)

const draining = { status: 503, body: 'draining' }
const healthOf =
  ({ url }: { url: string }) =>
  () =>
    askAnew(`${url}/health/ready`)

type Outcome = { status: string; reference: string }

/** Sends a form up to its middle; resolves once the site has begun to take it. */
async function beginUpload(origin: string, application: Application) {
  const form = new Response(formOf(application))
  const bytes = await form.bytes()
  const asked: ClientRequest = request(`${origin}/en/scouting/send`, {
    agent: false,
    method: 'POST',
    headers: {
      'content-type': form.headers.get('content-type') ?? '',
      'content-length': bytes.byteLength,
      'sec-fetch-site': 'same-origin',
      expect: '100-continue',
    },
  })
  const answered = once(asked, 'response')
  answered.catch(() => {}) // it is told where it is awaited
  asked.flushHeaders()
  await once(asked, 'continue')
  const middle = bytes.byteLength >> 1
  asked.write(bytes.subarray(0, middle))
  return {
    async finish(): Promise<Outcome> {
      asked.end(bytes.subarray(middle))
      const [answer] = await answered
      return JSON.parse(await text(answer))
    },
  }
}
