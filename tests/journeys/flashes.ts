/** A change of luminance that counts, and up to where the darker side of it does (WCAG 2.2, general flash). */
const LEAST_CHANGE = 0.1
const DARKER_BELOW = 0.8
/** The part of a picture that must flash at once. */
const LEAST_AREA = 0.25

/**
 * How often a quarter of a film flashes in its worst second. A flash is a pair of opposing changes (WCAG 2.2, 2.3.1: three are allowed).
 * `frames` have the relative luminance of each cell of a grid, from 0 to 1.
 */
export function mostFlashes(frames: readonly (readonly number[])[], framesInASecond: number) {
  const cells = Array.from(frames[0] ?? [], (_, cell) => frames.map((frame) => frame[cell] ?? 0))
  const flashes = cells.map((cell) => worstSecond(changesOf(cell), framesInASecond))
  const falling = flashes.toSorted((a, b) => b - a)
  return falling[Math.floor(falling.length * LEAST_AREA)] ?? 0
}

/** The frames at which a luminance has changed enough, each time the other way. */
function changesOf(cell: readonly number[]): number[] {
  const changes: number[] = []
  let [lowest = 0] = cell
  let highest = lowest
  let last = 0
  for (const [frame, value] of cell.entries()) {
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
    const way = value - lowest >= LEAST_CHANGE ? 1 : highest - value >= LEAST_CHANGE ? -1 : 0
    if (way === 0) continue
    if (way !== last && lowest < DARKER_BELOW) changes.push(frame)
    last = way
    lowest = value
    highest = value
  }
  return changes
}

function worstSecond(changes: readonly number[], framesInASecond: number): number {
  const inSecondFrom = (begin: number) =>
    changes.filter((frame) => frame >= begin && frame < begin + framesInASecond).length
  return Math.floor(Math.max(0, ...changes.map(inSecondFrom)) / 2)
}
