/** A box on the screen or beyond its edges, in CSS pixels from the window's top. */
type Box = { top: number; bottom: number }

/** The box with the largest part in view. Null if less than half of it is in view and it does not fill half the window. */
export function indexMostInView(boxes: readonly Box[], windowHeight: number): number | null {
  const seen = boxes.map(({ top, bottom }) =>
    Math.max(0, Math.min(bottom, windowHeight) - Math.max(top, 0)),
  )
  const most = seen.indexOf(Math.max(...seen))
  const [box, inView] = [boxes[most], seen[most]]
  if (box === undefined || inView === undefined) return null
  const whole = Math.min(box.bottom - box.top, windowHeight)
  return whole > 0 && inView >= whole / 2 ? most : null
}
