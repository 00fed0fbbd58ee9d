import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

import { application, eagerLimits, freshOutbox } from '#outbox/fresh-outbox.fixture.ts'
import type { ApplicationEntry, FourPhotos, PreparedPhoto } from '#outbox/outbox.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { createUpstream } from '#upstream/create-upstream.ts'
import { upstreamLimits } from '#upstream/limits.ts'
import { overHttp } from '#upstream/transport.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { credentials } from '../credentials.ts'
import { arrivedIn, storageIn } from '../durability/arrivals.ts'
import { hashOf } from '../durability/send-application.ts'
import { start } from '../processes.ts'
import { type FaultyService, faultyService } from './faulty-service.ts'
import * as fault from './service-faults.ts'
import { seed, size } from '../sizes.ts'

const APPLICATIONS = size(30, 300)
const SITES = 10
const ENTRY_MS = size(1_000, 10_000)
const TIMEOUT_MS = size(120_000, 1_800_000)

/** What becomes of the panel's yes, after it has stored the application. */
const losses: readonly fault.Fault[] = [
  fault.doesAnd(fault.resets),
  fault.doesAnd(fault.hangs),
  fault.cuts,
  fault.doesAnd(fault.refuses(500)),
  fault.answersTwice,
]

/** Loses each application's first answer, in a way that the seed chooses. */
function loseAnswers(panel: FaultyService) {
  const chosen = fc.sample(fc.constantFrom(...losses), { seed, numRuns: APPLICATIONS })
  const seen = new Set<string>()
  panel.fault = (call) => {
    const { key = '' } = call.entry ?? {}
    if (key === '' || seen.has(key)) return fault.answers(call)
    seen.add(key)
    return (chosen.pop() ?? fault.answers)(call)
  }
}

type Client = Awaited<ReturnType<typeof clientOf>>

/** Has a site accept so many applications, one after the other, and resolves once the panel has all of them. */
async function sendAll(client: Client, applications: readonly ApplicationEntry[]) {
  const { outbox, panel, rows } = await freshOutbox({ limits: eagerLimits })
  panel.answer = (key) => {
    const { photos, ...entry } =
      applications.find((each) => each.key === key) ?? expect.fail(`nobody sent ${key}`)
    const sent = { ...entry, photos: photos.map(({ bytes }) => bytes) }
    return client.sendApplication(sent, AbortSignal.timeout(TIMEOUT_MS))
  }
  outbox.start()
  for (const entry of applications)
    expect(await outbox.submitApplication(entry)).toMatchObject({ status: 'received' })
  const left = () => rows.selectFrom('outbox_entries').select(['key', 'status']).execute()
  await expect.poll(left, { timeout: TIMEOUT_MS, interval: 200 }).toEqual([])
}

it(
  `what a panel has stored is stored once, under one key, however its answer is lost (SEED=${seed})`,
  async () => {
    const data = await freshFolder()
    const panel = await faultyService(await startProvider(data), onTestFinished)
    const client = await clientOf(panel.url)
    loseAnswers(panel)
    const numbers = Array.from({ length: APPLICATIONS }, (_, number) => number)
    const all = await Promise.all(numbers.map(applicant))
    const ofSite = Map.groupBy(all, (entry) => all.indexOf(entry) % SITES)
    await Promise.all([...ofSite.values()].map((applications) => sendAll(client, applications)))

    const arrived = [...(await arrivedIn(storageIn(data)))]
    const expected = all.map(({ key, photos }) => [key, photos.map(({ bytes }) => hashOf(bytes))])
    expect(Object.fromEntries(arrived.map(([key, fields]) => [key, photosOf(fields)]))).toEqual(
      Object.fromEntries(expected),
    )
    const keysOf = Map.groupBy(panel.entries, ({ sender }) => sender)
    expect(keysOf.size).toBe(APPLICATIONS)
    for (const sent of keysOf.values()) expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(panel.entries.length).toBeGreaterThan(APPLICATIONS) // or no answer was lost
  },
  TIMEOUT_MS,
)

const photosOf = (fields: Readonly<Record<string, string>>) =>
  ['image_1', 'image_2', 'image_3', 'image_4'].map((slot) => fields[slot])

/** A provider without anybody; its address. */
async function startProvider(data: string): Promise<string> {
  const config = join(await freshFolder(), 'agency.config.ts')
  await writeFile(config, `export default ${JSON.stringify(wholeIdentity)}`)
  const environment = { ...credentials, DATA_DIR: data, AGENCY_CONFIG: config }
  return (await start('provider', environment)).url
}

/** The site's own client of the panel. */
async function clientOf(url: string) {
  const limits = { ...upstreamLimits, entryMs: ENTRY_MS, signInAgainMs: 10 }
  const transport = overHttp(url, limits)
  const { PANEL_SALT: salt, PANEL_API_TOKEN: secret } = credentials
  const upstream = createUpstream({
    integration: { transport, salt, secret },
    panel: { transport, slowTransport: transport, isEmbedded: false, salt, secret },
    media: { transport, url: null },
    boards: {},
    postType: 'newsletter',
    scoutingCall: 'entry',
    consentFields: {},
    copiesFolder: await freshFolder(),
    limits,
    report: () => undefined,
    onGone: async () => undefined,
    onInvalidate: () => undefined,
  })
  return upstream.entryClient
}

/** Somebody with an address and photos of their own. */
async function applicant(number: number): Promise<ApplicationEntry> {
  const { fields, consent } = application(number)
  const photo = async (slot: number): Promise<PreparedPhoto> => {
    const background = { r: number % 256, g: Math.floor(number / 256), b: slot * 64 }
    const create = { width: 30, height: 40, channels: 3, background } as const
    return { bytes: new Uint8Array(await sharp({ create }).jpeg().toBuffer()) }
  }
  const photos: FourPhotos = [await photo(0), await photo(1), await photo(2), await photo(3)]
  return {
    key: randomUUID(),
    fields: { ...fields, email: `canaria${number}@quibungo.example` },
    consent,
    photos,
  }
}
