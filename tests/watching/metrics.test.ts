import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { picture, talentNamed, writeAgency } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { requestKinds } from '#delivery/http/request-kind.ts'

import { hostileAddresses } from '../addresses/hostile-addresses.ts'
import { askRaw } from '../addresses/raw-request.ts'
import { askAnew, patience, siteOfThree } from '../concurrency/site-of-three.ts'
import { demoData } from '../demo-data.ts'
import { freePort } from '../free-port.ts'
import { importAgency, runToEnd, start } from '../processes.ts'
import { s3KeyVariables, startStrictS3 } from '../storage/strict-s3.ts'
import { scrape, statusAt, sumOf } from './scrape.ts'

const REQUESTS = 'passarela_http_requests_total'
const CANARY = 'quibungo'

/** The most series of a site (docs/operations.md: Watching). */
const MOST_SERIES = 500

/** A site whose metrics can be read. */
async function watchedSite(environment: Record<string, string> = {}) {
  const metricsPort = await freePort()
  const METRICS_PORT = String(metricsPort)
  const site = await start('site', { DATA_DIR: await demoData(), METRICS_PORT, ...environment })
  return { site, port: Number(new URL(site.url).port), metricsPort }
}

/** The first match in a page. */
async function findIn(address: string, what: RegExp): Promise<string> {
  const [found] = what.exec(await (await fetch(address)).text()) ?? expect.fail(address)
  return found
}

