import {
  type Frame,
  type Gallery,
  isClipPath,
  type Clip,
  type ClipSource,
  type FilmTrack,
  isTrackPath,
} from '#agency/gallery.ts'
import { isYoutubeId, parseVimeoId } from '#agency/web-address.ts'
import type {
  Frame as WireFrame,
  Talent as WireTalent,
  Video as WireVideo,
} from '#contract/integration/talent.ts'

import { parseMediaPath } from './addresses.ts'
import { parseText } from './text.ts'
import { uniqueById } from './unique.ts'

const albumIds = { book: 2, polaroids: 3, films: 4, digitalVideos: 9 }

/** The albums that a profile requests. */
export const requestedAlbums = Object.values(albumIds)

/** The four galleries. If a gallery's own list is empty, the album of the same kind replaces it. */
export function toGallery(wire: WireTalent): Gallery {
  const itemsOf = (albumId: number) =>
    wire.albums.filter(({ id }) => id === albumId).flatMap(({ items }) => items)
  return {
    book: firstFull(toAll(wire.book, toFrame), toAll(itemsOf(albumIds.book), toFrame)),
    polaroids: firstFull(toAll(wire.snap, toFrame), toAll(itemsOf(albumIds.polaroids), toFrame)),
    films: firstFull(toAll(wire.video, toClip), toAll(itemsOf(albumIds.films), toClip)),
    digitalVideos: firstFull(
      toAll(wire['digital-videos'], toClip),
      toAll(itemsOf(albumIds.digitalVideos), toClip),
    ),
  }
}

function toAll<W, T extends { id: number }>(items: readonly W[], to: (item: W) => T | null): T[] {
  return uniqueById(items.map(to).filter((item) => item !== null))
}

function firstFull<T>(list: T[], standIn: T[]): T[] {
  return list.length > 0 ? list : standIn
}

/** A still picture; null if its file has no valid media path or is a clip. */
function toFrame({ id, file, caption, width, height }: WireFrame | WireVideo): Frame | null {
  const path = parseMediaPath(file)
  if (path === null || isClipPath(path)) return null
  return { id, file: path, caption: parseText(caption), width, height }
}

/** A clip, the agency's own file before the player of its provider; null if it has neither. */
export function toClip(wire: WireVideo): Clip | null {
  const { id, caption, width, height, seconds } = wire
  const poster = parseMediaPath(wire.poster)
  const [first, ...others] = [toFileSource(wire), toPlayerSource(wire)].filter(
    (source) => source !== null,
  )
  if (first === undefined) return null
  return {
    id,
    sources: [first, ...others],
    caption: parseText(caption),
    width,
    height,
    poster: poster !== null && isClipPath(poster) ? null : poster,
    tracks: toTracks(wire),
    seconds,
  }
}

/** The tracks with a media path; of each kind and language the first. */
function toTracks({ tracks }: WireVideo): FilmTrack[] {
  const found = tracks.flatMap(({ kind, language, file }) => {
    const path = parseMediaPath(file)
    return path === null || !isTrackPath(path) ? [] : [{ kind, language, file: path }]
  })
  const first = new Map(
    found.toReversed().map((track) => [`${track.kind} ${track.language}`, track]),
  )
  return found.filter((track) => first.get(`${track.kind} ${track.language}`) === track)
}

function toFileSource({ url, file }: WireVideo): ClipSource | null {
  // `file` may hold a media file instead of a video's id at its provider
  const own = parseMediaPath(url) ?? (isClipPath(file ?? '') ? parseMediaPath(file) : null)
  return own === null ? null : { kind: 'file', file: own }
}

function toPlayerSource({ provider, file }: WireVideo): ClipSource | null {
  const text = file?.trim() ?? ''
  if (provider === 'youtube') return isYoutubeId(text) ? { kind: 'youtube', videoId: text } : null
  const video = provider === 'vimeo' ? parseVimeoId(text) : null
  return video === null ? null : { kind: 'vimeo', ...video }
}
