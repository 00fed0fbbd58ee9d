import type { MeasureRow } from '../talent/measure-rows.ts'

const firstRequested: readonly MeasureRow['measure'][] = [
  'height',
  'bust',
  'chest',
  'waist',
  'hips',
  'shoes',
]
/** Five rows leave two thirds of the picture free, and with them the face. */
const MAX_ROWS = 5

/** The measures that a booker asks for first: at most five, in the trade's order. Paper and the profile show all. */
export function measuresAtAGlance(rows: readonly MeasureRow[]): MeasureRow[] {
  return rows.filter(({ measure }) => firstRequested.includes(measure)).slice(0, MAX_ROWS)
}
