import { expect, it } from 'vitest'

import { freshDatabase } from '#storage/fresh-database.fixture.ts'

import { migrateOutbox } from './migrations.ts'
import { createReceiptSecrets, readReceiptKey } from './receipt-secrets.ts'
import { rowsOf } from './tables.ts'

const reference = '00000000-0000-4000-8000-000000000001'
const { secretOf, isSecretOf } = createReceiptSecrets(new Uint8Array(32).fill(7))

it('a reference has one secret, which opens it alone', () => {
  expect(secretOf(reference)).toBe(secretOf(reference))
  expect(isSecretOf(reference, secretOf(reference).toLowerCase())).toBe(true)
  const others = ['', 'x', 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', secretOf(`${reference}0`)]
  expect(others.filter((each) => isSecretOf(reference, each))).toEqual([])
  expect(isSecretOf('', '')).toBe(false)
  const otherKey = createReceiptSecrets(new Uint8Array(32).fill(8))
  expect(otherKey.isSecretOf(reference, secretOf(reference))).toBe(false)
})

it.each(['sqlite', 'postgres'] as const)(
  'the key of the secrets stays the same over starts and machines, and a damaged one stops the start (%s)',
  async (dialect) => {
    await using world = await freshDatabase(dialect)
    await migrateOutbox(world.database)
    const key = await readReceiptKey(world.database)
    expect(key).toHaveLength(32)
    await migrateOutbox(world.database)
    expect(await readReceiptKey(world.database)).toEqual(key)
    await rowsOf(world.database).updateTable('outbox_secrets').set({ secret: 'AAAA' }).execute()
    await expect(readReceiptKey(world.database)).rejects.toThrow(/outbox_secrets is missing/)
  },
)
