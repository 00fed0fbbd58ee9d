import type { Mark } from './lists/named-lists.ts'

/** How a card shows its mark (marks.css). */
export function markStyle(mark: Mark | null): string {
  return mark === null ? '' : `marked marked-${mark}`
}
