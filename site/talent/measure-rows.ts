import type { Locale } from '#agency/locale.ts'
import { girthUnits, heightUnits, inUnit, type LengthName, type Unit } from '#agency/measures.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { coloursOf, type ColourNames } from './colour-names.ts'

/** A row of the measures table: the measure's key in the messages, and its value as text. */
export type MeasureRow = {
  measure:
    | 'height'
    | 'bust'
    | 'chest'
    | 'suit'
    | 'waist'
    | 'hips'
    | 'jeans'
    | 'shoes'
    | 'hair'
    | 'eyes'
  value: string
}

type Measured = Pick<RosterTalent, 'gender' | 'measures' | 'hair' | 'eyes'>

/**
 * The measures in the trade's order: height, bust (women) or chest and suit (men), waist, hips, jeans, shoes, hair, eyes; without
 * empty ones (docs/product.md: Measures). A length written in both units keeps both numbers. A talent without a gender may have
 * bust, chest and suit.
 */
export function measureRows(
  { gender, measures, hair, eyes }: Measured,
  colours: ColourNames,
  locale: Locale,
  unit: Unit | 'both' = 'both',
): MeasureRow[] {
  const { written = {} } = measures
  const length = (name: LengthName, cm: number | null) => {
    if (cm === null) return null
    const shown = written[name] ?? cm
    const units = name === 'height' ? heightUnits(shown, locale) : girthUnits(shown, locale)
    return unit === 'both' ? units.join(' / ') : inUnit(unit, units, locale)
  }
  const named = coloursOf({ hair, eyes }, colours)
  const rows: [MeasureRow['measure'], string | null][] = [
    ['height', length('height', measures.heightCm)],
    ['bust', gender === 'man' ? null : length('bust', measures.bustCm)],
    ['chest', gender === 'woman' ? null : length('chest', measures.chestCm)],
    ['suit', gender === 'woman' ? null : measures.suit],
    ['waist', length('waist', measures.waistCm)],
    ['hips', length('hips', measures.hipsCm)],
    ['jeans', measures.jeans],
    ['shoes', measures.shoes],
    ['hair', named.hair],
    ['eyes', named.eyes],
  ]
  return rows.flatMap(([measure, value]) => (value === null ? [] : [{ measure, value }]))
}
