import { randomUUID } from 'node:crypto'

import {
  type ApplicationFields,
  type ContactMessage,
  KEY_HEADER,
  type PhotoSlot,
  photoSlots,
  toApplicationForm,
} from '#contract/panel/entries.ts'
import { kindOfPhoto } from '#media/files/media-kind.ts'

import { picture } from '../agency-folder/fresh-agency.fixture.ts'
import type { Entry } from './entry.ts'
import type { Photo } from './photos.ts'

/** An applicant with a name that occurs nowhere else. */
export const someone: ApplicationFields = {
  realname: 'Quitéria Canário Vaz',
  name: 'Quitéria',
  gender: 'woman',
  email: 'quiteria.canario@example.com',
  birthdate: '2004-02-29',
  phone: '+55 (11) 91234-8765',
  instagr: 'quiteria.canario',
  height: '170/5.7',
  shoes: '38',
  eyes: 'Hazel',
  hair: 'Dark Brown',
  country: { value: 'BR', label: 'Brasil' },
  id_state: { value: 'SP', label: 'São Paulo' },
  basedin: { value: 'Ubatuba', label: 'Ubatuba' },
}

export const message: ContactMessage = {
  name: 'Rui Canário',
  email: 'rui.canario@example.com',
  phone: null,
  company: 'Canário Filmes',
  message: 'Olá,\npodemos conversar?',
  talents: [1, 2],
}

/** One photo per slot, each of another colour, so that a swap shows. */
export async function fourPhotos(): Promise<Record<PhotoSlot, Blob>> {
  return {
    image_1: await photo('image/jpeg', picture('red', { format: 'jpeg' })),
    image_2: await photo('image/jpeg', picture('green', { format: 'jpeg' })),
    image_3: await photo('image/png', picture('blue')),
    image_4: await photo('image/gif', picture('grey', { format: 'gif' })),
  }
}

async function photo(type: string, bytes: Promise<Uint8Array>): Promise<Blob> {
  return new Blob([new Uint8Array(await bytes)], { type })
}

/** The same applicant as an entry. */
export async function somebody(): Promise<Entry> {
  const photos = await fourPhotos()
  return {
    kind: 'getScouted',
    fields: someone,
    photos: await Promise.all(photoSlots.map((slot) => toPhoto(slot, photos[slot]))),
  }
}

async function toPhoto(slot: PhotoSlot, blob: Blob): Promise<Photo> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { slot, bytes, kind: kindOfPhoto(bytes) ?? 'jpg' }
}

type Changed = { key?: string; fields?: Partial<ApplicationFields>; photos?: object }

/** An application as a request; unchanged fields and photos are those of `someone`. */
export async function application({ key = randomUUID(), fields, photos }: Changed = {}) {
  const body = toApplicationForm({ ...someone, ...fields }, { ...(await fourPhotos()), ...photos })
  return { method: 'POST', headers: { [KEY_HEADER]: key }, body }
}

/** A message as a request. */
export function contact(body: object = message, key: string = randomUUID()) {
  const headers = { [KEY_HEADER]: key, 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
