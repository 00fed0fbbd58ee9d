import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import type { Database } from './database.ts'
import { freshDatabase } from './fresh-database.fixture.ts'
import { idType, migrate, type Migration } from './migrate.ts'
import { StorageError } from './storage-error.ts'

const run = promisify(execFile)

const hats: Migration = {
  name: '0001-hats',
  up: async (schema, dialect) => {
    await sql.raw(`create table hats (id ${idType(dialect)}, size text)`).execute(schema)
  },
}
const shoes: Migration = {
  name: '0002-shoes',
  up: ({ schema }) => schema.createTable('shoes').addColumn('size', 'text').execute(),
}
const broken: Migration = {
  name: '0003-broken',
  up: async ({ schema }) => {
    await schema.createTable('gloves').addColumn('size', 'text').execute()
    throw new Error('no more room')
  },
}

describe.each(['sqlite', 'postgres'] as const)('migrations on %s', (dialect) => {
  it('run once, and later ones are added', async () => {
    await using world = await freshDatabase(dialect)
    await migrate(world.database, 'wardrobe', [hats])
    await migrate(world.database, 'wardrobe', [hats, shoes])
    await migrate(world.database, 'wardrobe', [hats, shoes])
    expect(await tablesOf(world.database)).toEqual(['hats', 'migrations', 'shoes'])
  })

  it('run once when four processes start at the same moment', async () => {
    await using world = await freshDatabase(dialect)
    const starts = Array.from({ length: 4 }, () => startProcess(world.url))
    await expect(Promise.all(starts)).resolves.toHaveLength(4)
    expect(await tablesOf(world.database)).toEqual(['belts', 'caps', 'hats', 'migrations', 'ties'])
  })

  it('leave nothing behind when one of them fails', async () => {
    await using world = await freshDatabase(dialect)
    const failed = migrate(world.database, 'wardrobe', [hats, broken])
    await expect(failed).rejects.toThrow(/could not be brought up to date: no more room/)
    expect(await tablesOf(world.database)).toEqual([])
  })

  it('leave nothing behind when their program is killed after any statement, and run whole at the next start', async () => {
    await using world = await freshDatabase(dialect)
    for (const statements of [1, 2, 3, 4]) {
      const killed = startProcess(world.url, statements)
      await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' })
      expect(await tablesOf(world.database)).toEqual([])
    }
    await startProcess(world.url)
    expect(await tablesOf(world.database)).toEqual(['belts', 'caps', 'hats', 'migrations', 'ties'])
  })

  it('refuse a database that a newer program has written', async () => {
    await using world = await freshDatabase(dialect)
    await migrate(world.database, 'wardrobe', [hats, shoes])
    const older = migrate(world.database, 'wardrobe', [hats])
    await expect(older).rejects.toThrow(StorageError)
    await expect(older).rejects.toThrow(/newer version of the program \(it has "0002-shoes"\)/)
  })

  it('let a program go on that is older than an expansion, and older than nothing else', async () => {
    await using world = await freshDatabase(dialect)
    const expansion = { ...shoes, name: '0002-expand-shoes' }
    await migrate(world.database, 'wardrobe', [hats, expansion])
    await migrate(world.database, 'wardrobe', [hats])
    const older = migrate(world.database, 'wardrobe', [])
    await expect(older).rejects.toThrow(/newer version of the program \(it has "0001-hats"\)/)
  })

  it('of one owner are no business of another', async () => {
    await using world = await freshDatabase(dialect)
    await migrate(world.database, 'wardrobe', [hats])
    await migrate(world.database, 'cellar', [shoes])
    expect(await tablesOf(world.database)).toEqual(['hats', 'migrations', 'shoes'])
  })

  it('give numbers that are not used twice, even after the last row went', async () => {
    await using world = await freshDatabase(dialect)
    await migrate(world.database, 'wardrobe', [hats])
    const rows = world.database.kysely.$extendTables<{ hats: { size: string } }>()
    await rows.insertInto('hats').values({ size: '56' }).execute()
    await rows.deleteFrom('hats').execute()
    await rows.insertInto('hats').values({ size: '57' }).execute()
    const { rows: left } = await sql<{ id: number }>`select id from hats`.execute(rows)
    expect(left).toEqual([{ id: 2 }])
  })
})

/** A second program on the same database; fails when the migration does, or after so many statements by a kill. */
function startProcess(url: string, killedAfter = Infinity) {
  const program = `
    import { openDatabase } from './storage/database.ts'
    import { migrate } from './storage/migrate.ts'
    let statements = 0
    const creating = (...tables) => async ({ schema }) => {
      for (const table of tables) {
        await schema.createTable(table).addColumn('size', 'text').execute()
        statements += 1
        if (statements === ${killedAfter}) process.kill(process.pid, 'SIGKILL')
      }
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    const database = await openDatabase(process.argv[1])
    await migrate(database, 'wardrobe', [
      { name: '0001-hats', up: creating('hats', 'caps') },
      { name: '0002-ties', up: creating('ties', 'belts') },
    ])
    await database.close()`
  return run(process.execPath, ['--input-type=module', '--eval', program, url])
}

async function tablesOf(database: Database): Promise<string[]> {
  const tables = await database.kysely.introspection.getTables()
  return tables.map(({ name }) => name).toSorted()
}
