import type { PdfOrder } from '#contract/panel/downloads.ts'
import type { Option } from '#contract/values.ts'

import { parseRowId } from '../service/row-id.ts'
import { eyeColours, hairColours } from '../talents/colours.ts'
import type { Rows } from '../service/tables.ts'

type Language = PdfOrder['language']
type Labels = Readonly<Record<'suit' | 'jeans' | 'hair' | 'eyes', string>>

const labels: Readonly<Record<Language, Labels>> = {
  pt: { suit: 'Terno', jeans: 'Jeans', hair: 'Cabelo', eyes: 'Olhos' },
  en: { suit: 'Suit', jeans: 'Jeans', hair: 'Hair', eyes: 'Eyes' },
  es: { suit: 'Traje', jeans: 'Jeans', hair: 'Pelo', eyes: 'Ojos' },
}

const nameIn = {
  pt: 'value2',
  en: 'value',
  es: 'label',
} as const satisfies Record<Language, keyof Option>

/**
 * What a document shows of a talent besides the measures of its order: suit (not of women), jeans, hair and eyes; none that says
 * a part of the name which the order pages out, as it does a child's surname (decisions: Boards).
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
  const saysMore = sayingMoreThan(ordered.name, talent.name)
  return Object.fromEntries(
    measures.flatMap(([label, value]) =>
      value === null || saysMore(value) ? [] : [[label, value]],
    ),
  )
}

const LEAST_LETTERS = 3 // shorter parts of names are parts of any text

/** Tells which texts say a part of a name that a shorter form of it pages out. */
function sayingMoreThan(shown: string, name: string): (text: string) => boolean {
  const told = new Set(wordsOf(shown))
  const untold = wordsOf(name).filter((word) => word.length >= LEAST_LETTERS && !told.has(word))
  return (text) => untold.some((word) => wordsOf(text).join('').includes(word))
}

/** A text's words in small letters without accents. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
}

/** "39x9" is 39 BR (contract: TalentSummary). */
function sizeOf(size: string | null): string | null {
  const [, brazilian] = /^\s*([\d.,]+)\s*x/i.exec(size ?? '') ?? []
  return brazilian === undefined ? size : `${brazilian} BR`
}

function colourName(
  colours: readonly Option[],
  value: string | null,
  language: Language,
): string | null {
  const known = colours.find((each) => each.value.toLowerCase() === value?.trim().toLowerCase())
  return known?.[nameIn[language]] ?? value
}
