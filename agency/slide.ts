import { isClipPath } from './gallery.ts'

/** A medium that fills the screen: a picture or a film, by its media path. */
export type SlideMedium = { kind: 'picture' | 'film'; path: string }

/** A slide of the splash or the home page: one medium for upright, one for wide screens (docs/product.md: Opening splash). */
export type Slide = { id: number; upright: SlideMedium; wide: SlideMedium }

/** The file name extension decides: a clip's path is a film (docs/product.md: Opening splash). */
export function toSlideMedium(path: string): SlideMedium {
  return { kind: isClipPath(path) ? 'film' : 'picture', path }
}
