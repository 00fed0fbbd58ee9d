import type { Locale } from '#agency/locale.ts'
import { formatGirth, formatHeight, girthIn, heightIn, type Unit } from '#agency/measures.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { coloursOf, type ColourNames } from '../colour-names.ts'

/** A line of the table of measures: what it is called in the messages, and the value as text. */
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
 * The measures in the trade's order: height, bust (women) or chest and suit (men), waist, hips, jeans, shoes, hair, eyes;
 * empty ones left out (decisions: Screens). Without a gender, bust, chest and suit all have their place.
 */
export function measureRows(
  { gender, measures, hair, eyes }: Measured,
  colours: ColourNames,
  locale: Locale,
  unit: Unit | 'both' = 'both',
): MeasureRow[] {
  const girth = (cm: number | null) =>
    cm === null ? null : unit === 'both' ? formatGirth(cm, locale) : girthIn(unit, cm, locale)
  const { heightCm: cm } = measures
  const height =
    cm === null ? null : unit === 'both' ? formatHeight(cm, locale) : heightIn(unit, cm, locale)
  const named = coloursOf({ hair, eyes }, colours)
  const rows: [MeasureRow['measure'], string | null][] = [
    ['height', height],
    ['bust', gender === 'man' ? null : girth(measures.bustCm)],
    ['chest', gender === 'woman' ? null : girth(measures.chestCm)],
    ['suit', gender === 'woman' ? null : measures.suit],
    ['waist', girth(measures.waistCm)],
    ['hips', girth(measures.hipsCm)],
    ['jeans', measures.jeans],
    ['shoes', measures.shoes],
    ['hair', named.hair],
    ['eyes', named.eyes],
  ]
  return rows.flatMap(([measure, value]) => (value === null ? [] : [{ measure, value }]))
}
