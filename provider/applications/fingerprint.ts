import { createHash } from 'node:crypto'

import type { Photo } from './photos.ts'

/** What tells one payload from another: its kind, its fields as they were read, and each slot's bytes, in the slots' order. */
export function fingerprintOf(kind: string, fields: object, photos: readonly Photo[]): string {
  const hashes = photos.map(({ slot, bytes }) => [slot, sha256(bytes)])
  return sha256(JSON.stringify([kind, fields, hashes]))
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
