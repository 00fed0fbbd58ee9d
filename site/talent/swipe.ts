/** Where and when a finger was, in CSS pixels and milliseconds. */
export type Touch = { clientX: number; clientY: number; timeStamp: number }

const SHORTEST_PX = 48
const LONGEST_MS = 800

/** Whether a finger went sideways, and where to; null for a tap, a scroll, and one that took its time. */
export function swipeBetween(from: Touch, to: Touch): 'left' | 'right' | null {
  const [right, below] = [to.clientX - from.clientX, to.clientY - from.clientY]
  const isSideways = Math.abs(right) >= SHORTEST_PX && Math.abs(right) > 2 * Math.abs(below)
  if (!isSideways || to.timeStamp - from.timeStamp > LONGEST_MS) return null
  return right < 0 ? 'left' : 'right'
}
