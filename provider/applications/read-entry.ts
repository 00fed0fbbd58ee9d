import * as v from 'valibot'

import {
  ApplicationFields,
  ContactMessage,
  type PhotoSlot,
  photoSlots,
} from '#contract/panel/entries.ts'
import { kindOfPhoto } from '#media/files/media-kind.ts'

import { Refused } from '../service/refused.ts'
import { errorsOf, type FieldErrors, wrongFields } from '../service/service.ts'
import type { Entry } from './entry.ts'
import type { EntryLimits } from './entry-limits.ts'
import type { Photo } from './photos.ts'
import type { Payload } from './read-payload.ts'

/** @throws Refused 413 naming the photos that are too large, 422 naming every invalid field and photo. */
export function readApplication({ fields, files }: Payload, { photoBytes }: EntryLimits): Entry {
  const read = v.safeParse(ApplicationFields, fields)
  const photos = photoSlots.map((slot) => readPhoto(slot, files.get(slot), photoBytes))
  const large = photos.filter((each) => each.status === 'refused')
  if (large.length > 0) throw new Refused(413, 'A photo is too large.', errorsOfPhotos(large))
  const wrong = photos.filter((each) => each.status === 'invalid')
  if (!read.success) throw wrongFields({ ...errorsOf(read.issues), ...errorsOfPhotos(wrong) })
  if (wrong.length > 0) throw wrongFields(errorsOfPhotos(wrong))
  const taken = photos.flatMap((each) => (each.status === 'read' ? [each.photo] : []))
  return { kind: 'getScouted', fields: read.output, photos: taken }
}

/** @throws Refused 422 naming every invalid field. */
export function readMessage({ fields }: Payload): Entry {
  const read = v.safeParse(ContactMessage, fields)
  if (!read.success) throw wrongFields(errorsOf(read.issues))
  return { kind: 'contact', fields: read.output, photos: [] }
}

type PhotoReading =
  | { status: 'read'; photo: Photo }
  | { status: 'refused' | 'invalid'; slot: PhotoSlot; reason: string }

function readPhoto(slot: PhotoSlot, bytes: Uint8Array | undefined, maxBytes: number): PhotoReading {
  const failed = (status: 'refused' | 'invalid', reason: string) => ({ status, slot, reason })
  if (bytes === undefined || bytes.length === 0) return failed('invalid', 'must not be empty')
  if (bytes.length > maxBytes) return failed('refused', `must be ${maxBytes / 1e6} MB at the most`)
  const kind = kindOfPhoto(bytes)
  if (kind === null) return failed('invalid', 'must be JPEG, PNG or GIF')
  return { status: 'read', photo: { slot, kind, bytes } }
}

function errorsOfPhotos(readings: readonly PhotoReading[]): FieldErrors {
  return Object.fromEntries(
    readings.flatMap((each) => (each.status === 'read' ? [] : [[each.slot, [each.reason]]])),
  )
}
