import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'

import { intakeLimits } from '#intake/intake-limits.ts'
import { preparePhoto } from '#media/photos/prepare-photo.ts'

/** A visitor's form as it was rendered, and what this visitor, of whom there is no second, fills in. */
export type Application = {
  key: string
  fields: Readonly<Record<string, string>>
  photos: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
}

/** The names of the form's four photos. */
export const slots = ['image_1', 'image_2', 'image_3', 'image_4']

/** The key of the form in a page; empty if there is none. */
export function formKeyIn(html: string): string {
  return /name="form_key" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** Opens a form and fills it in for the visitor of that number. */
export async function fillIn(origin: string, number: number): Promise<Application> {
  const html = await (await fetch(`${origin}/en/be-a-model`)).text()
  const key = formKeyIn(html)
  const choices = ['height', 'shoes', 'eyes', 'hair'].map((name) => {
    const [, list = ''] =
      new RegExp(`<select[^>]*name="${name}".*?>(<option.*?)</select>`).exec(html) ?? []
    const values = [...list.matchAll(/value="([^"]+)"/g)].map(([, value = '']) => value)
    return [name, values[number % values.length] ?? '']
  })
  const photos = await Promise.all(
    slots.map(async (slot, index) => [slot, await photoOf(number, index)]),
  )
  return {
    key,
    fields: {
      gender: number % 2 === 0 ? 'woman' : 'man',
      realname: `Canária Quibungo ${number}`,
      name: `Caná ${number}`,
      phone: `+55 (11) 9${String(number).padStart(4, '0')}-0140`,
      email: `canaria${number}@quibungo.example`,
      instagr: `canaria.${number}`,
      ...Object.fromEntries(choices),
    },
    photos: Object.fromEntries(photos),
  }
}

/** The form as a browser sends it. */
export function formOf({ key, fields, photos }: Application): FormData {
  const form = new FormData()
  const others = { birthdate: '30/04/2001', terms: 'on', country: '', id_state: '', basedin: '' }
  for (const [name, value] of Object.entries({ ...others, ...fields })) form.set(name, value)
  form.set('form_key', key)
  form.set('website', '')
  form.set('asked', 'ask-photo-small ask-photo-same')
  for (const [slot, bytes] of Object.entries(photos)) form.set(slot, new Blob([bytes]), 'me.png')
  return form
}

/** What the site says to a form; null where the connection broke. Each is another visitor's, by a proxy's word. */
export async function send(origin: string, application: Application, visitor: string) {
  const form = formOf(application)
  const headers = {
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': visitor,
    'accept-encoding': 'identity', // a record of the site's system calls shows the receipt
  }
  const request = { method: 'POST', body: form, headers }
  const answer = await fetch(`${origin}/en/scouting/send`, request).catch(() => null)
  const outcome: unknown = await answer?.json().catch(() => null)
  return typeof outcome === 'object' && outcome !== null ? new Map(Object.entries(outcome)) : null
}

/** What is to arrive of it: the fields, and of each slot the hash of what the site makes of its photo. */
export async function expectedOf({ fields, photos }: Application): Promise<Arrived> {
  const hashes = await Promise.all(
    Object.entries(photos).map(async ([slot, bytes]) => [slot, hashOf(await asMade(bytes))]),
  )
  return { ...fields, birthdate: '2001-04-30', ...Object.fromEntries(hashes) }
}

/** Fields by name, and the hash of each photo by its slot. */
export type Arrived = Readonly<Record<string, string>>

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The slot in which a picture was sent, by its colour. */
export async function slotOf(photo: Uint8Array): Promise<string> {
  const [, , blue] = (await sharp(photo).stats()).channels
  return slots[Math.round((blue?.mean ?? NaN) / BLUE_OF_SLOT)] ?? 'none'
}

const BLUE_OF_SLOT = 64

/** A picture that nobody else sends, and in no other slot. */
async function photoOf(number: number, slot: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: number % 256, g: Math.floor(number / 256) * 16, b: slot * BLUE_OF_SLOT }
  const create = { width: 60, height: 80, channels: 3, background } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}

async function asMade(photo: Uint8Array): Promise<Uint8Array> {
  const file = join(tmpdir(), `${randomUUID()}.png`) // tests that run side by side send the same photos
  await writeFile(file, photo)
  const { photoPixels: maxPixels, photoSide: maxSide, photoFrames: maxFrames } = intakeLimits
  const { photoHeldBytes: maxHeldBytes, preparedSide } = intakeLimits
  const limits = { maxPixels, maxSide, maxFrames, maxHeldBytes, preparedSide }
  const made = await preparePhoto({ file, ...limits })
  await rm(file)
  if (made.status === 'refused') throw new Error(made.reason)
  return made.bytes
}
