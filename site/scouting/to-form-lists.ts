import type { Choice } from '#agency/choice.ts'
import type { FormOptions, NamedValue } from '#agency/form-options.ts'
import type { Locale } from '#agency/locale.ts'
import { formatHeight, parseHeightCm } from '#agency/measures.ts'

import type { FormLists } from './form-lists.ts'

/** The agency's lists as the form shows them: heights in both units, sizes with the language's decimal mark. */
export function toFormLists(options: FormOptions, locale: Locale): FormLists {
  const named = ({ value, names }: Choice): NamedValue => ({ value, label: names[locale] })
  return {
    heights: options.heights.map((value) => ({ value, label: heightLabel(value, locale) })),
    shoes: options.shoes.map((value) => ({ value, label: sizeLabel(value, locale) })),
    eyes: options.eyes.map(named),
    hair: options.hair.map(named),
    countries: options.countries,
  }
}

/** `170/5.7` is 170 cm. What is no height of ours is shown as the agency wrote it. */
function heightLabel(value: string, locale: Locale): string {
  const cm = parseHeightCm(value)
  return cm === null ? value : formatHeight(cm, locale)
}

function sizeLabel(value: string, locale: Locale): string {
  return locale === 'en' ? value : value.replace('.', ',')
}
