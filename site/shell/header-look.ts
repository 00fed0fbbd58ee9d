import { useSyncExternalStore } from 'react'

import type { PageHeader } from '../page/page-header.ts'
import { nextTask } from '../ui/next-task.ts'

/** `resting` scrolls away with the page; the others stay on screen, and `minified` shows the talent's name. */
type HeaderLook = 'resting' | 'opaque' | 'minified'

type Scrolled = { scrollY: number; windowHeight: number }

/**
 * Where a profile's header becomes small: CSS pixels before the end of the first screen
 * (docs/product.md: Menu, header and footer).
 */
const PROFILE_MINIFY = 124

/** A header's look at a scroll position, in CSS pixels: opaque on any scroll, over a film after 25 % of the window. */
export function headerLook(header: PageHeader, { scrollY, windowHeight }: Scrolled): HeaderLook {
  if (header.kind === 'talent' && scrollY > windowHeight - PROFILE_MINIFY) return 'minified'
  const hasFilm = header.kind === 'talent' && header.hasFilmCover
  return scrollY > (hasFilm ? windowHeight * 0.25 : 0) ? 'opaque' : 'resting'
}

/** The header's look at the current scroll position; resting until the script has started. */
export function useHeaderLook(header: PageHeader): HeaderLook {
  return useSyncExternalStore(
    onMoved,
    () => headerLook(header, { scrollY: window.scrollY, windowHeight: window.innerHeight }),
    () => 'resting',
  )
}

function onMoved(changed: () => void) {
  const update = () => void nextTask().then(changed) // within the event, React would first finish all pending work of a new page
  addEventListener('scroll', update, { passive: true })
  addEventListener('resize', update)
  return () => {
    removeEventListener('scroll', update)
    removeEventListener('resize', update)
  }
}
