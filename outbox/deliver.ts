import type { EntryClient, EntryReply } from '#upstream/upstream.ts'

import type { StoredEntry } from './entries.ts'
import { readApplication, readMessage, readPaths } from './payload.ts'
import type { WaitingPhotos } from './photo-files.ts'

/** The result of one try. `missing`: the stored entry is incomplete, or its photos are not in the media store. */
export type Delivery = EntryReply | { status: 'missing'; reason: 'content' | 'photos' }

const incomplete: Delivery = { status: 'missing', reason: 'content' }

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
    return message === null ? incomplete : entryClient.sendMessage({ key, message }, signal)
  }
  const application = readApplication(payload)
  if (application === null) return incomplete
  const whole = await photos.read(readPaths(paths))
  if (whole === null) return { status: 'missing', reason: 'photos' }
  return entryClient.sendApplication({ key, ...application, photos: whole }, signal)
}
