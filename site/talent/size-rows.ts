import type { Locale } from '#agency/locale.ts'
import { withMark } from '#agency/measures.ts'
import { clothesEquivalents, shoeEquivalents, suitEquivalents } from '#agency/size-equivalents.ts'
import type { RosterTalent } from '#agency/talent.ts'

/** The countries whose sizes the profile names, in its order. */
export const sizeCountries = ['br', 'eu', 'us', 'uk'] as const

/** A row of the sizes table: its key in the messages, and the size in each country as text. */
type SizeRow = {
  measure: 'shoes' | 'clothes' | 'suit'
  sizes: Readonly<Record<(typeof sizeCountries)[number], string>>
}

type Sized = Pick<RosterTalent, 'gender' | 'measures'>

/** The sizes in other countries, without those that no table has (docs/product.md: Measures). Women's clothes have the size of jeans. */
export function sizeRows({ gender, measures }: Sized, locale: Locale): SizeRow[] {
  const { shoes, jeans, suit } = measures
  const rows = [
    ['clothes', gender === 'woman' ? clothesEquivalents(jeans) : null],
    ['suit', gender === 'man' ? suitEquivalents(suit) : null],
    ['shoes', shoeEquivalents(shoes, gender)],
  ] as const
  return rows.flatMap(([measure, found]) => {
    if (found === null) return []
    const shown = (country: keyof typeof found) => withMark(found[country], locale)
    return [
      { measure, sizes: { br: shown('br'), eu: shown('eu'), us: shown('us'), uk: shown('uk') } },
    ]
  })
}
