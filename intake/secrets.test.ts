import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { openDatabase } from '#storage/database.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { migrateIntake } from './migrations.ts'
import { forgetSecrets, readSecretFile, readSharedSecret } from './secrets.ts'

it('all processes of a folder have one secret, which only its owner reads', async () => {
  const folder = await freshFolder()
  const secrets = await Promise.all([1, 2, 3, 4].map(() => readSecretFile(folder, 'a.secret')))
  expect(secrets.every((each) => Buffer.from(each).equals(secrets[0] ?? new Uint8Array()))).toBe(
    true,
  )
  expect(secrets[0]).toHaveLength(32)
  expect((await stat(join(folder, 'a.secret'))).mode & 0o777).toBe(0o600)
})

it.each([0, 31])('a secret of which %i bytes are left is made anew', async (bytes) => {
  const folder = await freshFolder()
  await writeFile(join(folder, 'a.secret'), new Uint8Array(bytes))
  const secret = await readSecretFile(folder, 'a.secret')
  expect(secret).toHaveLength(32)
  expect(await readSecretFile(folder, 'a.secret')).toEqual(secret)
  expect(await readdir(folder)).toEqual(['a.secret'])
})

it('all machines have one secret: the file of the first, if it has one', async () => {
  await using world = await freshDatabase('postgres')
  await using stack = new AsyncDisposableStack()
  await migrateIntake(world.database)
  const folder = await freshFolder()
  await writeFile(join(folder, 'a.secret'), new Uint8Array(32).fill(7))
  const first = await readSharedSecret(world.database, 'forms', { folder, name: 'a.secret' })
  expect(Buffer.from(first)).toEqual(Buffer.alloc(32, 7))

  const other = await openDatabase(world.url)
  stack.defer(() => other.close())
  const empty = { folder: await freshFolder(), name: 'a.secret' }
  expect(await readSharedSecret(other, 'forms', empty)).toEqual(first)
})

it('machines that start at once create one secret, and a forgotten one is made anew', async () => {
  await using world = await freshDatabase('postgres')
  await migrateIntake(world.database)
  const read = (name: string) => readSharedSecret(world.database, name)
  const secrets: Uint8Array[] = []
  for (let day = 0; day < 20; day += 1) {
    const all = await Promise.all(Array.from({ length: 5 }, () => read(`day ${day}`)))
    expect(new Set(all.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1)
    secrets.push(...all.slice(0, 1))
  }
  await forgetSecrets(world.database, 'day ', { except: 'day 1' })
  expect(await read('day 0')).not.toEqual(secrets[0])
  expect(await read('day 1')).toEqual(secrets[1])
})

it('a damaged secret of all machines is used by none', async () => {
  await using world = await freshDatabase('postgres')
  await migrateIntake(world.database)
  await readSharedSecret(world.database, 'form keys')
  await sql`update intake_secrets set secret = ''`.execute(world.database.kysely)
  await expect(readSharedSecret(world.database, 'form keys')).rejects.toThrow(
    'The row "form keys" of intake_secrets is damaged: delete it, and start all machines again.',
  )
})
