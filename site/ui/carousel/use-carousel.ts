import { useCallback, useEffect, useState } from 'react'

import { arrowForThePage } from '../arrow-keys.ts'
import { useKeyDown } from '../use-key-down.ts'
import { mostInView } from './in-view.ts'
import type { CarouselView, MovingRow } from './moving-row.ts'

type CarouselOptions = {
  /** What it moves by on a narrow screen. */
  narrowStep: 'items' | 'slides'
  /** Whether it is on screen at all; its place in the page may be taken by another. */
  isShown: boolean
  /** The item to be in view, from 0; whenever it changes. Null: wherever the visitor has it. */
  item: number | null
}

/**
 * The state of a carousel and the way to move it; `viewport` and `root` are to be given to its elements. What moves it comes
 * after the page; until it is there, or if it never comes, the row scrolls and `view` is null.
 */
export function useCarousel({ narrowStep, isShown, item }: CarouselOptions) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [view, setView] = useState<CarouselView | null>(null)
  const [row, setRow] = useState<MovingRow | null>(null)
  useEffect(() => {
    if (viewport === null || !isShown) return undefined
    let hasLeft = false
    const coming = import('./moving-row.ts').then(({ createMovingRow }) => {
      if (hasLeft) return null
      const created = createMovingRow({ viewport, narrowStep, onView: setView })
      setRow(created)
      return created
    }, goOnScrolling)
    return () => {
      hasLeft = true
      setRow(null)
      void coming.then((created) => created?.end())
    }
  }, [viewport, isShown, narrowStep])
  useEffect(() => {
    if (item !== null) row?.bringIntoView(item)
  }, [row, item])
  const move = useCallback((to: 'left' | 'right') => row?.move(to), [row])
  useArrowKeys(isShown ? root : null, move)
  return { viewport: setViewport, root: setRoot, view: row === null ? null : view, move }
}

/** Without its script a carousel is what it was before. */
function goOnScrolling(): null {
  return null
}

/** Left and right are for the carousel that has the focus, else for the one that is the most in view (docs/product.md: Profile). */
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
  const most = mostInView(
    boxes.map(({ top, bottom }) => ({ start: top, end: bottom })),
    innerHeight,
  )
  return most === null ? null : (all[most] ?? null)
}
