import { sql } from 'kysely'

import type { Migration } from '#storage/migrate.ts'

/** What an import remembers of the folder's files, so that the next one need not read them again. */
export const knownMedia: Migration = {
  name: '0003-known-media',
  up: async (schema) => {
    await sql.raw(statement).execute(schema)
  },
}

const statement = `create table known_media (
  stamp text primary key,
  path text not null,
  width integer,
  height integer
)`

/** A film's codec belongs to it. Files are looked at once more, as those that are known already never told theirs. */
export const knownCodecs: Migration = {
  name: '0005-known-codecs',
  up: async (schema) => {
    await sql.raw('alter table known_media add column codec text').execute(schema)
    await sql.raw('delete from known_media').execute(schema)
  },
}
