import type { PictureFacts } from '../ui/picture.tsx'

/** What fills a screen, with what the browser needs to show it. */
export type MediumView =
  | { kind: 'picture'; picture: PictureFacts }
  | { kind: 'film'; address: string }

/** A slide with one medium for upright screens and one for wide ones. */
export type SlideView = { id: number; upright: MediumView; wide: MediumView }

/** How long a slide is shown (docs/product.md: Opening splash). */
export const SLIDE_MS = 2_500

/** Where the slide stands that takes the place of all where nothing may move: the first of pictures; -1 for none. */
export function indexOfStill(slides: readonly SlideView[]): number {
  return slides.findIndex((slide) => !hasFilm(slide))
}

/** Whether a slide is a film on any screen. */
export function hasFilm({ upright, wide }: SlideView): boolean {
  return upright.kind === 'film' || wide.kind === 'film'
}
