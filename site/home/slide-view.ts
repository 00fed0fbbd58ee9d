import type { PictureFacts } from '../ui/picture.tsx'

/** A picture or film that fills a screen. */
export type MediumView =
  | { kind: 'picture'; picture: PictureFacts }
  | { kind: 'film'; address: string }

/** A slide with one medium for upright screens and one for wide ones. */
export type SlideView = { id: number; upright: MediumView; wide: MediumView }

/** How long a slide is shown (docs/product.md: Opening splash). */
export const SLIDE_MS = 2_500

/** The index of the slide that shows where nothing may move: the first without a film; -1 if there is none. */
export function indexOfStill(slides: readonly SlideView[]): number {
  return slides.findIndex((slide) => !hasFilm(slide))
}

/** Whether a slide is a film on any screen. */
export function hasFilm({ upright, wide }: SlideView): boolean {
  return upright.kind === 'film' || wide.kind === 'film'
}
