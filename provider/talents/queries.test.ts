import { describe, expect, it } from 'vitest'

import { freshDatabase } from '#storage/fresh-database.fixture.ts'

import { TalentSummary } from '#contract/integration/talent.ts'

import { migrateProvider } from '../migrations.ts'
import { rowsOf } from '../service/tables.ts'
import { findProfile } from './profile.ts'
import { findTalentPage, toSummary } from './queries.ts'

const nothingElse = { cover_web: false, cover2: false } as const
const language = 'pt' as const
const pageQuery = { ...nothingElse, language, paginate: 10, page: 1 }
const profileQuery = {
  ...nothingElse,
  language,
  detailed_languages: true,
  nationality: false,
  gallery_item_caption: false,
}

describe.each(['sqlite', 'postgres'] as const)('what is stored out of order (%s)', (dialect) => {
  it('is listed in the agency’s order', async () => {
    await using world = await freshDatabase(dialect)
    const rows = await talentRows(world)
    const { data } = await findTalentPage(rows, {}, pageQuery)
    expect(data.map(({ name }) => name)).toEqual(['first', 'second', 'third'])
  })

  it('is shown in the order of its album', async () => {
    await using world = await freshDatabase(dialect)
    const rows = await talentRows(world)
    const item = { talent_id: 1, album: 2 }
    await rows
      .insertInto('album_items')
      .values([
        { ...item, position: 1, file: 'later.jpg' },
        { ...item, position: 0, file: 'first.jpg' },
      ])
      .execute()
    const spoken = { talent_id: 1, level: null }
    await rows
      .insertInto('talent_languages')
      .values([
        { ...spoken, position: 1, language: 'en' },
        { ...spoken, position: 0, language: 'pt' },
      ])
      .execute()
    const profile = await findProfile(rows, {}, { ...profileQuery, id: 1, albums: [] })
    expect(profile?.book.map(({ file }) => file)).toEqual(['first.jpg', 'later.jpg'])
    expect(profile?.detailed_languages.map(({ language: name }) => name)).toEqual([
      'Português',
      'Inglês',
    ])
  })
})

it('a talent that an import removes between two queries is in no answer: without its board, a child would pass for an adult', async () => {
  await using world = await freshDatabase('sqlite')
  const rows = await talentRows(world)
  const removing = (slug: string) => {
    const remove = rows.deleteFrom('talents').where('slug', '=', slug)
    return rows.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.some((row) => row['name'] === slug)) await remove.execute()
        return result
      },
    })
  }
  const { data } = await findTalentPage(removing('first'), {}, pageQuery)
  expect(data.map(({ name }) => name)).toEqual(['second', 'third'])
  const query = { ...profileQuery, id: 1, albums: [] }
  expect(await findProfile(removing('third'), {}, query)).toBeNull()
})

it('others have their turn before a page of SQLite’s rows is put together', async () => {
  await using world = await freshDatabase('sqlite')
  const rows = await talentRows(world)
  const told: string[] = []
  setImmediate(() => told.push('others'))
  await findTalentPage(rows, {}, pageQuery)
  expect(told).toEqual(['others'])
})

it('a summary has the contract’s fields only, whatever columns were selected', async () => {
  await using world = await freshDatabase('sqlite')
  const rows = await talentRows(world)
  const talent = await rows.selectFrom('talents').selectAll().executeTakeFirstOrThrow()
  expect(Object.keys(talent)).toContain('birthdate')
  const summary = toSummary(talent, { categories: [], languages: [] }, nothingElse)
  expect(new Set(Object.keys(summary))).toEqual(new Set(Object.keys(TalentSummary.entries)))
})

async function talentRows({ database }: { database: Parameters<typeof rowsOf>[0] }) {
  await migrateProvider(database)
  const rows = rowsOf(database)
  const talents = ['third', 'first', 'second'].map((name) => ({ slug: name, name }))
  const positions = [2, 0, 1]
  await rows
    .insertInto('talents')
    .values(talents.map((talent, index) => ({ ...talent, position: positions[index] ?? 0 })))
    .execute()
  return rows
}
