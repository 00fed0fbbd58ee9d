/** The galleries of a profile, as its address names them (docs/product.md: Profile). */
export const galleryNames = ['book', 'snap', 'digital-videos', 'video'] as const
export type GalleryName = (typeof galleryNames)[number]

/** A gallery, and the photo of it that is to be seen large, counted from 1. */
export type GalleryPlace = { gallery: GalleryName; photo: number | null }

/** The place that an address's fragment names, such as `#snap` or `#book-7`; null for any other. */
export function placeOfHash(hash: string): GalleryPlace | null {
  const [, name, photo] = /^#([a-z]+(?:-[a-z]+)?)(?:-([1-9]\d{0,3}))?$/.exec(hash) ?? []
  const gallery = galleryNames.find((each) => each === name)
  return gallery === undefined ? null : { gallery, photo: photo === undefined ? null : +photo }
}

/** The fragment of a place, without `#`: also the id of its element. */
export function idOfPlace({ gallery, photo }: GalleryPlace): string {
  return photo === null ? gallery : `${gallery}-${photo}`
}

/** The state of a link that opens a photo large on the visitor's page: one step back closes it. */
export const opensLarge = { opensLarge: true }

/** Whether a history entry was made by such a link, rather than by an address from elsewhere. */
export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opensLarge' in state
}
