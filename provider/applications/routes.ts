import type { Context, Hono } from 'hono'
import * as v from 'valibot'

import type { EntryEndpoint } from '#contract/endpoint.ts'
import {
  ApplicationFields,
  ContactMessage,
  EntryKey,
  KEY_HEADER,
  type PhotoSlot,
  photoSlots,
  sendApplication,
  sendContact,
  sendGetScouted,
} from '#contract/panel/entries.ts'
import { createSemaphore } from '#storage/semaphore.ts'
import { kindOfPhoto } from '#media/files/media-kind.ts'

import { Refused } from '../service/refused.ts'
import {
  type Accepts,
  errorsOf,
  type FieldErrors,
  noStore,
  refuseOtherMethods,
  requireToken,
  wrongFields,
} from '../service/service.ts'
import type { Entry } from './entry.ts'
import { type EntryLimits, entryLimits, type Payload, readPayload } from './read-payload.ts'
import type { EntryReceiver } from './receive-entry.ts'
import type { Photo } from './photos.ts'

type Read = (payload: Payload, limits: EntryLimits) => Entry

/** Serves the calls that submit entries (docs/calls.md: Panel service). */
export function serveEntries(
  app: Hono,
  accepts: Accepts,
  receiver: EntryReceiver,
  limits: EntryLimits = entryLimits,
) {
  const semaphore = createSemaphore({ atOnce: limits.readAtOnce, waiting: limits.waiting })

  async function readAndReceive(
    key: string,
    request: Request,
    { form }: EntryEndpoint,
    read: Read,
  ) {
    using permit = await semaphore.acquire(request.signal).catch(() => null) // the caller is gone
    if (permit === null) throw new Refused(503, 'Too many entries at once.')
    const payload = await readPayload(request, form, limits)
    return await receiver.receive(key, read(payload, limits))
  }

  async function answer(context: Context, endpoint: EntryEndpoint, read: Read): Promise<Response> {
    requireToken(context, accepts)
    const key = readKey(context)
    const work = () => readAndReceive(key, context.req.raw, endpoint, read)
    const received = v.parse(endpoint.answer, await receiver.withLockedKey(key, work))
    return Response.json(received, { status: 201, headers: noStore })
  }

  const serve = (endpoint: EntryEndpoint, read: Read) => {
    app.post(endpoint.path, (context) => answer(context, endpoint, read))
    refuseOtherMethods(app, endpoint)
  }
  serve(sendApplication, readApplication)
  serve(sendGetScouted, readApplication)
  serve(sendContact, readMessage)
}

function readKey(context: Context): string {
  const key = v.safeParse(EntryKey, context.req.header(KEY_HEADER))
  if (key.success) return key.output
  throw new Refused(400, `The call needs an ${KEY_HEADER}, a UUID.`)
}

/** @throws Refused 413 naming the photos that are too large, 422 naming every invalid field and photo. */
function readApplication({ fields, files }: Payload, { photoBytes }: EntryLimits): Entry {
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
function readMessage({ fields }: Payload): Entry {
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
