import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { arrivedIn, storageIn } from '../durability/arrivals.ts'
import { type Application, fillIn, formOf, slots } from '../durability/send-application.ts'
import { p95, report } from '../sizes.ts'
import { disguisedFiles, fileCanary, lyingNames } from './disguised-files.ts'
import { filesWith, photosIn } from './stored-photos.ts'
import { pictureBombs } from './picture-bombs.ts'
import { runSiteUnderAttack } from './site-under-attack.ts'

const SEED = 20_261_130
const running = runSiteUnderAttack()
let form: Application

beforeAll(async () => {
  const { site } = running()
  form = await fillIn(site.url, 1)
  await site.skipAMinute()
})

/** Sends the form with files in place of its photos; the problems of each, or none if it was taken. */
async function problemsOf(files: readonly File[], filledIn = form): Promise<unknown[]> {
  const body = formOf(filledIn)
  for (const [index, file] of files.entries()) body.set(slots[index] ?? '', file)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const send = async () => {
    const answer = await fetch(`${running().site.url}/en/scouting/send`, {
      method: 'POST',
      body,
      headers,
    })
    return new Map(Object.entries(Object(await answer.json())))
  }
  let outcome = await send()
  for (let again = 0; again < 3 && outcome.get('reason') === 'busy'; again += 1)
    outcome = await send()
  if (outcome.get('status') === 'failed') return [outcome.get('reason')]
  const problems = new Map(Object.entries(Object(outcome.get('problems') ?? {})))
  return files.map((_, index) => Object(problems.get(slots[index] ?? ''))[0] ?? null)
}

const fileOf = (
  bytes: Buffer,
  [name, type]: readonly [string, string] = ['me.jpg', 'image/jpeg'],
) => new File([new Uint8Array(bytes)], name, { type })

describe('a file that is no photo', () => {
  it('is refused in words, whatever it is called, and nothing of it stays', async () => {
    const files = await disguisedFiles()
    expect(files.length).toBeGreaterThanOrEqual(80)
    const wrong: unknown[] = []
    for (let first = 0; first < files.length; first += slots.length) {
      const four = files.slice(first, first + slots.length)
      const sent = four.map(({ bytes }, index) =>
        fileOf(bytes, lyingNames[(first + index) % lyingNames.length]),
      )
      for (const [index, problem] of (await problemsOf(sent)).entries()) {
        const told = four[index]
        if (problem !== told?.problem) wrong.push([told?.what, problem])
      }
    }
    expect(wrong).toEqual([])
    expect(await arrivedIn(storageIn(running().folder))).toEqual(new Map())
    expect(await filesWith(running().folder, fileCanary)).toEqual([])
    expect(running().site.said()).not.toContain(fileCanary)
  })
})

describe('a photo with something behind it, under a name that lies', () => {
  it('is taken for its picture alone', async () => {
    const filledIn = await fillIn(running().site.url, 2)
    await running().site.skipAMinute()
    const pictures = await Promise.all(
      (['jpeg', 'png', 'gif', 'jpeg'] as const).map((format, index) =>
        sharp({ create: { width: 400, height: 400 + index, channels: 3, background: '#936' } })
          .toFormat(format)
          .toBuffer(),
      ),
    )
    const behind = [
      `<svg onload=${fileCanary}>`,
      `PK\x03\x04${fileCanary}`,
      fileCanary,
      `%PDF${fileCanary}`,
    ]
    const files = pictures.map((picture, index) =>
      fileOf(Buffer.concat([picture, Buffer.from(behind[index] ?? '')]), lyingNames[5 + index]),
    )
    expect(await problemsOf(files, filledIn)).toEqual([null, null, null, null])
    await expect.poll(async () => (await photosIn(running().folder)).length).toBe(4)
    expect(await filesWith(running().folder, fileCanary)).toEqual([])
  })
})

describe('a picture that is far more than its file', () => {
  it('is judged by itself, while pages go on and the site’s memory stays', async () => {
    const bombs = await pictureBombs()
    expect(bombs.length).toBeGreaterThanOrEqual(10)
    const before = await running().memory()
    const wrong: unknown[] = []
    const [decidedMs, pageMs]: [number[], number[]] = [[], []]
    for (const [what, bytes, expected] of bombs) {
      const asked = performance.now()
      const sending = problemsOf([fileOf(bytes), fileOf(Buffer.from('no picture'))])
      const page = await fetch(`${running().site.url}/en/models?hair=${encodeURIComponent(what)}`)
      pageMs.push(performance.now() - asked)
      const [problem] = await sending
      decidedMs.push(performance.now() - asked)
      if (problem !== expected || page.status !== 200) wrong.push([what, problem, page.status])
      expect((await running().memory()) - before, what).toBeLessThan(150_000_000)
    }
    report('forms with a picture bomb', p95(decidedMs))
    report('pages beside them', p95(pageMs))
    expect(wrong).toEqual([])
    expect(running().site.said()).toMatch(/^Vereda is at .*\n(?:\{"level":40.*\n|minute \d\n)*$/)
  })
})

describe('a picture in which bytes were changed', () => {
  it('costs its own form at most', async () => {
    const picture = sharp({ create: { width: 90, height: 120, channels: 3, background: '#936' } })
    const whole = await Promise.all(
      (['jpeg', 'png', 'gif'] as const).map((format) =>
        picture.clone().toFormat(format).toBuffer(),
      ),
    )
    const change = fc.tuple(fc.nat(), fc.nat({ max: 255 }))
    const changed = fc
      .tuple(
        fc.constantFrom(...whole),
        fc.array(change, { minLength: 1, maxLength: 20 }),
        fc.nat({ max: 9 }),
      )
      .map(([bytes, changes, cut]) => {
        const own = Buffer.from(bytes)
        for (const [place, byte] of changes) own[8 + (place % (own.length - 8))] = byte
        return cut === 0 ? own.subarray(0, own.length / 2) : own
      })
    const left = fc.sample(changed, { seed: SEED, numRuns: 500 })
    const statuses = new Set<number>()
    while (left.length > 0) {
      const body = formOf(form)
      for (const [index, bytes] of left.splice(0, 4).entries())
        body.set(slots[index] ?? '', fileOf(bytes))
      const headers = {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.${3 + (left.length >> 8)}.${left.length & 255}.1`,
      }
      const { status } = await fetch(`${running().site.url}/en/scouting/send`, {
        method: 'POST',
        body,
        headers,
      })
      statuses.add(status)
    }
    expect(
      [...statuses].filter((status) => ![200, 409, 422].includes(status)),
      `SEED=${SEED}`,
    ).toEqual([])
    expect(statuses).toContain(422)
    expect((await fetch(`${running().site.url}/en/models`)).status).toBe(200)
    expect(running().site.said()).not.toMatch(/"level":[56]0/)
  })
})
