import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { removeFolder } from '#storage/fresh-folder.fixture.ts'

import { origin } from '../addresses/whole-agency.ts'
import { arrivedIn, sendUntilKept, storageIn, waitingIn } from '../durability/arrivals.ts'
import { fillIn } from '../durability/send-application.ts'
import { freePort } from '../free-port.ts'
import { type Look, lookAtFiles, visitAll } from '../privacy/all-answers.ts'
import { scrape } from '../watching/scrape.ts'
import { canaryHosts, canaryNames, canaryPerson, canarySecrets } from './canaries.ts'
import * as fault from './service-faults.ts'
import { type SiteOverFaults, siteOverFaults } from './site-over-faults.ts'

const secrets = canarySecrets()
const hosts = canaryHosts()
const resources = new AsyncDisposableStack()
const atEnd = (close: () => Promise<void>) => resources.defer(close)
const patience = { timeout: 90_000, interval: 500 }
let bench: SiteOverFaults
let temporary = ''
let metricsPort = 0

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'passarela-canaries-'))
  atEnd(() => removeFolder(temporary))
  metricsPort = await freePort()
  const environment = {
    LOG_LEVEL: 'debug',
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--import ${canaryNames}`,
    SITE_URL: origin,
    TMPDIR: temporary,
  }
  bench = await siteOverFaults({ environment, secrets, hosts, atEnd })
})
afterAll(() => resources.disposeAsync())

/** Looks for words in all that the site writes anywhere, as long as it runs; where each was found. */
async function findIn(words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const look = lookFor(words, found)
  look('the log', bench.site.said())
  look('the metrics', (await scrape(metricsPort)).text)
  await lookAtFiles(bench.folders.site, look)
  await lookAtFiles(temporary, look)
  return found
}

const lookFor =
  (words: readonly string[], found: string[]): Look =>
  (where, text) => {
    if (words.some((word) => text.includes(word))) found.push(where)
  }

it('who applies is in the outbox alone until the panel has it, and then nowhere', async () => {
  const { site, folders } = bench
  const { application, words } = await canaryPerson(await fillIn(site.url, 1))
  bench.panel.fault = fault.resets
  const reference = await sendUntilKept(site.url, application)
  const places = (await findIn(words)).map((path) => relative(folders.site, path))
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((path) => !/^passarela\.db(?:-wal)?$/.test(path))).toEqual([])
  expect(await openToOthers(folders.site)).toEqual([])
  const photos = await readdir(join(folders.site, 'media/private/waiting'))
  expect(photos).toHaveLength(4)

  bench.panel.fault = null
  await expect.poll(() => waitingIn(storageIn(folders.site)), patience).toEqual([])
  await expect.poll(() => findIn(words), patience).toEqual([])
  expect(await readdir(join(folders.site, 'media/private/waiting'))).toEqual([])
  const arrived = (await arrivedIn(storageIn(folders.provider))).get(reference)
  expect(words.filter((word) => JSON.stringify(arrived).includes(word)).length).toBeGreaterThan(4)
})

it('no secret and no address of a service leaves the site, is logged or stays on its disk', async () => {
  const { site, panel, integration } = bench
  const tokens = [...panel.tokens, ...integration.tokens]
  expect(tokens.length).toBeGreaterThan(1)
  const ports = [panel, integration].map(({ url }) => new URL(url).host)
  const words = [...Object.values(secrets), ...Object.values(hosts), ...ports, ...tokens]
  const leaks: string[] = []
  const look = lookFor(words, leaks)

  const visited = await visitAll(site.url, [1, 2], look)
  expect(visited.length).toBeGreaterThan(100)
  await lookAtFiles('build/client', look)
  for (const broken of [fault.resets, fault.echoes, fault.refuses(401), fault.cuts, fault.hangs]) {
    bench.break(broken)
    await visitFailing(look)
    bench.break(null)
    await site.skipAMinute()
    await everythingOf(site.url)
  }
  for (const service of [panel, integration]) service.close()
  await visitFailing(look)
  await writeFile(join(temporary, 'no-names'), '')
  await visitFailing(look)
  expect(site.said()).toContain('ENOTFOUND')
  expect(site.said()).toMatch(/"level":"?(?:warn|40)/) // faults are logged
  expect([...leaks, ...(await findIn(words))]).toEqual([])
})

/** Asks for what was seen and what was not, a minute after anything was fresh. */
async function visitFailing(look: Look) {
  const { site } = bench
  await site.skipAMinute()
  const paths = ['/', '/modelos', '/newsletter/la', '/films/x.mp4', '/seja-um-modelo']
  const unseen = ['/en/models/all/all/3', '/en/models/all/all/3.data', '/es/modelos/todos/all/4']
  const asked = [...paths, ...unseen].map(async (path) =>
    look(path, await everythingOf(site.url + path)),
  )
  await Promise.all(asked)
  const order = {
    method: 'POST',
    signal: AbortSignal.timeout(5_000), // where the panel is silent
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    body: new URLSearchParams({ frame: '1', mode: 'portfolio' }),
  }
  look('a document', await everythingOf(`${site.url}/documents/1/pdf`, order))
}

async function everythingOf(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', ...init }).catch(() => null)
  if (answer === null) return ''
  const text = await answer.text().catch(() => '') // a document ends where the panel's does
  return `${JSON.stringify([...answer.headers])} ${text}`
}

/** Files and folders that other users of the machine could read, but for locks, which are empty. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const modes = names
    .filter((name) => !/\.lock(?:-journal)?$/.test(name))
    .map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => null) // replaced meanwhile
      return found !== null && (found.mode & 0o077) !== 0 ? [name] : []
    })
  return (await Promise.all(modes)).flat()
}
