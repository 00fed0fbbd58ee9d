import type { Selectable } from 'kysely'
import * as v from 'valibot'

import type { Locale } from '#agency/locale.ts'
import { type Frame, type Talent, type Video, Track } from '#contract/integration/talent.ts'
import type { talentProfile } from '#contract/integration/talents.ts'

import { parseRowId, type ProviderTables, type Rows } from '../service/tables.ts'
import { albumNames, albums } from './albums.ts'
import type { BoardCategories } from './categories.ts'
import { findCategoriesOf, summaryColumns, toSummary, shownTalents } from './queries.ts'

type Query = v.InferOutput<typeof talentProfile.query>
type Item = Selectable<ProviderTables['album_items']>

/** One talent with its galleries and, besides, the requested albums; null if there is no such talent. */
export async function findProfile(
  rows: Rows,
  boards: BoardCategories,
  query: Query,
): Promise<Talent | null> {
  const id = parseRowId(query.id)
  if (id === null) return null
  const talent = await shownTalents(rows, boards)
    .select([...summaryColumns, 'instagram', 'models_com'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (talent === undefined) return null

  const categories = (await findCategoriesOf(rows, boards, [id])).get(id)
  if (categories === undefined) return null
  const items = await findItems(rows, id, query)
  const { nationality, instagram, models_com } = talent
  const spoken = await findLanguages(rows, id)
  const languages = spoken.map(({ language }) => language)
  return {
    ...toSummary(talent, { categories, languages }, query),
    nationality: query.nationality && nationality ? countryName(nationality, query.language) : null,
    detailed_languages: query.detailed_languages
      ? spoken.map((one) => ({ ...one, language: languageName(one.language, query.language) }))
      : [],
    book: photosOf(items, albums.book),
    snap: photosOf(items, albums.polaroids),
    video: videosOf(items, albums.videos),
    'digital-videos': videosOf(items, albums.digitalVideos),
    albums: [...albumNames]
      .filter(([album]) => query.albums.includes(album))
      .map(([album, name]) => ({ id: album, name, items: albumOf(items, album) })),
    instagram,
    models_com,
  }
}

async function findItems(rows: Rows, talentId: number, requested: Query): Promise<Item[]> {
  const items = await rows
    .selectFrom('album_items')
    .selectAll()
    .where('talent_id', '=', talentId)
    .orderBy('album')
    .orderBy('position')
    .execute()
  return requested.gallery_item_caption ? items : items.map((item) => ({ ...item, caption: null }))
}

async function findLanguages(rows: Rows, talentId: number) {
  return rows
    .selectFrom('talent_languages')
    .select(['language', 'level'])
    .where('talent_id', '=', talentId)
    .orderBy('position')
    .execute()
}

function photosOf(items: readonly Item[], wanted: number): Frame[] {
  return items.flatMap(({ id, album, file, caption, width, height }) =>
    album === wanted && file !== null ? [{ id, file, caption, width, height }] : [],
  )
}

function videosOf(items: readonly Item[], wanted: number): Video[] {
  return items
    .filter(({ album }) => album === wanted)
    .map(({ id, file, provider, video_id, caption, width, height, poster, tracks, seconds }) => ({
      id,
      url: file,
      provider,
      file: video_id,
      caption,
      width,
      height,
      poster,
      tracks: parseTracks(tracks),
      seconds,
    }))
}

/** All items of an album have the shape of a video; a frame has no provider. */
function albumOf(items: readonly Item[], wanted: number): Video[] {
  const isStill = wanted === albums.book || wanted === albums.polaroids
  if (!isStill) return videosOf(items, wanted)
  return photosOf(items, wanted).map((frame) => ({
    ...frame,
    url: null,
    provider: null,
    poster: null,
    tracks: [],
    seconds: null,
  }))
}

/** The name, in a language, of a country by its ISO 3166 code, "BR"; any other stored text stays unchanged. */
export function countryName(stored: string, language: Locale): string {
  return /^[A-Z]{2}$/.test(stored) ? nameOf('region', stored, language) : stored
}

/** The name, in a language, of a language by its code, "pt" or "pt-BR", with a capital; any other text stays unchanged. */
export function languageName(stored: string, language: Locale): string {
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(stored) ? nameOf('language', stored, language) : stored
}

function nameOf(type: 'region' | 'language', code: string, language: Locale): string {
  const name = new Intl.DisplayNames(language, { type, fallback: 'none' }).of(code)
  if (name === undefined) return code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The tracks of a stored video, whose column has them as JSON; null for none. */
export function parseTracks(stored: string | null): Track[] {
  return stored === null ? [] : v.parse(v.array(Track), JSON.parse(stored))
}
