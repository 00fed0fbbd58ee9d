import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel'

import { wantsStillness } from '../visit.ts'
import { itemsInView, type Range } from './in-view.ts'
import { timedScroll } from './timed-scroll.ts'

/** The duration of a carousel's movement (docs/product.md: Profile). */
const SCROLL_MS = 1_000

/** An element cut off by no more than this counts as whole. */
const SLACK_PX = 2

/** Focusing an element that is cut off at the edge moves it into view; a whole one stays where it is. */
const common = {
  align: 'start',
  watchFocus: (carousel, { target }) => !isWhole(carousel, target),
} satisfies EmblaOptionsType

/** A carousel moves by slides; below 1,024 px by single items, if it says so. */
const options = {
  slides: { ...common, slides: '[data-slide]' },
  items: {
    ...common,
    slides: '[data-item]',
    breakpoints: { '(min-width: 1024px)': { slides: '[data-slide]' } },
  },
} satisfies Record<string, EmblaOptionsType>

/** The view of a carousel at rest, and the directions in which it can move. */
export type CarouselView = { range: Range; isFirst: boolean; isLast: boolean }

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
  const look = () => onView(viewOf(carousel))
  carousel.on('select', look).on('reInit', look)
  if (scrolled > 0) carousel.scrollTo(nearestSnap(carousel, scrolled), true)
  look()
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

function viewOf(carousel: EmblaCarouselType): CarouselView | null {
  const start = -(carousel.internalEngine().scrollSnaps[carousel.selectedScrollSnap()] ?? 0)
  const range = itemsInView(itemExtents(carousel), {
    start,
    end: start + carousel.rootNode().clientWidth,
  })
  if (range === null) return null
  return { range, isFirst: !carousel.canScrollPrev(), isLast: !carousel.canScrollNext() }
}

/** The items' extents within the row, independent of its current position. */
function itemExtents(carousel: EmblaCarouselType) {
  const container = carousel.containerNode()
  const { left: origin } = container.getBoundingClientRect()
  return [...container.querySelectorAll('[data-item]')].map((item) => {
    const { left, right } = item.getBoundingClientRect()
    return { start: left - origin, end: right - origin }
  })
}

function isWhole(carousel: EmblaCarouselType, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const view = carousel.rootNode().getBoundingClientRect()
  const { left, right } = target.getBoundingClientRect()
  return left >= view.left - SLACK_PX && right <= view.right + SLACK_PX
}

function bringIntoView(carousel: EmblaCarouselType, item: number): void {
  const range = viewOf(carousel)?.range
  if (range === undefined || (item >= range.first && item <= range.last)) return
  const element = carousel.containerNode().querySelectorAll('[data-item]')[item]
  const slide = carousel.slideNodes().findIndex((each) => each.contains(element ?? null))
  if (slide === -1) return
  const { slideRegistry } = carousel.internalEngine()
  carousel.scrollTo(
    slideRegistry.findIndex((slides) => slides.includes(slide)),
    true,
  )
}