describe('the metrics of a site', () => {
  it('are bounded, and have nothing of its visitors, whatever 1,000 attackers ask for', async () => {
    const { site, port, metricsPort } = await watchedSite()
    for (const path of ['/', '/en', '/en/models', '/en/models', '/en/models.data']) {
      expect((await fetch(site.url + path)).status).toBe(200)
    }
    const attacks = hostileAddresses(7, 1_000).map((address, number) =>
      number % 2 === 0 ? address : `/${CANARY}${number}${address}?email=${CANARY}@x.example`,
    )
    const headers = [`X-Request-Id: ${CANARY}12345`, `User-Agent: ${CANARY}`]
    while (attacks.length > 0) {
      const some = attacks.splice(0, 10)
      await Promise.all(some.map((target) => askRaw(port, target, headers)))
    }
    const body = 'x'.repeat(20_000)
    const form = [
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
    ]
    expect(await askRaw(port, '/en/documents/1/pdf', form, 'POST', body)).toMatchObject({
      status: 413,
    })

    const read = await scrape(metricsPort)
    expect(read.series.size).toBeLessThanOrEqual(MOST_SERIES)
    expect(read.text).not.toContain(CANARY)
    expect(read.text).not.toMatch(/\d+\.\d+\.\d+\.\d+|https?:|@/)
    const kinds = [...read.text.matchAll(/kind="([^"]+)"/g)].map(([, kind]) => kind)
    expect(requestKinds).toEqual(expect.arrayContaining([...new Set(kinds)]))
    expect(sumOf(read, REQUESTS, 'kind="other",status="4xx"')).toBeGreaterThan(100)
    expect(sumOf(read, REQUESTS, 'status="5xx"')).toBe(0)
    expect(sumOf(read, 'passarela_refusals_total', 'too_large')).toBe(1)
  }, 240_000)

  it('count requests, the page cache and calls, and are read at the loopback address alone', async () => {
    const { site, port, metricsPort } = await watchedSite()
    for (const path of ['/en/models', '/en/models', '/es/modelos', '/en/contact', '/en/nothing']) {
      await fetch(site.url + path)
    }
    const read = await scrape(metricsPort)
    expect(sumOf(read, REQUESTS, 'kind="models",status="2xx"')).toBe(3)
    expect(sumOf(read, 'passarela_http_request_duration_seconds_count', 'models')).toBe(3)
    expect(sumOf(read, REQUESTS, 'kind="contact",status="2xx"')).toBe(1)
    expect(sumOf(read, REQUESTS, 'kind="other",status="4xx"')).toBe(1)
    expect(sumOf(read, 'passarela_page_cache_requests_total')).toBe(3) // the page with a form and the missing page are not cached
    const calls = 'passarela_upstream_call_duration_seconds_count'
    expect(sumOf(read, calls, 'call="POST /api/talents"')).toBeGreaterThan(0)
    expect(sumOf(read, 'passarela_upstream_call_failures_total')).toBe(0)
    expect(sumOf(read, 'passarela_service_up')).toBe(3)
    const age = read.series.get('passarela_answer_age_seconds{call="POST /api/talents"}')
    expect(age).toBeGreaterThanOrEqual(0) // an answer of this millisecond is 0 s old
    expect(sumOf(read, 'passarela_database_up')).toBe(1)
    expect([...read.series.keys()]).toContain('passarela_outbox_entries{state="waiting"}')
    expect(sumOf(read, 'passarela_memory_bytes', 'resident')).toBeGreaterThan(1e7)

    expect(await statusAt(port, '/metrics')).toBe(404)
    for (const path of ['/', '/metrics/', '/metrics?x=1', '/health/live', '/en']) {
      expect(await statusAt(metricsPort, path)).toBe(404)
    }
    expect(await statusAt(metricsPort, '/metrics', '127.0.0.2')).toBeNull() // another address of this machine
  }, 240_000)

  it('tell of a folder that forms need and that cannot be written to', async () => {
    const DATA_DIR = await demoData()
    const { port, metricsPort } = await watchedSite({ DATA_DIR })
    const failures = async () =>
      sumOf(await scrape(metricsPort), 'passarela_storage_failures_total', 'outbox')
    expect(await statusAt(port, '/health/ready')).toBe(200)
    expect(await failures()).toBe(0)
    const uploads = join(DATA_DIR, 'uploads')
    await rm(uploads, { recursive: true })
    await writeFile(uploads, '') // as a disk that is gone
    await expect.poll(() => statusAt(port, '/health/ready'), patience).toBe(503)
    expect(await failures()).toBeGreaterThan(0)
  }, 240_000)

  it('tell of a bucket that is away', async () => {
    const DATA_DIR = await freshFolder()
    const s3 = await startStrictS3({ folder: join(DATA_DIR, 'bucket') })
    const environment = { DATA_DIR, MEDIA_STORAGE: s3.url(), ...s3KeyVariables }
    const agency = join(DATA_DIR, 'agency') // the demo would fill the bucket with 495 pictures
    const talents = [talentNamed('ana', { boards: ['image'], book: [{ file: 'a.png' }] })]
    await writeAgency(agency, { talents }, { 'a.png': await picture('red') })
    await importAgency(agency, environment)
    const { site, port, metricsPort } = await watchedSite(environment)
    const failures = async () =>
      sumOf(await scrape(metricsPort), 'passarela_storage_failures_total', 'provider')
    expect(await failures()).toBe(0)
    await s3.close()
    const profile = await findIn(`${site.url}/modelos`, /\/modelos\/[^"?]+\/\d+\/ana/)
    const photo = await findIn(site.url + profile, /\/pictures\/\d+\/[^\s",\\]+/)
    expect(await statusAt(port, photo)).toBe(503)
    expect(await failures()).toBeGreaterThan(0)
    expect(await statusAt(port, `/pictures/240/ab/ab${'0'.repeat(30)}.webp`)).toBe(404)
    expect(await statusAt(port, '/health/ready')).toBe(200)
  }, 240_000)

  it('tell of services that cannot be reached', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`
    const { site, metricsPort } = await watchedSite({
      DATA_DIR: await freshFolder(),
      PANEL_URL: nobody,
      PANEL_SALT: 'pepper-of-panel',
      PANEL_API_TOKEN: 'token-of-panel',
      INTEGRATION_URL: nobody,
      INTEGRATION_SALT: 'pepper-of-integration',
      INTEGRATION_API_KEY: 'key-of-integration',
    })
    for (let count = 1; count <= 5; count += 1) {
      expect((await fetch(`${site.url}/en/models`)).status).toBe(503)
    }
    const read = await scrape(metricsPort)
    expect(sumOf(read, 'passarela_service_up', 'integration')).toBe(0)
    expect(sumOf(read, 'passarela_service_up', 'media')).toBe(1)
    expect(sumOf(read, REQUESTS, 'kind="models",status="5xx"')).toBe(5)
    expect(sumOf(read, 'passarela_upstream_call_failures_total', 'integration')).toBeGreaterThan(0)
    expect(read.text).not.toMatch(/pepper|token-of|key-of|127\.0\.0\.1/)
  }, 240_000)
})

describe('the metrics of three processes', () => {
  it('are those of all together, and do not fall when one dies', async () => {
    const metricsPort = await freePort()
    const METRICS_PORT = String(metricsPort)
    const site = await siteOfThree({ DATA_DIR: await demoData(), METRICS_PORT })
    const askTimes = async (times: number) => {
      const told = Array.from({ length: times }, () => askAnew(`${site.url}/en/about`))
      for (const each of await Promise.all(told)) expect(each?.status).toBe(200)
    }
    await askTimes(30)
    const before = await scrape(metricsPort)
    expect(sumOf(before, REQUESTS, 'kind="about"')).toBe(30)
    expect(sumOf(before, 'passarela_processes')).toBe(3)
    await site.kill(site.pids()[0] ?? expect.fail('nobody is there'))
    await site.complete()
    await askTimes(10)
    const after = await scrape(metricsPort)
    expect(sumOf(after, REQUESTS, 'kind="about"')).toBe(40)
    expect(sumOf(after, 'passarela_processes')).toBe(3)
    expect(await site.end()).toBe(0)
  }, 240_000)
})

describe('a port of the metrics that is in use', () => {
  it.each(['1', '3'])('ends the start of %s process(es) with one sentence', async (count) => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const environment = { DATA_DIR: await freshFolder(), WEB_CONCURRENCY: count, PORT: '0' }
    expect(await runToEnd('site', { ...environment, METRICS_PORT: String(port) })).toEqual({
      code: 1,
      said: `METRICS_PORT: port ${port} is in use: end the program that uses it, or choose another one.\n`,
    })
  })
})

describe('the reference of a request', () => {
  it('is the id that the proxy gave it, on the page and in each of its lines in the log', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`
    const site = await start('site', {
      DATA_DIR: await freshFolder(),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'debug',
      PANEL_URL: nobody,
      PANEL_SALT: 'salt',
      PANEL_API_TOKEN: 'token',
      INTEGRATION_URL: nobody,
      INTEGRATION_SALT: 'salt',
      INTEGRATION_API_KEY: 'key',
    })
    const reference = '0123456789abcdef0123456789abcdef'
    const page = await fetch(`${site.url}/en/models`, { headers: { 'X-Request-Id': reference } })
    expect(await page.text()).toContain(reference)
    const messages = () =>
      site
        .said()
        .split('\n')
        .filter((line) => line.includes(`"reference":"${reference}"`))
        .map((line) => /"msg":"([^"]+)"/.exec(line)?.[1])
    await expect
      .poll(messages, patience)
      .toEqual(expect.arrayContaining(['call-failed', 'a page failed', 'answered']))
  }, 240_000)
})
