import { isClipPath } from './gallery.ts'

/** What fills a screen: a picture or a film, by its media path. */
export type SlideMedium = { kind: 'picture' | 'film'; path: string }

/** A slide of the opening splash or of the home page: one medium for upright screens, one for wide ones (docs/product.md: Opening splash). */
export type Slide = { id: number; upright: SlideMedium; wide: SlideMedium }

/** A path that ends like a clip is played as one (docs/product.md: Opening splash). */
export function toSlideMedium(path: string): SlideMedium {
  return { kind: isClipPath(path) ? 'film' : 'picture', path }
}
