import { createHmac, timingSafeEqual } from 'node:crypto'

import { formatSecret, parseSecret } from '#agency/secret-text.ts'
import type { Database } from '#storage/database.ts'
import { StorageError } from '#storage/storage-error.ts'

import { rowsOf } from './tables.ts'

const BYTES = 32

/** The secrets of receipts. None is stored: each is derived from its reference, the same on every machine and after a restart. */
export type ReceiptSecrets = {
  secretOf: (reference: string) => string
  /** Whether a typed text is the secret of a typed reference. It compares in constant time, and reads no row. */
  isSecretOf: (reference: string, text: string) => boolean
}

export function createReceiptSecrets(key: Uint8Array): ReceiptSecrets {
  const secretOf = (reference: string) =>
    formatSecret(createHmac('sha256', key).update(`receipt ${reference}`).digest())
  return {
    secretOf,
    isSecretOf(reference, text) {
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
