import type { Choice } from '#agency/choice.ts'
import type { FormOptions, NamedValue } from '#agency/form-options.ts'
import type { Locale } from '#agency/locale.ts'
import { formatHeight, parseHeightCm } from '#agency/measures.ts'

import type { FormLists, Listed } from './form-lists.ts'

/** The agency's lists as the form shows them: heights in both units, sizes with the language's decimal mark. */
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

/** What nearly everybody who applies chooses from: centimetres, and Brazilian or European sizes. */
const usual = { height: { from: 140, to: 210 }, shoes: { from: 30, to: 48 } }

type Usual = { sizeOf: (value: string) => number | null; from: number; to: number }

/** Marks what is out of the usual, unless all is: then the agency measures otherwise. */
function sortedOut(list: readonly NamedValue[], { sizeOf, from, to }: Usual): readonly Listed[] {
  const isUnusual = ({ value }: NamedValue) => {
    const size = sizeOf(value) ?? from
    return size < from || size > to
  }
  if (list.every(isUnusual)) return list
  return list.map((each) => (isUnusual(each) ? { ...each, isUnusual: true } : each))
}

/** `170/5.7` is 170 cm. What is no height of ours is shown as the agency wrote it. */
function heightLabel(value: string, locale: Locale): string {
  const cm = parseHeightCm(value)
  return cm === null ? value : formatHeight(cm, locale)
}

function sizeLabel(value: string, locale: Locale): string {
  return locale === 'en' ? value : value.replace('.', ',')
}
