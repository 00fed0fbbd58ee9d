import type { Insertable } from 'kysely'

import type { FolderTalent } from '#contract/agency-folder.ts'
import type { Track } from '#contract/integration/talent.ts'

import type { ProviderTables } from '../service/tables.ts'
import { albums } from '../talents/albums.ts'
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

/** Each board's category ids per gender, from the agency's identity file. */
export type BoardCategories = Readonly<
  Record<string, { woman: readonly number[]; man: readonly number[] } | undefined>
>

/** The storable part of a talent. Reports boards that the agency does not have, and files that cannot be used. */
export function toTalentEntry(
  talent: FolderTalent,
  boards: BoardCategories,
  source: Source,
): TalentEntry {
  const place = placeOf(talent)
  const { slug, name, gender, measures, hair, eyes, birthdate, nationality, instagram } = talent
  const cover = (file: string | null, field: string) =>
    source.media(file, 'either', `${place}.${field}`)?.path ?? null
  return {
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
    boards: toBoards(talent, boards, source),
    languages: talent.languages.map(numbered),
    items: [
      ...toPhotos(talent.book, albums.book, `${place}.book`, source),
      ...toPhotos(talent.polaroids, albums.polaroids, `${place}.polaroids`, source),
      ...toVideos(talent.videos, albums.videos, `${place}.videos`, source),
      ...toVideos(talent.digitalVideos, albums.digitalVideos, `${place}.digitalVideos`, source),
    ],
  }
}

/** A talent's place in the file, by slug: indexes shift once an invalid talent is omitted. */
function placeOf({ slug }: FolderTalent): string {
  return `talents.${slug}`
}

/** On the wire, a board is its first category for the talent's gender. Without a gender, kids get the category for women. */
function toBoards(talent: FolderTalent, boards: BoardCategories, { report }: Source) {
  const boardsOfGender = [...new Set(talent.boards)].flatMap((board) => {
    const categories = Object.hasOwn(boards, board) ? boards[board] : undefined
    const gender = talent.gender ?? (board === 'kids' ? 'woman' : null)
    const [category] = (gender && categories?.[gender]) ?? []
    if (category !== undefined) return [{ board, category_id: category }]
    const reason = categories === undefined ? noBoard(board, boards) : 'is not for this gender'
    report({
      file: AGENCY_FILE,
      place: `${placeOf(talent)}.boards`,
      reason: `"${board}" ${reason}`,
    })
    return []
  })
  return boardsOfGender.map(numbered)
}

function noBoard(board: string, boards: BoardCategories): string {
  const nearest = nearestWord(board, Object.keys(boards))
  return `is no board of this agency${nearest === null ? '' : `; is "${nearest}" meant?`}`
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
    const tracks = toTracks(name, place, source)
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
