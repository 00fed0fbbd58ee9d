import type { GalleryName } from './gallery-place.ts'

/** The tabs of a profile's galleries (docs/product.md: Profile); `snap` holds two galleries. */
type GalleryTab = 'book' | 'snap' | 'video'

/** A tab and its galleries that are not empty; at least one. */
export type FullTab = { tab: GalleryTab; galleries: readonly [GalleryName, ...GalleryName[]] }

const galleriesOf = {
  book: ['book'],
  snap: ['snap', 'digital-videos'],
  video: ['video'],
} as const satisfies Record<GalleryTab, readonly GalleryName[]>

/** The tabs that have content, in their order. */
export function fullTabs(sizes: Readonly<Record<GalleryName, number>>): FullTab[] {
  const tabs = ['book', 'snap', 'video'] as const satisfies readonly GalleryTab[]
  return tabs.flatMap((tab) => {
    const [first, ...others] = galleriesOf[tab].filter((gallery) => sizes[gallery] > 0)
    return first === undefined ? [] : [{ tab, galleries: [first, ...others] }]
  })
}
