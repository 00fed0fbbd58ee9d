import { useProfileMessages } from '../i18n/profile-messages.ts'
import type { PhotoView } from './gallery-views.ts'

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
