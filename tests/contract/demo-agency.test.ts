import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { exportFolder } from '#provider/agency-folder/export-folder.ts'
import { importFolder } from '#provider/agency-folder/import-folder.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

const folder = fileURLToPath(new URL('../../demo/vereda', import.meta.url))
const ids = (...all: number[]) => ({ woman: all, man: all })
const boards = {
  image: ids(2041, 2031),
  mainboard: ids(2042, 1947),
  direct: ids(1948),
  development: ids(2043, 1928),
}

const kept = { created: 0, updated: 0, removed: 0 }
const unchanged = {
  talents: kept,
  posts: kept,
  prehome: kept,
  staff: kept,
  social: kept,
  feed: kept,
}

describe.each(['sqlite', 'postgres'] as const)('the demo agency on %s', (dialect) => {
  it('is taken whole, again changes nothing, and neither does what is exported of it', async () => {
    await using world = await freshDatabase(dialect)
    const { database } = world
    await migrateProvider(database)
    const options = { folder, database, media: await diskMediaStore(await freshFolder()), boards }
    const first = await importFolder(options)
    expect(first).toMatchObject({ problems: [], counts: { talents: { created: 40 } } })
    expect(await importFolder(options)).toMatchObject({
      problems: [],
      counts: unchanged,
    })
    const exported = { ...options, folder: await freshFolder() }
    expect(await exportFolder(exported)).toMatchObject({ talents: 40, missing: [] })
    expect(await importFolder(exported)).toMatchObject({ problems: [], counts: unchanged })
  })
})
