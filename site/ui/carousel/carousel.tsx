import { clsx } from 'clsx'
import { type ReactNode, type UIEvent, useState } from 'react'

import { useMessages } from '../../i18n/use-messages.ts'
import { ArrowButton } from '../arrow-button.tsx'
import { useIsLive } from '../use-is-live.ts'
import { CarouselViewContext } from './carousel-item.tsx'
import type { CarouselView } from './moving-row.ts'
import { useCarousel } from './use-carousel.ts'

type CarouselProps = {
  /** A label for the content; it does not say that this is a carousel. */
  label: string
  /** The number of items. */
  total: number
  /** Whether the carousel is on screen at all. */
  isShown: boolean
  /** Whether the carousel moves by items on a narrow screen, or by whole slides as on a wide one. */
  narrowStep: 'items' | 'slides'
  /** The item to bring into view, from 0. Null leaves the position to the visitor. */
  item: number | null
  /** The slides: `li` marked `data-slide`, each as wide as the view, with one or more `CarouselItem`s. */
  children: ReactNode
}

/**
 * Items in a row; one slide of them is in view (APG carousel). Without script, and until it loads, the row scrolls sideways. Then
 * buttons, arrow keys and swipes move it, and Tab skips items out of view.
 */
export function Carousel({ label, total, isShown, narrowStep, item, children }: CarouselProps) {
  const text = useMessages().carousel
  const { root, viewport, view, move } = useCarousel({ narrowStep, isShown, item })
  const isLive = view !== null
  const isPutAway = useIsLive() && !isShown
  return (
    <section ref={root} aria-roledescription={text.role} aria-label={label} data-carousel>
      <div
        ref={viewport}
        onScroll={isLive ? stayUnscrolled : undefined}
        className={clsx(
          'carousel @container print:overflow-visible',
          isLive ? 'touch-pan-y touch-pinch-zoom overflow-hidden' : 'snap-x overflow-x-auto',
        )}
      >
        <ul className="flex items-start gap-2 print:transform-none! print:flex-wrap">
          <CarouselViewContext value={view ?? (isPutAway ? 'nothing' : 'unknown')}>
            {children}
          </CarouselViewContext>
        </ul>
      </div>
      <div className="mt-2 flex h-11 items-center justify-between print:hidden noscript:hidden">
        {isLive && canMove(view) && <Controls view={view} total={total} move={move} />}
      </div>
    </section>
  )
}

type ControlsProps = {
  view: CarouselView
  total: number
  move: (to: 'left' | 'right') => void
}

/** Says which items are in view, and moves to the others. */
function Controls({ view, total, move }: ControlsProps) {
  const text = useMessages().carousel
  const [hasMoved, setHasMoved] = useState(false)
  const press = (to: 'left' | 'right') => {
    setHasMoved(true)
    move(to)
  }
  const { first, last, isFirst, isLast } = view
  return (
    <>
      <p aria-live={hasMoved ? 'polite' : 'off'} className="text-sm">
        {text.position({ from: first + 1, to: last + 1, total })}
      </p>
      <div className="-mr-[14px] flex">
        <ArrowButton
          to="left"
          label={text.previous}
          isAtEnd={isFirst}
          onPress={() => press('left')}
        />
        <ArrowButton to="right" label={text.next} isAtEnd={isLast} onPress={() => press('right')} />
      </div>
    </>
  )
}

/** Whether any item is out of view. */
function canMove({ isFirst, isLast }: CarouselView): boolean {
  return !(isFirst && isLast)
}

/** Undoes the browser's scrolling to a fragment or a search hit: only the carousel moves its row. */
function stayUnscrolled({ currentTarget }: UIEvent): void {
  currentTarget.scrollLeft = 0
}
