import type { Locale } from '#agency/locale.ts'
import type { Colours } from '#upstream/upstream.ts'

import type { ColourNames } from './colour-names.ts'

const known = new WeakMap<Colours, Partial<Record<Locale, ColourNames>>>()

/** The colour names in a language. The same colours return the same object; without colours, the names are empty. */
export function toColourNames(colours: Colours | null, locale: Locale): ColourNames {
  if (colours === null) return { hair: {}, eyes: {} }
  const names = known.get(colours) ?? {}
  known.set(colours, names)
  const named = (facet: keyof Colours) =>
    Object.fromEntries(
      colours[facet].map(({ value, names: called }) => [value.toLowerCase(), called[locale]]),
    )
  return (names[locale] ??= { hair: named('hair'), eyes: named('eyes') })
}
