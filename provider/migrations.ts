import { sql } from 'kysely'

import type { Database } from '#storage/database.ts'
import { migrateExpiryGuard } from '#storage/expiry-guard.ts'
import { idType, migrate, type Migration } from '#storage/migrate.ts'

import {
  feedLanguages,
  filmLengths,
  filmTracks,
  formerIds,
  hiddenEntries,
  knownCodecs,
  knownMedia,
} from './agency-folder/migration.ts'
import { announcing, entries } from './applications/migration.ts'

/** Brings the provider's tables up to date. Throws a `StorageError` if that fails. */
export async function migrateProvider(database: Database): Promise<void> {
  await migrateExpiryGuard(database)
  await migrate(database, 'provider', providerMigrations)
}

const agency: Migration = {
  name: '0001-agency',
  up: async (schema, dialect) => {
    const id = idType(dialect)
    for (const statement of [...talentTables(id), ...contentTables(id), importedTable]) {
      await sql.raw(statement).execute(schema)
    }
  },
}

const talentTables = (id: string) => [
  `create table talents (
    id ${id},
    slug text not null unique,
    position integer not null,
    name text not null,
    gender text,
    height double precision,
    bust double precision,
    chest double precision,
    waist double precision,
    hips double precision,
    jeans text,
    suit text,
    shoes text,
    hair text,
    eyes text,
    birthdate text,
    nationality text,
    instagram text,
    models_com text,
    cover text,
    cover_web text,
    cover2 text
  )`,
  'create index talents_in_order on talents (position, id)',
  `create table talent_boards (
    talent_id integer not null references talents (id) on delete cascade,
    position integer not null,
    board text not null,
    category_id integer not null,
    primary key (talent_id, position)
  )`,
  `create table talent_languages (
    talent_id integer not null references talents (id) on delete cascade,
    position integer not null,
    language text not null,
    level text,
    primary key (talent_id, position)
  )`,
  `create table album_items (
    id ${id},
    talent_id integer not null references talents (id) on delete cascade,
    album integer not null,
    position integer not null,
    file text,
    provider text,
    video_id text,
    caption text,
    width integer,
    height integer,
    poster text
  )`,
  'create index album_items_of_talent on album_items (talent_id, album, position)',
]

const contentTables = (id: string) => [
  `create table posts (
    id ${id},
    slug text not null,
    language text not null,
    position integer not null,
    batch text not null,
    title text not null,
    description text not null,
    date text not null,
    content text not null,
    cover text,
    unique (language, slug)
  )`,
  'create index posts_newest_first on posts (date desc, position, id)',
  `create table prehome_slides (id ${id}, mobile text not null, desktop text not null)`,
  `create table slides (
    id ${id},
    type text not null,
    mobile text not null,
    desktop text not null,
    title text,
    url text
  )`,
  `create table staff (
    id ${id},
    name text not null,
    role text,
    email text not null,
    phone text,
    language text not null
  )`,
  `create table social_medias (id ${id}, network text not null unique, url text not null)`,
  `create table feed (id ${id}, picture text not null, url text not null, alt text not null)`,
]

const importedTable = `create table imported (
  kind text not null,
  key text not null,
  position integer not null,
  fingerprint text not null,
  primary key (kind, key)
)`

export const providerMigrations: readonly Migration[] = [
  agency,
  entries,
  knownMedia,
  announcing,
  knownCodecs,
  formerIds,
  hiddenEntries,
  feedLanguages,
  filmTracks,
  filmLengths,
]
