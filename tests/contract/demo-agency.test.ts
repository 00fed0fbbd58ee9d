import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

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

describe.each(['sqlite', 'postgres'] as const)('the demo agency on %s', (dialect) => {
  it('is taken whole, and again changes nothing', async () => {
    await using world = await freshDatabase(dialect)
    const { database } = world
    await migrateProvider(database)
    const options = { folder, database, media: await diskMediaStore(await freshFolder()), boards }
    const first = await importFolder(options)
    expect(first).toMatchObject({ problems: [], counts: { talents: { created: 40 } } })
    expect(await importFolder(options)).toMatchObject({
      problems: [],
      counts: { talents: { unchanged: 40 }, posts: { created: 0, updated: 0, removed: 0 } },
    })
  }, 30_000)
})
