import type { FocusEvent } from 'react'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'

/** A ref for the current item of a long row: scrolls the row, and nothing else, so that the item is in the middle. */
export function bringIntoView(item: HTMLElement | null): (() => void) | undefined {
  const row = item?.closest<HTMLElement>('nav > *')
  if (!item || !row) return undefined
  return nextAnimationFrame(() => {
    const { left, width } = item.getBoundingClientRect()
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2
  })
}

/** Scrolls a long row until the focused link is whole; a browser leaves a link that the row's edge cuts as it is. */
export function scrollFocusedIntoView({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
