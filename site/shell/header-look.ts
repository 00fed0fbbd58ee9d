import type { PageHeader } from '../page/page-header.ts'

/** `resting` lies on top of the page and scrolls away with it; the others stay on screen, `minified` with the talent's name. */
export type HeaderLook = 'resting' | 'opaque' | 'minified'

type Scrolled = { scrollY: number; windowHeight: number }

/** How far from the end of the first screen a profile's header becomes small, in CSS pixels (docs/product.md: Menu, header and footer). */
const PROFILE_MINIFY = 124

/** How a header looks at a place of its page, in CSS pixels (on any scroll; over a film after 25 % of the window). */
export function headerLook(header: PageHeader, { scrollY, windowHeight }: Scrolled): HeaderLook {
  if (header.kind === 'talent' && scrollY > windowHeight - PROFILE_MINIFY) return 'minified'
  const hasFilm = header.kind === 'talent' && header.hasFilmCover
  return scrollY > (hasFilm ? windowHeight * 0.25 : 0) ? 'opaque' : 'resting'
}
