import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Database } from '#storage/database.ts'
import { StorageError } from '#storage/storage-error.ts'

import { rowsOf } from './tables.ts'

const BYTES = 32

/** Letters and digits that nobody confuses, neither on paper nor aloud (Crockford's Base32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS = 5
const GROUP = 4

/** The length of a secret in characters: 80 bits. */
const SECRET_LENGTH = 16

export type ReceiptSecrets = ReturnType<typeof createReceiptSecrets>

/** The secrets of receipts. None is stored: each is derived from its reference, the same on every machine and after a restart. */
export function createReceiptSecrets(key: Uint8Array) {
  const secretOf = (reference: string) =>
    formatSecret(createHmac('sha256', key).update(`receipt ${reference}`).digest())
  return {
    secretOf,
    /** Whether a typed text is the secret of a typed reference. It compares in constant time, and reads no row. */
    isSecretOf: (reference: string, text: string): boolean => {
      const given = parseSecret(text) ?? ''.padStart(secretOf('').length)
      return timingSafeEqual(Buffer.from(given), Buffer.from(secretOf(reference)))
    },
  }
}

/** Reads the key of the secrets, which the migration created. Throws a `StorageError` if it is missing or damaged. */
export async function readReceiptKey(database: Database): Promise<Uint8Array> {
  const secrets = rowsOf(database).selectFrom('outbox_secrets').select('secret')
  const row = await secrets.where('name', '=', 'receipts').executeTakeFirst()
  const key = Buffer.from(row?.secret ?? '', 'base64')
  if (key.length === BYTES) return key
  throw new StorageError(
    'The row "receipts" of outbox_secrets is missing or damaged: restore it from a backup, or receipts no longer open their applications.',
  )
}

/** Writes the first 80 bits of some bytes, at least ten, as a secret in groups: `7KQM-2T9X-0PCV-WH4D`. */
export function formatSecret(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from({ length: SECRET_LENGTH }, (_, index) => {
    const part = bits.slice(index * BITS, (index + 1) * BITS)
    return ALPHABET[Number.parseInt(part, 2)] ?? ''
  }).join('')
  return Array.from({ length: SECRET_LENGTH / GROUP }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP),
  ).join('-')
}

/**
 * Reads a secret as people copy it: in small letters, with spaces or other signs between, with O for 0 and I or L for 1. Null if it
 * cannot be one. Never throws.
 */
export function parseSecret(text: string): string | null {
  const bare = text
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (bare.length !== SECRET_LENGTH || !Array.from(bare).every((each) => ALPHABET.includes(each))) {
    return null
  }
  return bare.replaceAll(/.{4}(?!$)/g, '$&-')
}
