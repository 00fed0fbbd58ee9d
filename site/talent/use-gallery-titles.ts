import { useProfileMessages } from '../i18n/profile-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import type { GalleryName } from './gallery-place.ts'

/** The titles of the galleries. */
export function useGalleryTitles(): Record<GalleryName, string> {
  const { book, polaroids } = useMessages().talent
  const { digitalVideos, films } = useProfileMessages()
  return { book, snap: polaroids, 'digital-videos': digitalVideos, video: films }
}
