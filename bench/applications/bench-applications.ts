import { setTimeout as sleep } from 'node:timers/promises'

import { intakeLimits } from '#intake/intake-limits.ts'

import { type Application, fillIn, send } from '../../tests/durability/send-application.ts'
import { type Figure, inMb, inMs, quantile } from '../figures.ts'
import { peakMemory } from '../memory.ts'
import { runSite } from '../running-site.ts'
import { photographOf } from './photograph.ts'
import { measurePhotos } from './prepare-photos.ts'

const RUNS = 5
const AT_ONCE = 20

/** The time until a visitor knows that an application is saved, and the memory that many applications take. */
export async function benchApplications(): Promise<Figure[]> {
  await using site = await runSite(100, { TRUSTED_PROXIES: '127.0.0.1' })
  const small = await photographOf({ width: 1_536, height: 2_048, bytes: 600_000 })
  const original = await photographOf({ width: 3_000, height: 4_000, bytes: 3_000_000 })
  const large = await photographOf({ width: 3_000, height: 4_000, bytes: 8_000_000 })

  const inBrowser = await measurePhotos(site.url, original)
  await answerTimes(site.url, small, 1) // starts the decoder processes
  const ofSmall = await answerTimes(site.url, small, RUNS)
  const ofOriginals = await answerTimes(site.url, original, RUNS)
  const before = await peakMemory(site)
  const filledIn = await fillInAll(site.url, large, AT_ONCE)
  const start = performance.now()
  await Promise.all(filledIn.map((each, visitor) => sendWell(site.url, each, visitor)))
  const last = performance.now() - start
  const after = await peakMemory(site)
  return [
    ...inBrowser,
    {
      what: `an answer to four photos of 2,048 pixels (${inMb(small.byteLength)} each), median of ${RUNS}`,
      goal: '300 ms',
      measured: inMs(quantile(ofSmall, 0.5)),
    },
    {
      what: `an answer to four originals of 12 megapixels (${inMb(original.byteLength)} each), median of ${RUNS}`,
      goal: '1.5 s',
      measured: inMs(quantile(ofOriginals, 0.5)),
    },
    { what: 'peak memory until then', goal: '–', measured: inMb(before) },
    {
      what: `${AT_ONCE} uploads of four photos of ${inMb(large.byteLength)} at once: the last answer`,
      goal: '–',
      measured: inMs(last),
    },
    { what: 'peak memory after them', goal: '400 MB', measured: inMb(after) },
  ]
}

/** Sends applications one after the other and measures each response in milliseconds, over the loopback address. */
export async function answerTimes(
  origin: string,
  photo: Uint8Array<ArrayBuffer>,
  count: number,
): Promise<number[]> {
  const filledIn = await fillInAll(origin, photo, count)
  const times = []
  for (const [visitor, application] of filledIn.entries()) {
    const start = performance.now()
    await sendWell(origin, application, visitor)
    times.push(performance.now() - start)
  }
  return times
}

/** Opens forms and waits for the shortest plausible time to fill one in. */
async function fillInAll(origin: string, photo: Uint8Array<ArrayBuffer>, count: number) {
  const filledIn = await Promise.all(
    Array.from({ length: count }, (_, number) => fillIn(origin, number)),
  )
  await sleep(intakeLimits.quickestMs)
  return filledIn.map((application) => ({ ...application, photos: all(application, photo) }))
}

function all({ photos }: Application, photo: Uint8Array<ArrayBuffer>) {
  return Object.fromEntries(Object.keys(photos).map((slot) => [slot, photo]))
}

async function sendWell(origin: string, application: Application, visitor: number): Promise<void> {
  const outcome = await send(
    origin,
    application,
    `10.${Math.floor(Math.random() * 255)}.1.${visitor}`,
  )
  if (outcome?.get('status') === 'received') return
  throw new Error(`not received: ${JSON.stringify([...(outcome ?? [])])}`)
}
