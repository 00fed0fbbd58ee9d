import { randomBytes, randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import sharp from 'sharp'

import type { Application } from '../durability/send-application.ts'

/** Loaded before a site, so that it finds its services under the names of {@link canaryHosts}. */
export const canaryNames = pathToFileURL(resolve(import.meta.dirname, 'canary-names.ts')).href

const someLetters = () => randomBytes(9).toString('hex')

/** Secrets and names of hosts that occur nowhere else. */
export const canarySecrets = () => ({
  PANEL_SALT: `salt${someLetters()}`,
  PANEL_API_TOKEN: `token${someLetters()}`,
  INTEGRATION_SALT: `salt${someLetters()}`,
  INTEGRATION_API_KEY: `key${someLetters()}`,
})
export const canaryHosts = () => ({
  panel: `p${someLetters()}.canary.test`,
  integration: `i${someLetters()}.canary.test`,
})

/** An application of somebody who is nowhere else, and each word of it that must not stay. */
export async function canaryPerson(form: Application) {
  const [real, stage, mail, account, place] = [1, 2, 3, 4, 5].map(() => `Q${someLetters()}`)
  const digits = String(randomInt(10_000_000, 99_999_999))
  const phone = `+55 (11) 9${digits.slice(0, 4)}-${digits.slice(4)}`
  const fields = {
    ...form.fields,
    realname: `${real} Vaz`,
    name: `${stage}`,
    email: `${mail}@example.com`,
    phone,
    instagr: `${account}`,
  }
  const slots = Object.keys(form.photos)
  const photos = await Promise.all(slots.map(async (slot) => [slot, await photoFrom(`${place}`)]))
  const application: Application = { ...form, fields, photos: Object.fromEntries(photos) }
  const words = [real, stage, mail, account, place, phone, digits, phone.replaceAll(/\D/g, '')]
  return { application, words: words.map(String) }
}

/** A photo that says in its metadata where it was taken. */
async function photoFrom(place: string): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const exif = {
    IFD0: { ImageDescription: place },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1', GPSAreaInformation: place },
  }
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background } })
  return new Uint8Array(await picture.withExif(exif).jpeg().toBuffer())
}
