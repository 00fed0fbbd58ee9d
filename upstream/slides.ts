import { type Slide, toSlideMedium } from '#agency/slide.ts'
import { prehome, slides } from '#contract/panel/entities.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import type { Upstream } from './upstream.ts'
import { uniqueById } from './mappers/unique.ts'
import { parseMediaPath } from './mappers/addresses.ts'

export function createPrehome(options: FreshnessOptions): Upstream['prehome'] {
  const cached = createFreshness({ endpoint: prehome, map: toSlides, isNothing }, options)
  return () => cached.read({})
}

export function createSlides(options: FreshnessOptions): Upstream['slides'] {
  const cached = createFreshness({ endpoint: slides, map: toSlides, isNothing }, options)
  return (type) => cached.read({ params: { type } })
}

type WireSlide = { id: number; image_mobile: string; image_desktop: string }
type WireSlides = readonly WireSlide[]

function toSlides(wire: WireSlides): readonly Slide[] {
  return uniqueById(wire)
    .map(toSlide)
    .filter((slide) => slide !== null)
}

function isNothing(wire: WireSlides): boolean {
  return wire.length === 0
}

/** A slide; null if one of its media paths is invalid: on half of the screens, it would show nothing. */
export function toSlide({ id, image_mobile, image_desktop }: WireSlide): Slide | null {
  const upright = parseMediaPath(image_mobile)
  const wide = parseMediaPath(image_desktop)
  if (upright === null || wide === null) return null
  return { id, upright: toSlideMedium(upright), wide: toSlideMedium(wide) }
}
