/** From where to where something reaches along an axis, in CSS pixels. */
export type Extent = { start: number; end: number }

/** The first and the last of some items, counted from 0. */
export type Range = { first: number; last: number }

/** An item of which less is to be seen counts as out of view. */
const ENOUGH = 0.4

/**
 * Which of some items that lie in a row are in view: those of which enough is, or the one of which the most is. Null where
 * there are none.
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

/**
 * Which of some boxes is the most in view: the one of which the most is to be seen. Null where it is not even half there, nor
 * fills half the window.
 */
export function mostInView(boxes: readonly Extent[], windowHeight: number): number | null {
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
