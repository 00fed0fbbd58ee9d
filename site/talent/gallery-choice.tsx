import { useProfileMessages } from '../i18n/profile-messages.ts'
import { Icon } from '../ui/icon.tsx'
import type { GalleryName } from './gallery-place.ts'
import type { FullTab } from './gallery-tabs.ts'
import { useChooseGallery } from './use-choose-gallery.ts'

type GalleryChoiceProps = { tabs: readonly FullTab[]; chosen: GalleryName }

/** The drop-down of the tab that holds digitals and digital videos, where a talent has both (docs/product.md: Profile). */
export function GalleryChoice({ tabs, chosen }: GalleryChoiceProps) {
  const text = useProfileMessages()
  const choose = useChooseGallery()
  const { galleries = [] } = tabs.find((each) => each.galleries.includes(chosen)) ?? {}
  if (galleries.length < 2) return null
  const options = { snap: text.digitals, 'digital-videos': text.digitalVideos }
  return (
    <span className="relative flex items-center">
      <select
        aria-label={text.chooseDigitals}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="label field-sizing-content cursor-pointer appearance-none bg-paper py-1.5 pr-6"
      >
        {Object.entries(options).map(([gallery, title]) => (
          <option key={gallery} value={gallery}>
            {title}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-0" />
    </span>
  )
}
