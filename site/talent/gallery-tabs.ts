import type { GalleryName } from './gallery-place.ts'

/** The tabs of a profile's galleries (docs/product.md: Profile); one of them holds two. */
export type GalleryTab = 'book' | 'snap' | 'video'

/** A tab and the galleries behind it that have something; never none. */
export type FullTab = { tab: GalleryTab; galleries: readonly [GalleryName, ...GalleryName[]] }

const galleriesOf = {
  book: ['book'],
  snap: ['snap', 'digital-videos'],
  video: ['video'],
} as const satisfies Record<GalleryTab, readonly GalleryName[]>

/** The tabs behind which there is something, in their order. */
export function fullTabs(sizes: Readonly<Record<GalleryName, number>>): FullTab[] {
  const tabs = ['book', 'snap', 'video'] as const satisfies readonly GalleryTab[]
  return tabs.flatMap((tab) => {
    const [first, ...others] = galleriesOf[tab].filter((gallery) => sizes[gallery] > 0)
    return first === undefined ? [] : [{ tab, galleries: [first, ...others] }]
  })
}
