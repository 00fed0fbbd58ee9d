import type { MeasureRow } from '../talent/measure-rows.ts'

const askedFirst: readonly MeasureRow['measure'][] = [
  'height',
  'bust',
  'chest',
  'waist',
  'hips',
  'shoes',
]
/** So many leave two thirds of the picture, and the face with them. */
const MOST_ROWS = 5

/** What a booker asks for first, at most five rows in the trade's order; paper and the profile have them all. */
export function measuresAtAGlance(rows: readonly MeasureRow[]): MeasureRow[] {
  return rows.filter(({ measure }) => askedFirst.includes(measure)).slice(0, MOST_ROWS)
}
