import type { Gender } from '../board.ts'
import type { Locale } from '../locale.ts'
import { type RangeFacet, rangeFacets, type RosterFilter } from '../roster-filter.ts'

/** A filter, as a person would write it. */
export type Wanted = { gender: Gender | null; filter: RosterFilter }

const words = {
  pt: {
    gender: { woman: 'mulheres', man: 'homens' },
    height: 'altura',
    bust: 'busto',
    chest: 'tórax',
    waist: 'cintura',
    hips: 'quadril',
    jeans: 'calça',
    suit: 'terno',
    shoes: 'sapato',
    hair: 'cabelo',
    eyes: 'olhos',
    nationality: 'nacionalidade',
    languages: 'fala',
    letter: 'letra',
    to: 'a',
    least: 'a partir de',
    most: 'até',
    or: 'ou',
    and: 'e',
    black: 'preto',
    green: 'verdes',
    blue: 'azuis',
    red: 'ruivo',
    'dark brown': 'castanho-escuro',
    fr: 'francês',
    it: 'italiano',
    es: 'espanhol',
  },
  en: {
    gender: { woman: 'women', man: 'men' },
    height: 'height',
    bust: 'bust',
    chest: 'chest',
    waist: 'waist',
    hips: 'hips',
    jeans: 'jeans',
    suit: 'suit',
    shoes: 'shoes',
    hair: 'hair',
    eyes: 'eyes',
    nationality: 'nationality',
    languages: 'speaks',
    letter: 'letter',
    to: 'to',
    least: 'from',
    most: 'up to',
    or: 'or',
    and: 'and',
    black: 'black',
    green: 'green',
    blue: 'blue',
    red: 'red',
    'dark brown': 'dark brown',
    fr: 'French',
    it: 'Italian',
    es: 'Spanish',
  },
  es: {
    gender: { woman: 'mujeres', man: 'hombres' },
    height: 'altura',
    bust: 'busto',
    chest: 'tórax',
    waist: 'cintura',
    hips: 'cadera',
    jeans: 'pantalón',
    suit: 'traje',
    shoes: 'zapato',
    hair: 'pelo',
    eyes: 'ojos',
    nationality: 'nacionalidad',
    languages: 'habla',
    letter: 'letra',
    to: 'a',
    least: 'desde',
    most: 'hasta',
    or: 'o',
    and: 'y',
    black: 'negro',
    green: 'verdes',
    blue: 'azules',
    red: 'pelirrojo',
    'dark brown': 'castaño oscuro',
    fr: 'francés',
    it: 'italiano',
    es: 'español',
  },
} as const

/** A unit in which heights and girths are written. A number alone is centimetres from 50 up. */
export type BriefUnit = 'alone' | 'cm' | 'inches' | 'metres'

/** The clauses of a brief that asks for a filter, in any language. Inches are rounded to a hundredth. */
export function clausesFor({ gender, filter }: Wanted, locale: Locale, unit: BriefUnit): string[] {
  const text = words[locale]
  const named = (value: string) => Object.entries(text).find(([key]) => key === value)?.[1] ?? value
  const listed = (
    facet: 'jeans' | 'suit' | 'shoes' | 'hair' | 'eyes' | 'nationality' | 'languages',
  ) => {
    const values = filter.values[facet]?.map((value) => named(value.replace(/ br$/, '')))
    const joint = facet === 'languages' ? text.and : text.or
    return values === undefined ? [] : [`${text[facet]} ${values.join(` ${joint} `)}`]
  }
  return [
    ...(gender === null ? [] : [text.gender[gender]]),
    ...rangeFacets.flatMap((facet) => rangeText(facet, filter, text, unit)),
    ...(['jeans', 'suit', 'shoes', 'hair', 'eyes', 'nationality', 'languages'] as const).flatMap(
      listed,
    ),
    ...(filter.letter === null ? [] : [`${text.letter} ${filter.letter.toUpperCase()}`]),
  ]
}

function rangeText(
  facet: RangeFacet,
  { ranges }: RosterFilter,
  text: (typeof words)[Locale],
  unit: BriefUnit,
): string[] {
  const range = ranges[facet]
  if (range === undefined) return []
  const length = (cm: number) => lengthText(cm, unit)
  const { from, to } = range
  if (from === null) return to === null ? [] : [`${text[facet]} ${text.most} ${length(to)}`]
  if (to === null) return [`${text[facet]} ${text.least} ${length(from)}`]
  return [`${text[facet]} ${length(from)} ${text.to} ${length(to)}`]
}

function lengthText(cm: number, unit: BriefUnit): string {
  if (unit === 'alone') return String(cm)
  if (unit === 'cm') return `${cm} cm`
  if (unit === 'metres' && cm >= 100) return `${(cm / 100).toFixed(2)} m`
  return unit === 'metres' ? `${cm} cm` : `${(cm / 2.54).toFixed(2)}"`
}
