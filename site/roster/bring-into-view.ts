import { nextAnimationFrame } from '../ui/next-animation-frame.ts'

/** For a row that is longer than the screen: scrolls it, and nothing else, so that its current item is in the middle. */
export function bringIntoView(item: HTMLElement | null): (() => void) | undefined {
  const row = item?.closest('ul')
  if (!item || !row) return undefined
  return nextAnimationFrame(() => {
    const { left, width } = item.getBoundingClientRect()
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2
  })
}
