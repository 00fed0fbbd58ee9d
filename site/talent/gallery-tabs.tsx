import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import { useCameFrom } from '../roster-list/came-from.ts'
import type { GalleryName } from './gallery-place.ts'
import { useGalleryTitles } from './gallery-words.ts'
import { hasModifierKey } from '../ui/has-modifier-key.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

/** A tab and its galleries that are not empty; at least one. */
export type FullTab = {
  tab: 'book' | 'snap' | 'video'
  galleries: readonly [GalleryName, ...GalleryName[]]
}

/** All tabs of a profile's galleries, in their order (docs/product.md: Profile). */
const allTabs: readonly FullTab[] = [
  { tab: 'book', galleries: ['book'] },
  { tab: 'snap', galleries: ['snap', 'digital-videos'] },
  { tab: 'video', galleries: ['video'] },
]

/** The tabs that have content. */
export function fullTabs(
  contents: Readonly<Record<GalleryName, { items: readonly unknown[] }>>,
): FullTab[] {
  return allTabs.flatMap(({ tab, galleries }) => {
    const [first, ...others] = galleries.filter((name) => contents[name].items.length > 0)
    return first === undefined ? [] : [{ tab, galleries: [first, ...others] }]
  })
}

type TabListProps = { tabs: readonly FullTab[]; chosen: GalleryName; isLive: boolean }

/**
 * The tabs of the galleries (APG tabs): links to their addresses, which script turns into tabs. Arrow keys, Home and End move the
 * focus, and the focus chooses the gallery.
 */
export function TabList({ tabs, chosen, isLive }: TabListProps) {
  const text = useProfileMessages()
  const titles = useGalleryTitles()
  const cameFrom = useCameFrom()
  const choose = useChooseGallery()

  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = hasModifierKey(event) ? null : nextTab(event.key, { at, last: links.length - 1 })
    const link = next === null ? undefined : links[next]
    if (link === undefined) return
    event.preventDefault()
    link.focus()
    choose(link.hash)
  }

  return (
    <div
      className="flex flex-wrap gap-x-6"
      {...(isLive && { role: 'tablist', 'aria-label': text.galleries, onKeyDown: moveFocus })}
    >
      {tabs.map(({ tab, galleries }) => {
        const isChosen = galleries.includes(chosen)
        const shown = isChosen ? chosen : galleries[0]
        return (
          <Link
            key={tab}
            to={{ hash: shown }}
            replace
            preventScrollReset
            state={cameFrom}
            className="label py-1.5 underline-offset-4 aria-selected:underline"
            {...(isLive && {
              role: 'tab',
              id: `tab-${tab}`,
              'aria-selected': isChosen,
              'aria-controls': shown,
              tabIndex: isChosen ? 0 : -1,
            })}
          >
            {titles[tab]}
          </Link>
        )
      })}
    </div>
  )
}

/** The tab that a key moves to, wrapping around; null for other keys. Space activates the focused tab. */
function nextTab(key: string, { at, last }: { at: number; last: number }): number | null {
  if (key === 'ArrowLeft') return at <= 0 ? last : at - 1
  if (key === 'ArrowRight') return at === last ? 0 : at + 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === ' ' ? at : null
}

/** The drop-down of the tab that holds digitals and digital videos, where a talent has both (docs/product.md: Profile). */
export function GalleryChoice({ tabs, chosen }: Omit<TabListProps, 'isLive'>) {
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

/**
 * A function that shows the gallery of a fragment before it returns to the page: React Router scrolls to the gallery, and later that
 * would scroll away what the next keys have focused.
 */
function useChooseGallery(): (hash: string) => void {
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  return (hash) =>
    void navigate(
      { hash },
      { replace: true, preventScrollReset: true, state: cameFrom, flushSync: true },
    )
}
