import { createContext, type HTMLAttributes, use } from 'react'

import type { CarouselView } from './moving-row.ts'

/** What the carousel around an item shows: unknown while it is a row that scrolls, nothing while it is not on screen. */
export const CarouselViewContext = createContext<CarouselView | 'unknown' | 'nothing'>('unknown')

type CarouselItemProps = HTMLAttributes<HTMLElement> & {
  /** Which of the carousel's items it is, from 0. */
  index: number
}

/** An item of a carousel: cannot be reached while it is out of view. */
export function CarouselItem({ index, ...rest }: CarouselItemProps) {
  return <figure {...rest} data-item inert={!useIsInView(index)} />
}

/** Whether an item of the carousel around is in view, as far as is known. */
export function useIsInView(index: number): boolean {
  const view = use(CarouselViewContext)
  if (view === 'unknown') return true
  return view !== 'nothing' && index >= view.range.first && index <= view.range.last
}
