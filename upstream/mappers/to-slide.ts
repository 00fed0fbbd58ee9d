import { type Slide, toSlideMedium } from '#agency/slide.ts'

import { parseMediaPath } from './media-path.ts'

type WireSlide = { id: number; image_mobile: string; image_desktop: string }

/** A slide; null when one of its media could not be fetched: half of the visitors would see nothing. */
export function toSlide({ id, image_mobile, image_desktop }: WireSlide): Slide | null {
  const upright = parseMediaPath(image_mobile)
  const wide = parseMediaPath(image_desktop)
  if (upright === null || wide === null) return null
  return { id, upright: toSlideMedium(upright), wide: toSlideMedium(wide) }
}
