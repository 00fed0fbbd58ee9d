import type { Slide } from '#agency/slide.ts'
import { prehome } from '#contract/panel/entities.ts'
import { slides } from '#contract/panel/slides.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './kind.ts'
import type { Upstream } from './upstream.ts'
import { toSlide } from './mappers/to-slide.ts'
import { uniqueById } from './mappers/unique.ts'

export function createPrehome(options: FreshnessOptions): Upstream['prehome'] {
  const { service } = options
  const kind = { endpoint: prehome, map: toSlides, isNothing }
  const kept = createFreshness<typeof prehome, readonly Slide[]>(kind, options)
  const key = keyOf(service.name, prehome, {})
  return () => kept.read(key, (signal) => service.call(prehome, {}, signal))
}

export function createSlides(options: FreshnessOptions): Upstream['slides'] {
  const { service } = options
  const kind = { endpoint: slides, map: toSlides, isNothing }
  const kept = createFreshness<typeof slides, readonly Slide[]>(kind, options)
  return (type) => {
    const input = { params: { type } }
    const key = keyOf(service.name, slides, input)
    return kept.read(key, (signal) => service.call(slides, input, signal))
  }
}

type WireSlides = readonly Parameters<typeof toSlide>[0][]

function toSlides(wire: WireSlides): readonly Slide[] {
  return uniqueById(wire)
    .map(toSlide)
    .filter((slide) => slide !== null)
}

function isNothing(wire: WireSlides): boolean {
  return wire.length === 0
}
