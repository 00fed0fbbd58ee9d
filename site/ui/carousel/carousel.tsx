import { clsx } from 'clsx'
import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type UIEvent,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'

import { useMessages } from '../../i18n/use-messages.ts'
import { ArrowButton } from '../arrow-button.tsx'
import { useIsLive } from '../use-is-live.ts'
import type { CarouselView, MovingRow } from './moving-row.ts'
import { arrowForThePage } from '../arrow-keys.ts'
import { useKeyDown } from '../use-key-down.ts'
import { indexMostInView } from './in-view.ts'

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
        {isLive && !(view.isFirst && view.isLast) && (
          <Controls view={view} total={total} move={move} />
        )}
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

/** Undoes the browser's scrolling to a fragment or a search hit: only the carousel moves its row. */
function stayUnscrolled({ currentTarget }: UIEvent): void {
  currentTarget.scrollLeft = 0
}

/**
 * The state of a carousel and a function to move it; set `viewport` and `root` as refs of its elements. The script that moves the
 * row loads after the page. Until it loads, or if it fails to, the row scrolls natively and `view` is null.
 */
function useCarousel({
  narrowStep,
  isShown,
  item,
}: Pick<CarouselProps, 'narrowStep' | 'isShown' | 'item'>) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [view, setView] = useState<CarouselView | null>(null)
  const [row, setRow] = useState<MovingRow | null>(null)
  const returnToPlace = useEffectEvent((created: MovingRow) => {
    if (view !== null) created.bringIntoView(view.first) // another carousel was in its place
  })
  useEffect(() => {
    if (viewport === null || !isShown) return undefined
    let hasLeft = false
    const loading = import('./moving-row.ts').then(({ createMovingRow }) => {
      if (hasLeft) return null
      const created = createMovingRow({ viewport, narrowStep, onView: setView })
      returnToPlace(created)
      setRow(created)
      return created
    }, goOnScrolling)
    return () => {
      hasLeft = true
      setRow(null)
      void loading.then((created) => created?.end())
    }
  }, [viewport, isShown, narrowStep])
  useEffect(() => {
    if (item !== null) row?.bringIntoView(item)
  }, [row, item])
  const move = useCallback((to: 'left' | 'right') => row?.move(to), [row])
  useArrowKeys(isShown ? root : null, move)
  return { viewport: setViewport, root: setRoot, view: row === null ? null : view, move }
}

/** If the script fails to load, the row keeps scrolling natively. */
function goOnScrolling(): null {
  return null
}

/** The left and right keys move the focused carousel, else the one most in view (docs/product.md: Profile). */
function useArrowKeys(root: HTMLElement | null, move: (to: 'left' | 'right') => void): void {
  useKeyDown((event) => {
    const arrow = arrowForThePage(event)
    if (arrow === null || root === null || carouselMeant(event) !== root) return
    event.preventDefault()
    move(arrow)
  })
}

function carouselMeant({ target }: KeyboardEvent): Element | null {
  const focused = target instanceof Element ? target.closest('[data-carousel]') : null
  if (focused !== null) return focused
  const all = [...document.querySelectorAll('[data-carousel]')]
  const most = indexMostInView(
    all.map((each) => each.getBoundingClientRect()),
    innerHeight,
  )
  return most === null ? null : (all[most] ?? null)
}

/** The view of the surrounding carousel: `unknown` while the row scrolls natively, `nothing` while the carousel is off screen. */
export const CarouselViewContext = createContext<CarouselView | 'unknown' | 'nothing'>('unknown')

type CarouselItemProps = HTMLAttributes<HTMLElement> & {
  /** The item's index in the carousel, from 0. */
  index: number
}

/** An item of a carousel: inert while it is out of view. */
export function CarouselItem({ index, ...rest }: CarouselItemProps) {
  return <figure {...rest} data-item inert={!useIsInView(index)} />
}

/** Whether an item of the surrounding carousel is in view, as far as known. */
export function useIsInView(index: number): boolean {
  const view = use(CarouselViewContext)
  if (view === 'unknown') return true
  return view !== 'nothing' && index >= view.first && index <= view.last
}
