import type { EntryClient, EntryReply } from '#upstream/upstream.ts'

import type { StoredEntry } from './entries.ts'
import { readApplication, readMessage, readPaths } from './payload.ts'
import type { WaitingPhotos } from './photo-files.ts'

/** The result of one try. Not sent: `invalid` with `reason`, as the payload does not parse; `missing`, as the media store has no photos. */
export type Delivery =
  | EntryReply
  | { status: 'invalid'; reason: 'payload' }
  | { status: 'missing'; reason: 'photos' }

const damaged: Delivery = { status: 'invalid', reason: 'payload' }

/** Submits a stored entry to the panel, once. Rejects when the storage cannot be read. */
export async function deliver(
  { key, kind, payload, photos: paths }: StoredEntry,
  {
    entryClient,
    photos,
    signal,
  }: { entryClient: EntryClient; photos: WaitingPhotos; signal: AbortSignal },
): Promise<Delivery> {
  if (kind === 'message') {
    const message = readMessage(payload)
    return message === null ? damaged : entryClient.sendMessage({ key, message }, signal)
  }
  const application = readApplication(payload)
  if (application === null) return damaged
  const whole = await photos.read(readPaths(paths))
  if (whole === null) return { status: 'missing', reason: 'photos' }
  return entryClient.sendApplication({ key, ...application, photos: whole }, signal)
}
