import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { inject } from 'vitest'

import { type Database, type Dialect, openDatabase } from './database.ts'
import { removeFolder } from './fresh-folder.fixture.ts'

/** An empty database for a test, removed by `await using`. For PostgreSQL, it is on the server that the test run started. */
type FreshDatabase = { url: string; database: Database } & AsyncDisposable

export async function freshDatabase(dialect: Dialect): Promise<FreshDatabase> {
  const { url, drop } = await (dialect === 'sqlite' ? freshFile() : freshOnServer())
  const database = await openDatabase(url)
  const end = async () => {
    await database.close()
    await drop()
  }
  return { url, database, [Symbol.asyncDispose]: end }
}

async function freshFile() {
  const folder = await mkdtemp(join(tmpdir(), 'passarela-database-'))
  return {
    url: `sqlite:${folder}/test.db`,
    drop: () => removeFolder(folder),
  }
}

async function freshOnServer() {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  url.pathname = name
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
