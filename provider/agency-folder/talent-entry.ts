import type { Insertable } from 'kysely'

import type { FolderTalent } from '#contract/agency-folder.ts'
import type { Track } from '#contract/integration/talent.ts'

import type { ProviderTables } from '../service/tables.ts'
import { albums } from '../talents/albums.ts'
import { type BoardCategories, categoryOf } from '../talents/categories.ts'
import { nearestWord } from './nearest-word.ts'
import { AGENCY_FILE } from './problem.ts'
import type { Source } from './source.ts'

/** A talent to be stored; `items` are the items of all albums. */
export type TalentEntry = {
  talent: Omit<Insertable<ProviderTables['talents']>, 'id' | 'position'>
  boards: Omit<Insertable<ProviderTables['talent_boards']>, 'talent_id'>[]
  languages: Omit<Insertable<ProviderTables['talent_languages']>, 'talent_id'>[]
  items: Omit<Insertable<ProviderTables['album_items']>, 'id' | 'talent_id'>[]
}

/**
 * The storable part of a talent. Reports boards that it cannot be on, and files that cannot be used. Null if a board is unknown: it
 * may be a misspelt `kids`, whose surnames are not shown. A hidden talent, or one that is a child anyway, does without that board.
 */
export function toTalentEntry(
  talent: FolderTalent,
  boards: BoardCategories,
  source: Source,
): TalentEntry | null {
  const place = placeOf(talent)
  const ownBoards = toBoards(talent, boards, source)
  const { slug, name, gender, measures, hair, eyes, birthdate, nationality, instagram } = talent
  const cover = (file: string | null, field: string) =>
    source.media(file, 'either', `${place}.${field}`)?.path ?? null
  const entry: Omit<TalentEntry, 'boards'> = {
    talent: {
      ...measures,
      slug,
      hidden: talent.hidden ? 1 : 0,
      name,
      gender,
      hair,
      eyes,
      birthdate,
      nationality,
      instagram,
      models_com: talent.modelsCom,
      cover: cover(talent.cover, 'cover'),
      cover_web: cover(talent.coverWeb, 'coverWeb'),
      cover2: cover(talent.cover2, 'cover2'),
    },
    languages: talent.languages.map(numbered),
    items: [
      ...toPhotos(talent.book, albums.book, `${place}.book`, source),
      ...toPhotos(talent.polaroids, albums.polaroids, `${place}.polaroids`, source),
      ...toVideos(talent.videos, albums.videos, `${place}.videos`, source),
      ...toVideos(talent.digitalVideos, albums.digitalVideos, `${place}.digitalVideos`, source),
    ],
  }
  return ownBoards === null ? null : { ...entry, boards: ownBoards } // last, so that all mistakes are reported
}

/** A talent's place in the file, by slug: indexes shift once an invalid talent is omitted. */
function placeOf({ slug }: FolderTalent): string {
  return `talents.${slug}`
}

/** The boards that the talent's gender allows; null if it may be a child that nobody would know for one. */
function toBoards(talent: FolderTalent, boards: BoardCategories, { report }: Source) {
  const named = [...new Set(talent.boards)]
  const isLost = (board: string) =>
    !Object.hasOwn(boards, board) || (board === 'kids' && categoryOf(boards, board, null) === null)
  const own = named.flatMap((board) => {
    const category = categoryOf(boards, board, talent.gender)
    return category === null ? [] : [{ board, category_id: Math.min(category, LARGEST) }]
  })
  const isKnown = talent.hidden || own.some(({ board }) => board === 'kids') || !named.some(isLost)
  for (const board of named.filter((each) => own.every((one) => one.board !== each))) {
    const reason = isLost(board) ? noBoard(board, boards, isKnown) : 'is not for this gender'
    const place = `${placeOf(talent)}.boards`
    report({ file: AGENCY_FILE, place, reason: `"${board}" ${reason}` })
  }
  return isKnown ? own.map(numbered) : null
}

const LARGEST = 2 ** 31 - 1 // of a column of PostgreSQL; nobody reads this one any more

function noBoard(board: string, boards: BoardCategories, isStored: boolean): string {
  const nearest = nearestWord(board, Object.keys(boards))
  const meant = nearest === null ? '' : `; is "${nearest}" meant?`
  return `is no board of this agency${isStored ? '' : ', so the talent stays as it was'}${meant}`
}

/** Numbers the remaining parts: omitted ones leave no gap, so that an export and its import give the same rows. */
function numbered<T extends object>(part: T, position: number): { position: number } & T {
  return { position, ...part }
}

function toPhotos(pictures: FolderTalent['book'], album: number, place: string, source: Source) {
  const frames = pictures.flatMap(({ file: name, caption, width, height }) => {
    const file = source.media(name, 'picture', place)
    if (file === null) return []
    const size = { width: width ?? file.width, height: height ?? file.height }
    return [{ ...emptyItem, album, file: file.path, caption, ...size }]
  })
  return frames.map(numbered)
}

function toVideos(clips: FolderTalent['videos'], album: number, place: string, source: Source) {
  const videos = clips.flatMap(({ file: name, provider, id, caption, poster }) => {
    const own = source.media(name, 'clip', place)
    const file = own?.path ?? null
    const seconds = own?.seconds ?? null
    const posterFile = source.media(poster, 'picture', `${place}.poster`)?.path ?? null
    const hosted = provider !== null && id !== null ? { provider, video_id: id } : null
    const beside = toTracks(name, place, source)
    const tracks = file === null ? null : beside
    if (file === null && hosted === null) return []
    return [{ ...emptyItem, album, file, ...hosted, caption, poster: posterFile, tracks, seconds }]
  })
  return videos.map(numbered)
}

/** The WebVTT files beside a film, as JSON; null if there are none. */
function toTracks(film: string | null, place: string, source: Source): string | null {
  const tracks = source.tracksOf(film).flatMap(({ kind, language, name }): Track[] => {
    const file = source.media(name, 'track', place)?.path ?? null
    return file === null ? [] : [{ kind, language, file }]
  })
  return tracks.length === 0 ? null : JSON.stringify(tracks)
}

const emptyItem = {
  provider: null,
  video_id: null,
  width: null,
  height: null,
  poster: null,
  tracks: null,
  seconds: null,
}
