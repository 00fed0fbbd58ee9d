import { nameOfChoice } from '#agency/choice.ts'
import type { Locale } from '#agency/locale.ts'
import { formatGirth, formatHeight } from '#agency/measures.ts'
import type { RosterTalent } from '#agency/talent.ts'
import type { Colours } from '#upstream/upstream.ts'

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
  colours: Colours,
  locale: Locale,
): MeasureRow[] {
  const girth = (cm: number | null) => (cm === null ? null : formatGirth(cm, locale))
  const height = measures.heightCm === null ? null : formatHeight(measures.heightCm, locale)
  const rows: [MeasureRow['measure'], string | null][] = [
    ['height', height],
    ['bust', gender === 'man' ? null : girth(measures.bustCm)],
    ['chest', gender === 'woman' ? null : girth(measures.chestCm)],
    ['suit', gender === 'woman' ? null : measures.suit],
    ['waist', girth(measures.waistCm)],
    ['hips', girth(measures.hipsCm)],
    ['jeans', measures.jeans],
    ['shoes', measures.shoes],
    ['hair', hair === null ? null : nameOfChoice(colours.hair, hair, locale)],
    ['eyes', eyes === null ? null : nameOfChoice(colours.eyes, eyes, locale)],
  ]
  return rows.flatMap(([measure, value]) => (value === null ? [] : [{ measure, value }]))
}
