import { useProfileMessages } from '../i18n/profile-messages.ts'
import type { PhotoView } from './gallery-views.ts'
import { useMessages } from '../i18n/use-messages.ts'
import type { GalleryName } from './gallery-place.ts'

type GalleryFacts = { name: string; title: string; total: number }

/**
 * The alternative text of a gallery's photos: the caption, else name, gallery and position, from 1 (docs/product.md:
 * Accessibility).
 */
export function usePhotoAlt({ name, title, total }: GalleryFacts) {
  const text = useProfileMessages()
  return ({ caption }: Pick<PhotoView, 'caption'>, position: number): string =>
    caption ?? text.photo({ name, gallery: title, position, total })
}

/** The titles of the galleries. */
export function useGalleryTitles(): Record<GalleryName, string> {
  const { book, polaroids } = useMessages().talent
  const { digitalVideos, films } = useProfileMessages()
  return { book, snap: polaroids, 'digital-videos': digitalVideos, video: films }
}
