import type { Choice, FormOptions, NamedValue } from '#agency/form-options.ts'
import type { Locale } from '#agency/locale.ts'
import { formatHeight, parseHeightCm } from '#agency/measures.ts'

/** An option of a list. Rarely chosen values are listed below the others. */
export type Listed = NamedValue & { isUnusual?: true }

/** The options of the form's lists, with labels in the page's language. */
export type FormLists = Readonly<
  Record<'heights' | 'shoes' | 'eyes' | 'hair' | 'countries', readonly Listed[]>
>

/**
 * Turns the agency's options into the form's lists: heights in both units, shoe sizes with their country and the language's
 * decimal mark, colours in the language's order, Brazil before all other countries (docs/product.md: Application form).
 */
export function toFormLists(options: FormOptions, locale: Locale): FormLists {
  const { compare } = new Intl.Collator(locale)
  const named = (choices: readonly Choice[]): readonly NamedValue[] =>
    choices
      .map(({ value, names }) => ({ value, label: names[locale] }))
      .toSorted((one, other) => compare(one.label, other.label))
  return {
    heights: sortedOut(
      options.heights.map((value) => ({ value, label: heightLabel(value, locale) })),
      { sizeOf: parseHeightCm, ...usual.height },
    ),
    shoes: shoeList(options.shoes, locale),
    eyes: named(options.eyes),
    hair: named(options.hair),
    countries: options.countries.toSorted((one, other) => rankOf(one) - rankOf(other)),
  }
}

/** The country of the agency, whose telephone numbers and days are Brazil's, too. */
const agencyCountry = 'BR'

const rankOf = ({ value }: NamedValue) => (value === agencyCountry ? 0 : 1)

/** The range from which nearly all applicants choose: centimetres, and Brazilian shoe sizes. */
const usual = { height: { from: 150, to: 205 }, shoes: { from: 33, to: 47 } }

/** If no size is usual in Brazil, the agency uses the sizes of another country, and they are shown as it wrote them. */
function shoeList(sizes: readonly string[], locale: Locale): readonly Listed[] {
  const { from, to } = usual.shoes
  const areBrazilian = sizes.some((size) => Number(size) >= from && Number(size) <= to)
  const label = (size: string) =>
    (locale === 'en' ? size : size.replace('.', ',')) + (areBrazilian ? ' BR' : '')
  const list = sizes.map((value) => ({ value, label: label(value) }))
  return sortedOut(list, { sizeOf: Number, from, to })
}

type Usual = { sizeOf: (value: string) => number | null; from: number; to: number }

/** Marks values outside the usual range. If all are outside, the agency uses other units, and none is marked. */
function sortedOut(list: readonly NamedValue[], { sizeOf, from, to }: Usual): readonly Listed[] {
  const isUnusual = ({ value }: NamedValue) => {
    const size = sizeOf(value) ?? from
    return size < from || size > to
  }
  if (list.every(isUnusual)) return list
  return list.map((each) => (isUnusual(each) ? { ...each, isUnusual: true } : each))
}

/** `170/5.7` is 170 cm. A value in an unknown format is shown as the agency wrote it. */
function heightLabel(value: string, locale: Locale): string {
  const cm = parseHeightCm(value)
  return cm === null ? value : formatHeight(cm, locale)
}
