/** A range along an axis, in CSS pixels. */
type Extent = { start: number; end: number }

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
