import type { Choice } from '#agency/choice.ts'
import type { FormOptions, NamedValue } from '#agency/form-options.ts'
import type { Locale } from '#agency/locale.ts'
import { formatHeight, parseHeightCm } from '#agency/measures.ts'

import type { FormLists, Listed } from './form-lists.ts'

/** Turns the agency's options into the form's lists: heights in both units, shoe sizes with the language's decimal mark. */
export function toFormLists(options: FormOptions, locale: Locale): FormLists {
  const named = ({ value, names }: Choice): NamedValue => ({ value, label: names[locale] })
  return {
    heights: sortedOut(
      options.heights.map((value) => ({ value, label: heightLabel(value, locale) })),
      { sizeOf: parseHeightCm, ...usual.height },
    ),
    shoes: sortedOut(
      options.shoes.map((value) => ({ value, label: sizeLabel(value, locale) })),
      { sizeOf: Number, ...usual.shoes },
    ),
    eyes: options.eyes.map(named),
    hair: options.hair.map(named),
    countries: options.countries,
  }
}

/** The range from which nearly all applicants choose: centimetres, and Brazilian or European shoe sizes. */
const usual = { height: { from: 140, to: 210 }, shoes: { from: 30, to: 48 } }

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

function sizeLabel(value: string, locale: Locale): string {
  return locale === 'en' ? value : value.replace('.', ',')
}
