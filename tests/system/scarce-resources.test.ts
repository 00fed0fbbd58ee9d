import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'

import sharp from 'sharp'
import { expect, it } from 'vitest'

import { peakMemory } from '../../bench/memory.ts'
import { sendUntilKept, someAddress } from '../durability/arrivals.ts'
import { type Application, send, slots } from '../durability/send-application.ts'
import { report } from '../sizes.ts'
import * as fault from '../faults/service-faults.ts'
import { type SiteOverFaults, siteOverFaults, wrongPages } from '../faults/site-over-faults.ts'
import { slowClient } from '../slow-client.ts'
import { expectedKept, keptIn } from './kept-applications.ts'
import { oldForms } from './old-forms.ts'

it('a site with 256 descriptors and 400 clients gives no false receipt, and takes all once they are gone', async () => {
  const services = await siteOverFaults()
  const site = await services.open('few', {}, ['prlimit', '--nofile=256'])
  await expect.poll(() => wrongPages(site)).toEqual([])
  const applications = await oldForms(site.url, 12)
  services.panel.fault = fault.resets
  const clients = Array.from({ length: 400 }, (_, number) => slowClient(site.url, number))
  const answers = await sendAll(site.url, applications)
  report('said to applications beside 400 clients', answers.map(({ said }) => said).join())
  expect(answers.some(({ reference }) => reference === null)).toBe(true) // descriptors ran out
  for (const client of clients) client.destroy()
  await expect.poll(() => wrongPages(site).catch(() => ['no answer'])).toEqual([])
  const expected = await Promise.all(applications.map(expectedKept))
  expect(await keptOfAll(services, 'few', site.url, answers)).toEqual(expected)
}, 300_000)

it('a site with a heap of 96 MB takes 20 uploads of 36 MB or refuses them in words, and goes on', async () => {
  const services = await siteOverFaults()
  const site = await services.open('small', { NODE_OPTIONS: '--max-old-space-size=96' })
  await expect.poll(() => wrongPages(site)).toEqual([])
  const photos = await largePhotos()
  const applications = (await oldForms(site.url, 20)).map((each) => ({ ...each, photos }))
  services.panel.fault = fault.resets
  const answers = await sendAll(site.url, applications)
  const received = answers.filter(({ said }) => said === 'received').length
  report('large uploads at once', `${received} of 20 received`)
  const peak = await peakMemory({ pid: site.pid ?? expect.fail() })
  report('most memory of the site meanwhile', `${Math.round(peak / 1_024 ** 2)} MB`)
  for (const { said } of answers) expect(said).toMatch(/^(?:received|busy|unkept)$/)
  expect(await wrongPages(site)).toEqual([])
  const { photos: made } = await expectedKept(applications[0] ?? expect.fail())
  expect(await keptOfAll(services, 'small', site.url, answers)).toEqual(
    applications.map(({ fields: { realname, email } }) => ({
      name: realname,
      email,
      photos: made,
    })),
  )
}, 600_000)

type Answer = { application: Application; said: string; reference: string | null }

/** Sends all at once; what the site says to each. */
function sendAll(url: string, applications: readonly Application[]): Promise<Answer[]> {
  return Promise.all(
    applications.map(async (application) => {
      const outcome = await send(url, application, someAddress())
      const said = String(outcome?.get('reason') ?? outcome?.get('status') ?? 'no answer')
      const reference = said === 'received' ? String(outcome?.get('reference')) : null
      return { application, said, reference }
    }),
  )
}

/** Sends those again that have no receipt; what the site then has of each, in their order. */
async function keptOfAll(
  { folders }: SiteOverFaults,
  name: string,
  url: string,
  answers: Answer[],
) {
  const references: string[] = []
  for (const { application, reference } of answers)
    references.push(reference ?? (await sendUntilKept(url, application)))
  const kept = await keptIn(join(dirname(folders.site), name))
  expect(kept.size).toBe(answers.length)
  return references.map((reference) => kept.get(reference))
}

/** Noise, which no format makes smaller: 9 MB in each slot. */
async function largePhotos() {
  const raw = { width: 1_700, height: 1_760, channels: 3 } as const
  const noise = async () => {
    const pixels = randomBytes(raw.width * raw.height * raw.channels)
    return new Uint8Array(await sharp(pixels, { raw }).png().toBuffer())
  }
  return Object.fromEntries(
    await Promise.all(slots.map(async (slot) => [slot, await noise()] as const)),
  )
}
