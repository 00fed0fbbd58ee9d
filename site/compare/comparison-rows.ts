import type { Locale } from '#agency/locale.ts'
import { formatDifference, lengthDifference, lengthIn, lengthNames } from '#agency/measures.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { originName } from '../i18n/origin-name.ts'
import type { ColourNames } from '../talent/colour-names.ts'
import { measureOrder, type MeasureRow, measureRows } from '../talent/measure-rows.ts'

/** A talent's measure beside the row's first known one. */
export type ComparedValue = {
  /** Null if the measure is unknown. */
  value: string | null
  difference: Difference
}

/**
 * `first`: what the others are compared with, or nothing to compare. A length says by how much it differs, in the units in which it
 * does: `+5 cm / +2"`, `+1 cm`.
 */
export type Difference =
  | { kind: 'first' }
  | { kind: 'same' | 'other' }
  | { kind: 'more' | 'less'; by: string }

/** A measure of all talents, or their languages, in their order. */
export type ComparisonRow = {
  measure: RowName
  /** The talent whose value the others are compared with, counted from 0. */
  first: number
  values: readonly ComparedValue[]
}

type RowName = MeasureRow['measure'] | 'languages'

type Compared = Pick<RosterTalent, 'gender' | 'measures' | 'hair' | 'eyes' | 'languages'>

/**
 * The measures and languages that at least one talent has, with the difference from the first known value of the row. Lengths are in
 * both units.
 */
export function comparisonRows(
  talents: readonly Compared[],
  colours: ColourNames,
  locale: Locale,
): ComparisonRow[] {
  const columns = talents.map((talent) => [
    ...measureRows(talent, colours, locale),
    ...languagesRow(talent, locale),
  ])
  return [...measureOrder, 'languages' as const].flatMap((measure) => {
    const shown = columns.map((rows) => rows.find((row) => row.measure === measure)?.value ?? null)
    const first = shown.findIndex((value) => value !== null)
    if (first === -1) return []
    const values = shown.map((value, index): ComparedValue => {
      if (value === null || index === first) return { value, difference: { kind: 'first' } }
      if (value === shown[first]) return { value, difference: { kind: 'same' } }
      return { value, difference: differenceOf(measure, talents[index], talents[first], locale) }
    })
    return [{ measure, first, values }]
  })
}

/** In the alphabet's order, so that the same languages are the same value. */
function languagesRow({ languages }: Compared, locale: Locale) {
  const names = languages.map((code) => originName('languages', code, locale))
  const value = names.toSorted((one, other) => one.localeCompare(other, locale)).join(', ')
  if (value === '') return []
  const sentence = value.slice(0, 1).toLocaleUpperCase(locale) + value.slice(1)
  return [{ measure: 'languages' as const, value: sentence }]
}

/** The difference of a talent's value from another that the first talent has. */
function differenceOf(
  measure: RowName,
  talent: Compared | undefined,
  first: Compared | undefined,
  locale: Locale,
): Difference {
  const name = lengthNames.find((each) => each === measure)
  if (name === undefined || !talent || !first) return { kind: 'other' }
  const [length, from] = [lengthIn(talent.measures, name), lengthIn(first.measures, name)]
  if (length === null || from === null) return { kind: 'other' }
  const difference = lengthDifference(name, length, from)
  const isMore = difference.cm === 0 ? difference.inches > 0 : difference.cm > 0
  return { kind: isMore ? 'more' : 'less', by: formatDifference(difference, locale) }
}
