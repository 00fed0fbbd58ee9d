import { useCallback, useEffect, useEffectEvent, useState } from 'react'

import { arrowForThePage } from '../arrow-keys.ts'
import { useKeyDown } from '../use-key-down.ts'
import { indexMostInView } from './in-view.ts'
import type { CarouselView, MovingRow } from './moving-row.ts'

type CarouselOptions = {
  /** The unit of movement on a narrow screen. */
  narrowStep: 'items' | 'slides'
  /** Whether the carousel is on screen at all; another one may take its place in the page. */
  isShown: boolean
  /** The item to bring into view whenever it changes, from 0. Null leaves the position to the visitor. */
  item: number | null
}

/**
 * The state of a carousel and a function to move it; set `viewport` and `root` as refs of its elements. The script that moves the
 * row loads after the page. Until it loads, or if it fails to, the row scrolls natively and `view` is null.
 */
export function useCarousel({ narrowStep, isShown, item }: CarouselOptions) {
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
  const boxes = all.map((each) => each.getBoundingClientRect())
  const most = indexMostInView(
    boxes.map(({ top, bottom }) => ({ start: top, end: bottom })),
    innerHeight,
  )
  return most === null ? null : (all[most] ?? null)
}
