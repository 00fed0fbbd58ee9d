import sharp from 'sharp'

/** A colour a slot, which a photo keeps however it is encoded. */
export const slotColours = { image_1: '#f00', image_2: '#0f0', image_3: '#00f', image_4: '#ff0' }
export type Slot = keyof typeof slotColours
const slots = ['image_1', 'image_2', 'image_3', 'image_4'] as const

const answers = {
  gender: 'woman',
  realname: 'Canária Quibungo',
  name: 'Caná',
  phone: '+55 11 95550-0140',
  email: 'canaria@quibungo.example',
  instagr: 'canaria.quibungo',
  birthdate: '30/04/2001',
  terms: 'on',
  country: '',
  id_state: '',
  basedin: '',
}

/** A visitor's form as it was rendered: its key, and a choice from each list. */
export type OpenForm = { key: string; chosen: Readonly<Record<string, string>> }

export async function openForm(origin: string): Promise<OpenForm> {
  const html = await (await fetch(`${origin}/en/be-a-model`)).text()
  const [, key = ''] = /name="form_key" value="([^"]+)"/.exec(html) ?? []
  const lists = ['height', 'shoes', 'eyes', 'hair'].map((name) => {
    const [, list = ''] =
      new RegExp(`<select[^>]*name="${name}".*?>(<option.*?)</select>`).exec(html) ?? []
    return [name, /value="([^"]+)"/.exec(list)?.[1] ?? '']
  })
  return { key, chosen: Object.fromEntries(lists) }
}

/** What the site says to a form; null where the connection broke. Each is another visitor's, by a proxy's word. */
export async function send(origin: string, { key, chosen }: OpenForm, visitor: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...answers, ...chosen })) form.set(name, value)
  form.set('form_key', key)
  form.set('website', '')
  for (const slot of slots) form.set(slot, await photoOf(slot), 'me.png')
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': visitor }
  const request = { method: 'POST', body: form, headers }
  const answer = await fetch(`${origin}/en/scouting/send`, request).catch(() => null)
  const outcome: unknown = await answer?.json().catch(() => null)
  return typeof outcome === 'object' && outcome !== null ? new Map(Object.entries(outcome)) : null
}

const photos = new Map<Slot, Promise<Blob>>()

function photoOf(slot: Slot): Promise<Blob> {
  const made = photos.get(slot) ?? makePhoto(slot)
  photos.set(slot, made)
  return made
}

async function makePhoto(slot: Slot): Promise<Blob> {
  const create = { width: 60, height: 80, channels: 3, background: slotColours[slot] } as const
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())])
}

/** The slot whose colour a photo has. */
export async function slotOf(bytes: Uint8Array): Promise<Slot | undefined> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1).raw().toBuffer()
  const bits = [red, green, blue].map((value) => (value > 127 ? 'f' : '0')).join('')
  return slots.find((slot) => slotColours[slot] === `#${bits}`)
}
