import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll } from 'vitest'

import { knownBoards } from '#agency/board.ts'
import type { AgencyIdentity } from '#agency/identity.ts'
import { locales } from '#agency/locale.ts'
import { someIdentity } from '#agency/some-identity.fixture.ts'
import {
  postNamed,
  talentNamed,
  writeAgency,
} from '#provider/agency-folder/fresh-agency.fixture.ts'
import { importFolder } from '#provider/agency-folder/import-folder.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { start, type Running } from '../processes.ts'

/** Where search engines are told that the site is; no test connects to it. */
export const origin = 'https://agency.example'

/** An agency with every board that there can be; nobody is on `curvy`. */
export const wholeIdentity = {
  ...someIdentity,
  brand: 'Agency',
  emails: { general: 'a@agency.example', scouting: 'b@agency.example' },
  boards: Object.fromEntries(
    knownBoards.map((board, index) => [board, { woman: [3000 + index], man: [3000 + index] }]),
  ),
  about: { ...someIdentity.about, picture: resolve('demo/vereda/about.webp') },
} satisfies AgencyIdentity

const talents = [
  talentNamed('ana', { name: 'Ana Lima', boards: ['direct', 'mainboard', 'actors'] }),
  talentNamed('bia', { name: 'Bia Marques Prado', boards: ['kids', 'new_faces'] }),
  talentNamed('sky', { name: 'Sky', gender: null }),
  talentNamed('otto', { gender: 'man', boards: ['international', 'talents', 'creative'] }),
]

/** Of one slug in all languages, and some without one or two of them. */
const posts = [
  ...locales.map((language) => postNamed('wool', { language })),
  postNamed('felt', { title: 'Felt' }),
  postNamed('feltro', { title: 'Feltro', language: 'pt', batch: 'felt' }),
  postNamed('silk', { title: 'Silk' }),
]

/** The site as it was built, with that agency in its embedded provider. */
export type WholeAgency = { site: Running; idOf: (slug: string) => number }

/** One site for all tests of a file, which only read it. */
export function runWholeAgency(
  identity: AgencyIdentity = wholeIdentity,
  shown: readonly object[] = talents,
): () => WholeAgency {
  const resources = new AsyncDisposableStack()
  let agency: WholeAgency | undefined
  beforeAll(async () => {
    agency = await open(resources, identity, shown)
  })
  afterAll(() => resources.disposeAsync())
  return () => {
    if (agency === undefined) throw new Error('the site does not run yet')
    return agency
  }
}

async function open(
  resources: AsyncDisposableStack,
  identity: AgencyIdentity,
  shown: readonly object[],
): Promise<WholeAgency> {
  const made = await mkdtempDisposable(join(tmpdir(), 'passarela-addresses-'))
  const { path: folder } = resources.use(made)
  const config = join(folder, 'agency.config.ts')
  await writeFile(config, `export default ${JSON.stringify(identity)}`)
  const ids = await fillData(folder, identity, shown)
  const environment = { DATA_DIR: folder, AGENCY_CONFIG: config, SITE_URL: origin }
  const site = await start('site', environment, (stop) => resources.defer(stop))
  return { site, idOf: (slug) => ids.get(slug) ?? 0 }
}

async function fillData(
  folder: string,
  { boards }: AgencyIdentity,
  shown: readonly object[],
): Promise<Map<string, number>> {
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  const media = await openMediaStore(`file:${folder}/media`)
  await migrateProvider(database)
  const source = join(folder, 'source')
  await writeAgency(source, { talents: shown, posts })
  await importFolder({ folder: source, database, media, boards })
  const rows = await rowsOf(database).selectFrom('talents').select(['id', 'slug']).execute()
  await database.close()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
