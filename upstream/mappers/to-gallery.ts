import type { Gallery } from '#agency/gallery.ts'
import type { Talent as WireTalent } from '#contract/integration/talent.ts'

import { toClip } from './to-clip.ts'
import { toFrame } from './to-frame.ts'
import { uniqueById } from './unique.ts'

const albumIds = { book: 2, polaroids: 3, films: 4, digitalVideos: 9 }

/** The albums that a profile is asked for. */
export const askedAlbums = Object.values(albumIds)

/** The four galleries; an album stands in for the list of its kind when that has nothing (contract: Talent). */
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
