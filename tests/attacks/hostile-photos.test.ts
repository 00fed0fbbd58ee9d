import sharp from 'sharp'
import { expect, it } from 'vitest'

import { demoData } from '../demo-data.ts'
import { fillInAll } from '../durability/arrivals.ts'
import { type Application, formOf, slots } from '../durability/send-application.ts'
import { start } from '../processes.ts'
import { filesWith, photosIn } from './stored-photos.ts'
import { metadataCanary, photosWithMetadata } from './photos-with-metadata.ts'

it('what a photo tells beside its picture reaches neither panel nor disk, sent without script, and it stands upright', async () => {
  const folder = await demoData()
  const site = await start('site', { DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' })
  const pictures = await photosWithMetadata()
  const forms = await fillInAll(site.url, pictures.length / slots.length, 4)
  await site.skipAMinute()
  for (const [index, form] of forms.entries()) {
    const own = pictures.slice(index * slots.length, (index + 1) * slots.length)
    const html = await sendPlainly(site.url, form, own, `10.0.1.${index}`)
    expect(html, `form ${index}`).toMatch(/[\da-f]{8}-[\da-f-]{27}/)
  }
  const stored = async () => photosIn(folder)
  await expect.poll(async () => (await stored()).length).toBe(32)

  for (const photo of await stored()) {
    expect(strangersIn(photo)).toEqual([])
    expect(await cornersOf(photo)).toEqual(['100', '010', '001', '111'])
  }
  expect(await filesWith(folder, metadataCanary)).toEqual([])
})

async function sendPlainly(origin: string, form: Application, photos: Buffer[], visitor: string) {
  const body = formOf(form)
  for (const [index, slot] of slots.entries()) {
    body.set(slot, new File([new Uint8Array(photos[index] ?? [])], `${metadataCanary}.jpg`))
  }
  const headers = {
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': visitor,
  }
  const answer = await fetch(`${origin}/en/be-a-model`, { method: 'POST', body, headers })
  return answer.text()
}

/** The colours of a picture's four quarters, as they are seen from its upper left; 1: full. */
async function cornersOf(photo: Buffer): Promise<string[]> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true })
  const places = [
    [15, 20],
    [45, 20],
    [15, 60],
    [45, 60],
  ] as const
  return places.map(([left, top]) => {
    const at = (top * info.width + left) * info.channels
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 255)).join('')
  })
}

/** What a JPEG holds beside JFIF's own head, tables and one scan; it ends with its end. */
function strangersIn(jpeg: Buffer): string[] {
  const strangers: string[] = []
  let at = 2
  for (let marker = 0; marker !== 0xda && at < jpeg.length;) {
    marker = jpeg[at + 1] ?? 0
    const isOwn = [0xe0, 0xdb, 0xc0, 0xc4, 0xdd, 0xda].includes(marker)
    if (!isOwn) strangers.push(marker.toString(16))
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  const end = jpeg.indexOf(Buffer.from([0xff, 0xd9]), at)
  return end === jpeg.length - 2 ? strangers : [...strangers, `${jpeg.length - end} bytes behind`]
}
