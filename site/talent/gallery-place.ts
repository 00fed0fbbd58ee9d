/** The galleries of a profile, by their names in its address (docs/product.md: Profile). */
export const galleryNames = ['book', 'snap', 'digital-videos', 'video'] as const
export type GalleryName = (typeof galleryNames)[number]

/** A gallery and its enlarged photo, counted from 1. */
type GalleryPlace = { gallery: GalleryName; photo: number | null }

/** Parses an address's fragment, such as `#snap` or `#book-7`; null for any other. */
export function placeOfHash(hash: string): GalleryPlace | null {
  const [, name, photo] = /^#([a-z]+(?:-[a-z]+)?)(?:-([1-9]\d{0,3}))?$/.exec(hash) ?? []
  const gallery = galleryNames.find((each) => each === name)
  return gallery === undefined ? null : { gallery, photo: photo === undefined ? null : +photo }
}

/** The fragment of a place, without `#`; also the id of its element. */
export function idOfPlace({ gallery, photo }: GalleryPlace): string {
  return photo === null ? gallery : `${gallery}-${photo}`
}

/** The history state of a link that enlarges a photo on the page itself: closing the photo goes one step back. */
export const opensLarge = { opensLarge: true }

/** Whether such a link made a history entry, rather than an address from elsewhere. */
export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opensLarge' in state
}
