/** A range along an axis, in CSS pixels. */
export type Extent = { start: number; end: number }

/** The first and the last item of a range, counted from 0. */
export type Range = { first: number; last: number }

/** An item with a smaller share in view counts as out of view. */
const ENOUGH = 0.4

/**
 * The items of a row that are in view: all with a sufficient share in view, else the one with the largest share. Null without
 * items.
 */
export function itemsInView(items: readonly Extent[], view: Extent): Range | null {
  const shares = items.map((item) => overlap(item, view) / Math.max(1, item.end - item.start))
  const first = shares.findIndex(isEnough)
  if (first !== -1) return { first, last: shares.findLastIndex(isEnough) }
  const most = shares.indexOf(Math.max(...shares))
  return most === -1 ? null : { first: most, last: most }
}

function isEnough(share: number): boolean {
  return share >= ENOUGH
}

/** The box with the largest part in view. Null if less than half of it is in view and it does not fill half the window. */
export function indexMostInView(boxes: readonly Extent[], windowHeight: number): number | null {
  const view = { start: 0, end: windowHeight }
  const seen = boxes.map((box) => overlap(box, view))
  const most = seen.indexOf(Math.max(...seen))
  const box = boxes[most]
  if (box === undefined) return null
  const whole = Math.min(box.end - box.start, windowHeight)
  return whole > 0 && overlap(box, view) >= whole / 2 ? most : null
}

function overlap(one: Extent, other: Extent): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))
}
