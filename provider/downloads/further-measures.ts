import type { Locale } from '#agency/locale.ts'
import { surnameIn } from '#agency/surname.ts'
import type { PdfOrder } from '#contract/panel/downloads.ts'
import type { Option } from '#contract/values.ts'

import { parseRowId, type Rows } from '../service/tables.ts'
import { eyeColours, hairColours } from '../talents/colours.ts'

type Labels = Readonly<Record<'suit' | 'jeans' | 'hair' | 'eyes', string>>

const labels: Readonly<Record<Locale, Labels>> = {
  pt: { suit: 'Terno', jeans: 'Jeans', hair: 'Cabelo', eyes: 'Olhos' },
  en: { suit: 'Suit', jeans: 'Jeans', hair: 'Hair', eyes: 'Eyes' },
  es: { suit: 'Traje', jeans: 'Jeans', hair: 'Cabello', eyes: 'Ojos' },
}

const nameIn = {
  pt: 'value2',
  en: 'value',
  es: 'label',
} as const satisfies Record<Locale, keyof Option>

/**
 * A document's measures besides the five that a site elsewhere orders: suit (not for women), jeans, hair and eyes. Their labels are
 * the site's, since a site with this provider in it orders them, too. An order for a child has only the first name: values that contain
 * part of the surname are omitted from any order with another name (docs/product.md: Children).
 */
export async function findFurtherMeasures(
  rows: Rows,
  { talent: ordered, language }: Pick<PdfOrder, 'talent' | 'language'>,
): Promise<Record<string, string>> {
  const id = parseRowId(ordered.id)
  if (id === null) return {}
  const talent = await rows
    .selectFrom('talents')
    .select(['name', 'gender', 'suit', 'jeans', 'hair', 'eyes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (talent === undefined) return {}
  const words = labels[language]
  const measures: [string, string | null][] = [
    [words.suit, talent.gender === 'woman' ? null : sizeOf(talent.suit)],
    [words.jeans, sizeOf(talent.jeans)],
    [words.hair, colourName(hairColours, talent.hair, language)],
    [words.eyes, colourName(eyeColours, talent.eyes, language)],
  ]
  const isShortened = ordered.name !== talent.name
  const saysSurname = isShortened ? surnameIn(talent.name) : () => false
  return Object.fromEntries(
    measures.flatMap(([label, value]) =>
      value === null || saysSurname(value) ? [] : [[label, value]],
    ),
  )
}

/** "39x9" becomes "39 BR" (docs/product.md: Measures). */
function sizeOf(size: string | null): string | null {
  const [, brazilian] = /^\s*([\d.,]+)\s*x/i.exec(size ?? '') ?? []
  return brazilian === undefined ? size : `${brazilian} BR`
}

function colourName(
  colours: readonly Option[],
  value: string | null,
  language: Locale,
): string | null {
  const known = colours.find((each) => each.value.toLowerCase() === value?.trim().toLowerCase())
  return known?.[nameIn[language]] ?? value
}
