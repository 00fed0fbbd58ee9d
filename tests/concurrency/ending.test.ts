import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { buffer, text } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

import { demoData } from '../demo-data.ts'
import { storageIn, takenIn } from '../durability/arrivals.ts'
import { type Application, fillIn, formOf } from '../durability/send-application.ts'
import { start } from '../processes.ts'
import { report } from '../sizes.ts'
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

const uploadNumbers = [1, 2, 3, 4, 5, 6]

it.each(['one process', 'three processes'] as const)(
  'a site in %s that is told to end takes what is on its way, says that it is draining, and ends well',
  async (kind) => {
    const DATA_DIR = await demoData()
    const site = await sites[kind]({ DATA_DIR, TRUSTED_PROXIES: '127.0.0.1' })
    const filledIn = await Promise.all(uploadNumbers.map((number) => fillIn(site.url, number)))
    await site.age()
    const uploads = await Promise.all(
      filledIn.map((each, visitor) => beginUpload(site.url, each, visitor)),
    )

    const ended = site.end()
    await expect.poll(healthOf(site), patience).toEqual(draining)
    // a process without an upload may be closing just now
    const page = async () => (await askAnew(`${site.url}/en/models`))?.status
    await expect.poll(page, patience).toBe(200)
    const outcomes = await Promise.all(uploads.map((upload) => upload.finish()))
    expect(outcomes.map(({ status }) => status)).toEqual(uploadNumbers.map(() => 'received'))
    expect(await ended).toBe(0)

    const taken = await takenIn(storageIn(DATA_DIR))
    expect(taken.toSorted()).toEqual(outcomes.map(({ reference }) => reference).toSorted())
  },
  240_000,
)

/** The archives of JPEGs that a site accepts at a time: it makes two while six wait. Originals need no making. */
const JPEG_ARCHIVES = 8

it('a site that is told to end makes the documents that it has been asked for', async () => {
  const site = await start('site', { DATA_DIR: await demoData(), TRUSTED_PROXIES: '127.0.0.1' })
  const talents = await talentsWithPictures(site.url)
  expect(talents).toHaveLength(20)
  const orders = await Promise.all(
    talents.map((talent, number) => {
      const format = number < JPEG_ARCHIVES ? 'jpeg' : 'original'
      return beginOrder(site.url, talent, { visitor: `10.0.${number}.1`, format })
    }),
  )
  const begin = performance.now()
  const ended = site.end()
  await expect.poll(healthOf(site), patience).toEqual(draining)
  const archives = await Promise.all(orders.map((order) => order.finish()))
  expect(await ended).toBe(0)
  report('20 archives: from the signal to the end', `${Math.round(performance.now() - begin)} ms`)
  expect(archives.map((archive) => archive.includes('PK\u0005\u0006'))).toEqual(
    archives.map(() => true), // the mark of an archive's end
  )
}, 240_000)

it.each(['one process', 'three processes'] as const)(
  'a site in %s that is told so twice ends at once, though it was still being sent something',
  async (kind) => {
    const site = await sites[kind]({ DATA_DIR: await demoData() })
    const upload = await beginUpload(site.url, await fillIn(site.url, 1), 1)
    const ended = site.end()
    await expect.poll(healthOf(site), patience).toEqual(draining)
    const again = setInterval(() => site.signal('SIGTERM'), 100)
    onTestFinished(() => clearInterval(again))
    expect(await ended).toBe(1)
    await expect(upload.finish()).rejects.toThrow()
  },
  240_000,
)

const draining = { status: 503, body: 'draining' }
const healthOf =
  ({ url }: { url: string }) =>
  () =>
    askAnew(`${url}/health/ready`)

type WithPictures = { id: string; frames: string[] }

async function talentsWithPictures(origin: string): Promise<WithPictures[]> {
  const list = await (await fetch(`${origin}/modelos`)).text()
  const paths = [...list.matchAll(/href="(\/modelos\/[a-z]+\/[a-z]+\/\d+\/[^"?]+)"/g)]
  const profiles = [...new Set(paths.map(([, path = '']) => path))].slice(0, 20)
  return Promise.all(
    profiles.map(async (path) => {
      const html = await (await fetch(origin + path)).text()
      const frames = [...html.matchAll(/name="frame"[^>]*value="(\d+)"/g)]
      return { id: path.split('/')[4] ?? '', frames: frames.map(([, frame = '']) => frame) }
    }),
  )
}

/** Orders an archive of JPEGs or of originals, up to the middle of the order; resolves once the site has begun to take it. */
async function beginOrder(
  origin: string,
  { id, frames }: WithPictures,
  { visitor, format }: { visitor: string; format: 'jpeg' | 'original' },
) {
  const order = new URLSearchParams([
    ['mode', 'portfolio'],
    ['originals', format === 'original' ? '1' : '0'],
    ...frames.map((frame): [string, string] => ['frame', frame]),
  ])
  const { finish } = await beginPost(`${origin}/documents/${id}/zip`, Buffer.from(String(order)), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': visitor,
  })
  return { finish: async () => buffer(await finish()) }
}

type Outcome = { status: string; reference: string }

/** Sends a form up to its middle, from a network of its own; resolves once the site has begun to take it. */
async function beginUpload(origin: string, application: Application, visitor: number) {
  const form = new Response(formOf(application))
  const { finish } = await beginPost(`${origin}/en/scouting/send`, await form.bytes(), {
    'content-type': form.headers.get('content-type') ?? '',
    'x-forwarded-for': `10.0.${visitor}.1`,
  })
  return { finish: async (): Promise<Outcome> => JSON.parse(await text(await finish())) }
}

async function beginPost(address: string, bytes: Uint8Array, headers: Record<string, string>) {
  const asked: ClientRequest = request(address, {
    agent: false,
    method: 'POST',
    headers: {
      ...headers,
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
    finish: async (): Promise<IncomingMessage> => {
      asked.end(bytes.subarray(middle))
      const [answer] = await answered
      return answer
    },
  }
}
