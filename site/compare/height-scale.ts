/** A ruled scale from the floor up. */
export type HeightScale = {
  /** The height of its top, in centimetres: the next ten above the tallest. */
  topCm: number
  /** Rules at every ten centimetres; every fifth has its number. */
  rules: readonly { cm: number; isNamed: boolean }[]
  /** Marks at every whole foot. */
  feet: readonly { feet: number; cm: number }[]
}

const STEP_CM = 10
const NAMED_CM = 50
const CM_PER_FOOT = 30.48

/** The scale for some heights in centimetres; null if none is known. */
export function heightScale(heights: readonly (number | null)[]): HeightScale | null {
  const known = heights.filter((height) => height !== null)
  if (known.length === 0) return null
  const topCm = Math.ceil(Math.max(...known) / STEP_CM) * STEP_CM
  const rules = countTo(topCm / STEP_CM).map((step) => step * STEP_CM)
  return {
    topCm,
    rules: [0, ...rules].map((cm) => ({ cm, isNamed: cm % NAMED_CM === 0 && cm > 0 })),
    feet: countTo(Math.floor(topCm / CM_PER_FOOT)).map((feet) => ({
      feet,
      cm: feet * CM_PER_FOOT,
    })),
  }
}

/** How far below the scale's top a height is, as a percentage of the scale. */
export function depthOf(cm: number, { topCm }: Pick<HeightScale, 'topCm'>): string {
  return `${Number((100 * (1 - cm / topCm)).toFixed(3))}%`
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
