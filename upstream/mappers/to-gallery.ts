import { type Frame, type Gallery, isClipPath } from '#agency/gallery.ts'
import type {
  Frame as WireFrame,
  Talent as WireTalent,
  Video as WireVideo,
} from '#contract/integration/talent.ts'

import { parseMediaPath } from './media-path.ts'
import { parseText } from './text.ts'
import { toClip } from './to-clip.ts'
import { uniqueById } from './unique.ts'

const albumIds = { book: 2, polaroids: 3, films: 4, digitalVideos: 9 }

/** The albums that a profile is asked for. */
export const askedAlbums = Object.values(albumIds)

/** The four galleries; an album stands in for the list of its kind when that has nothing. */
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

/** A still picture; null when its file is none that could be fetched and shown as one. */
function toFrame({ id, file, caption, width, height }: WireFrame | WireVideo): Frame | null {
  const path = parseMediaPath(file)
  if (path === null || isClipPath(path)) return null
  return { id, file: path, caption: parseText(caption), width, height }
}
