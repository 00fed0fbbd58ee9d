import type { EntryClient, EntryReply } from '#upstream/upstream.ts'

import type { KeptEntry } from './entries.ts'
import { readApplication, readMessage, readPaths } from './payload.ts'
import type { WaitingPhotos } from './photos.ts'

/** What one try brought. `damaged`: what is kept of the entry is not whole. `missing`: its photos are not here now. */
export type Delivery = EntryReply | { status: 'damaged' } | { status: 'missing' }

const damaged: Delivery = { status: 'damaged' }

/** Hands a kept entry to the panel, once. Rejects when the storage cannot be read now. */
export async function deliver(
  { key, kind, payload, photos: paths }: KeptEntry,
  { desk, photos, signal }: { desk: EntryClient; photos: WaitingPhotos; signal: AbortSignal },
): Promise<Delivery> {
  if (kind === 'message') {
    const message = readMessage(payload)
    return message === null ? damaged : desk.sendMessage({ key, message }, signal)
  }
  const application = readApplication(payload)
  if (application === null) return damaged
  const whole = await photos.read(readPaths(paths))
  if (whole === null) return { status: 'missing' }
  return desk.sendApplication({ key, ...application, photos: whole }, signal)
}
