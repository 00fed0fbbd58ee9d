import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel'

import { wantsStillness } from '../visit.ts'
import { timedScroll } from './timed-scroll.ts'

/** The duration of a carousel's movement (docs/product.md: Profile). */
const SCROLL_MS = 1_000

/** Each slide is as wide as the view, and a place to rest. Only what is in view can have the focus, so it moves nothing. */
const common = {
  align: 'start',
  containScroll: false,
  watchFocus: false,
} satisfies EmblaOptionsType

/** A carousel moves by slides; or by single items, where the variant `wide` of style.css does not hold. */
const options = {
  slides: { ...common, slides: '[data-slide]' },
  items: {
    ...common,
    slides: '[data-item]',
    breakpoints: {
      '(min-width: 1024px) or ((min-width: 640px) and (max-height: 500px))': {
        slides: '[data-slide]',
      },
    },
  },
} satisfies Record<string, EmblaOptionsType>

/** The view of a carousel at rest: its first and last item, from 0, and the directions in which it can move. */
export type CarouselView = { first: number; last: number; isFirst: boolean; isLast: boolean }

/** A row of items that script moves; items are numbered from 0. */
export type MovingRow = {
  move: (to: 'left' | 'right') => void
  /** Jumps without animation, since this is not the visitor's move. Does nothing if the item is in view. */
  bringIntoView: (item: number) => void
  end: () => void
}

type RowOptions = {
  /** The window onto the row; it contains the row's one list. */
  viewport: HTMLElement
  narrowStep: keyof typeof options
  onView: (view: CarouselView | null) => void
}

/** Takes over a scrolling row at its current position, and moves it from then on. */
export function createMovingRow({ viewport, narrowStep, onView }: RowOptions): MovingRow {
  const scrolled = viewport.scrollLeft
  viewport.scrollLeft = 0
  const carousel = EmblaCarousel(viewport, options[narrowStep], [timedScroll(SCROLL_MS)])
  if (scrolled > 0) carousel.scrollTo(nearestSnap(carousel, scrolled), true)
  let view = viewOf(carousel)
  const look = () => {
    view = viewOf(carousel)
    onView(view)
  }
  const stay = () => {
    bringIntoView(carousel, view?.first ?? 0) // a turned telephone may have other slides
    look()
  }
  carousel.on('select', look).on('reInit', stay)
  onView(view)
  return {
    move: (to) =>
      to === 'left' ? carousel.scrollPrev(wantsStillness()) : carousel.scrollNext(wantsStillness()),
    bringIntoView: (item) => bringIntoView(carousel, item),
    end: () => carousel.destroy(),
  }
}

/** The index of the resting position nearest to where the row was scrolled; `scrolled` is in CSS pixels. */
function nearestSnap(carousel: EmblaCarouselType, scrolled: number): number {
  const distances = carousel.internalEngine().scrollSnaps.map((snap) => Math.abs(snap + scrolled))
  return distances.indexOf(Math.min(...distances))
}

/** The items of the selected slide; null without items. */
function viewOf(carousel: EmblaCarouselType): CarouselView | null {
  const slide = carousel.slideNodes()[carousel.selectedScrollSnap()]
  const isInView = itemsOf(carousel).map((item) => slide?.contains(item) === true)
  const [first, last] = [isInView.indexOf(true), isInView.lastIndexOf(true)]
  if (first === -1) return null
  return { first, last, isFirst: !carousel.canScrollPrev(), isLast: !carousel.canScrollNext() }
}

function itemsOf(carousel: EmblaCarouselType): Element[] {
  return [...carousel.containerNode().querySelectorAll('[data-item]')]
}

function bringIntoView(carousel: EmblaCarouselType, item: number): void {
  const element = itemsOf(carousel)[item] ?? null
  const slide = carousel.slideNodes().findIndex((each) => each.contains(element))
  if (slide !== -1 && slide !== carousel.selectedScrollSnap()) carousel.scrollTo(slide, true)
}
