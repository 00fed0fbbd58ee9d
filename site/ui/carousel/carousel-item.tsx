import { createContext, type HTMLAttributes, use } from 'react'

import type { CarouselView } from './moving-row.ts'

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
