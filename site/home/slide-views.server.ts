import type { RouterContextProvider } from 'react-router'

import type { Slide, SlideMedium } from '#agency/slide.ts'

import { mediaContext, type Media } from '../page/request-context.ts'
import type { MediumView, SlideView } from './slide-view.ts'

/** Slides with the addresses of their media; one that cannot be shown on every screen is left out. */
export function toSlideViews(
  context: Readonly<RouterContextProvider>,
  slides: readonly Slide[],
): SlideView[] {
  const media = context.get(mediaContext)
  return slides.flatMap((slide) => {
    const upright = toMediumView(media, slide.upright)
    const wide = toMediumView(media, slide.wide)
    return upright === null || wide === null ? [] : [{ id: slide.id, upright, wide }]
  })
}

function toMediumView(media: Media, { kind, path }: SlideMedium): MediumView | null {
  if (kind === 'picture') return { kind, picture: media.picture(path) }
  const address = media.film(path)
  return address === null ? null : { kind, address }
}
