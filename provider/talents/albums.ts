/** A talent's albums, by their ids on the wire (docs/calls.md: Integration service). */
export const albums = { book: 2, polaroids: 3, videos: 4, digitalVideos: 9 } as const

export const albumNames: ReadonlyMap<number, string> = new Map([
  [albums.book, 'Book'],
  [albums.polaroids, 'Polaroids'],
  [albums.videos, 'Videos'],
  [albums.digitalVideos, 'Digital videos'],
])
