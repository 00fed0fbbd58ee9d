import type { Generated, Kysely } from 'kysely'

import type { Database } from '#storage/database.ts'

/** The embedded provider's tables. Media are paths in the media store, days are yyyy-MM-dd, lengths are in centimetres. */
export type ProviderTables = {
  talents: {
    id: Generated<number>
    slug: string
    hidden: Generated<0 | 1>
    position: number
    name: string
    gender: 'woman' | 'man' | null
    height: number | null
    bust: number | null
    chest: number | null
    waist: number | null
    hips: number | null
    jeans: string | null
    suit: string | null
    shoes: string | null
    hair: string | null
    eyes: string | null
    birthdate: string | null // stored only for the agency's export; no call returns it
    nationality: string | null
    instagram: string | null
    models_com: string | null
    cover: string | null
    cover_web: string | null
    cover2: string | null
  }
  talent_boards: {
    talent_id: number
    position: number
    board: string
    category_id: number // not read any more: an older program beside this one reads it
  }
  talent_languages: { talent_id: number; position: number; language: string; level: string | null }
  album_items: {
    id: Generated<number>
    talent_id: number
    album: number
    position: number
    file: string | null
    provider: 'youtube' | 'vimeo' | null
    video_id: string | null
    caption: string | null
    width: number | null
    height: number | null
    poster: string | null
    /** JSON; null if there are none. */
    tracks: string | null
    seconds: number | null
  }
  posts: {
    id: Generated<number>
    slug: string
    hidden: Generated<0 | 1>
    language: 'pt' | 'en' | 'es'
    position: number
    batch: string
    title: string
    description: string
    date: string
    content: string
    cover: string | null
  }
  prehome_slides: { id: Generated<number>; mobile: string; desktop: string }
  slides: {
    id: Generated<number>
    type: string
    mobile: string
    desktop: string
    title: string | null
    url: string | null
  }
  staff: {
    id: Generated<number>
    name: string
    role: string | null
    email: string
    phone: string | null
    language: 'pt' | 'en' | 'es'
  }
  social_medias: { id: Generated<number>; network: string; url: string }
  /** Entries from visitors. If `gone_at` is set, the entry is gone and the row is the tombstone of its key. */
  entries: {
    id: string // the entry's key
    kind: 'getScouted' | 'contact'
    received_at: string // ISO time, like the other times below
    fingerprint: string | null
    fields: string | null // JSON
    announced_at: Generated<string | null>
    announcing_until: Generated<string | null>
    gone_at: Generated<string | null>
  }
  entry_photos: { entry_id: string; slot: string; path: string }
  feed: {
    id: Generated<number>
    picture: string
    url: string
    alt: string // in Portuguese
    alt_en: string | null
    alt_es: string | null
  }
  /** The state after the last import, by which the next import finds its changes. */
  imported: { kind: string; key: string; position: number; fingerprint: string }
  /** The id of a removed talent or post, by a hash of its slug, or of its language and slug. */
  former_ids: { kind: 'talents' | 'posts'; key: string; id: number }
  /** The state of the folder's files on disk, and their paths and facts in the media store. */
  known_media: {
    stamp: string
    path: string
    width: number | null
    height: number | null
    codec: string | null
    seconds: number | null
  }
}

export type Rows = Kysely<ProviderTables>

export function rowsOf({ kysely }: Database): Rows {
  return kysely.$extendTables<ProviderTables>()
}

const LARGEST = 2 ** 31 - 1

/** Parses a row's id from a caller: decimal digits. Null if no row can have it: PostgreSQL refuses ids out of range. */
export function parseRowId(given: string | number): number | null {
  const id = /^\d{1,10}$/.test(String(given)) ? Number(given) : LARGEST + 1
  return id <= LARGEST ? id : null
}

const ROWS_AT_ONCE = 500

/** Splits a list into chunks for one statement each: databases limit the number of a statement's values. */
export function inChunks<T>(list: readonly T[]): T[][] {
  const chunks = Math.ceil(list.length / ROWS_AT_ONCE)
  return Array.from({ length: chunks }, (_, index) =>
    list.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  )
}
