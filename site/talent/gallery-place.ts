/** The galleries of a profile, as its address names them (docs/product.md: Profile). */
export const galleryNames = ['book', 'snap', 'digital-videos', 'video'] as const
export type GalleryName = (typeof galleryNames)[number]

/** A gallery, and the frame of it that is to be seen large, counted from 1. */
export type GalleryPlace = { gallery: GalleryName; frame: number | null }

/** The place that an address's fragment names, such as `#snap` or `#book-7`; null for any other. */
export function placeOfHash(hash: string): GalleryPlace | null {
  const [, name, frame] = /^#([a-z]+(?:-[a-z]+)?)(?:-([1-9]\d{0,3}))?$/.exec(hash) ?? []
  const gallery = galleryNames.find((each) => each === name)
  return gallery === undefined ? null : { gallery, frame: frame === undefined ? null : +frame }
}

/** The fragment of a place, without `#`: also the id of its element. */
export function idOfPlace({ gallery, frame }: GalleryPlace): string {
  return frame === null ? gallery : `${gallery}-${frame}`
}
