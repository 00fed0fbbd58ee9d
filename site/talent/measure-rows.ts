import type { Locale } from '#agency/locale.ts'
import {
  girthUnits,
  heightUnits,
  inUnit,
  lengthIn,
  type LengthName,
  type Unit,
} from '#agency/measures.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { type ColourNames, nameIn } from './colour-names.ts'

/** The trade's order of measures. */
export const measureOrder = [
  'height',
  'bust',
  'chest',
  'suit',
  'waist',
  'hips',
  'jeans',
  'shoes',
  'hair',
  'eyes',
] as const

/** A row of the measures table: the measure's key in the messages, and its value as text. */
export type MeasureRow = { measure: (typeof measureOrder)[number]; value: string }

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
  const length = (name: LengthName) => {
    const shown = lengthIn(measures, name)
    if (shown === null) return null
    const units = name === 'height' ? heightUnits(shown, locale) : girthUnits(shown, locale)
    return unit === 'both' ? units.join(' / ') : inUnit(unit, units, locale)
  }
  const values: Record<MeasureRow['measure'], string | null> = {
    height: length('height'),
    bust: gender === 'man' ? null : length('bust'),
    chest: gender === 'woman' ? null : length('chest'),
    suit: gender === 'woman' ? null : measures.suit,
    waist: length('waist'),
    hips: length('hips'),
    jeans: measures.jeans,
    shoes: measures.shoes,
    hair: hair === null ? null : nameIn(colours.hair, hair),
    eyes: eyes === null ? null : nameIn(colours.eyes, eyes),
  }
  return measureOrder.flatMap((measure) => {
    const value = values[measure]
    return value === null ? [] : [{ measure, value }]
  })
}
