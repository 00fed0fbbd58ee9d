import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Database } from '#storage/database.ts'
import { createDurably, readIfExists, writeDurably } from '#storage/durable-file.ts'
import { StorageError } from '#storage/storage-error.ts'

const BYTES = 32

type Tables = { intake_secrets: { name: string; secret: string } }

/** A secret that all processes of this folder share and that survives restarts. Created if it is missing or damaged. */
export async function readSecretFile(folder: string, name: string): Promise<Uint8Array> {
  const path = join(folder, name)
  const found = await readIfExists(path)
  if (found?.length === BYTES) return found
  const made = randomBytes(BYTES)
  if (found === null) await createDurably(path, made) // the first process creates it
  else await writeDurably(path, made) // with a short secret, clients could forge signatures
  return readFile(path)
}

/**
 * A secret that all machines share. The first to ask creates it: from the file of its data folder if it has one, so that forms
 * rendered before the move to PostgreSQL stay valid. Throws a `StorageError` if it is damaged: then the operator decides, as a
 * machine that replaced it would disagree with the others.
 */
export async function readSharedSecret(
  database: Database,
  name: string,
  file?: { folder: string; name: string },
): Promise<Uint8Array> {
  const rows = database.kysely.$extendTables<Tables>()
  const find = () =>
    rows.selectFrom('intake_secrets').select('secret').where('name', '=', name).executeTakeFirst()
  const found = await find()
  if (found !== undefined) return decode(name, found.secret)
  const ofFile = file === undefined ? null : await readIfExists(join(file.folder, file.name))
  const made = ofFile?.length === BYTES ? ofFile : randomBytes(BYTES)
  const row = { name, secret: Buffer.from(made).toString('base64') }
  await rows
    .insertInto('intake_secrets')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const winner = await find() // of several machines, the first
  if (winner === undefined) throw new Error(`the secret "${name}" disappeared from the database`)
  return decode(name, winner.secret)
}

function decode(name: string, text: string): Uint8Array {
  const secret = Buffer.from(text, 'base64')
  if (secret.length === BYTES) return secret
  throw new StorageError(
    `The row "${name}" of intake_secrets is damaged: delete it, and start all machines again.`,
  )
}

/** Deletes the secrets whose names have this prefix, except one. */
export async function forgetSecrets(
  database: Database,
  prefix: string,
  { except }: { except: string },
) {
  const rows = database.kysely.$extendTables<Tables>()
  await rows
    .deleteFrom('intake_secrets')
    .where('name', 'like', `${prefix}%`)
    .where('name', '!=', except)
    .execute()
}
