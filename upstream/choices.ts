import type { Choice, City, FormOptions } from '#agency/form-options.ts'
import type { Answer } from '#contract/endpoint.ts'
import { formOptions, attributes } from '#contract/integration/options.ts'
import type { Option } from '#contract/values.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import type { Upstream } from './upstream.ts'

type WireOptions = Answer<typeof formOptions>

/** The options of the application form; country names in the requested language. */
export function createFormOptions(options: FreshnessOptions): Upstream['formOptions'] {
  const answers = createFreshness(
    {
      endpoint: formOptions,
      // the contract lets every list be missing, but the form needs heights, shoes, eyes and hair
      faultOf: (wire) => (canBeFilledIn(wire) ? null : 'no options'),
      map: toOptions,
    },
    options,
  )
  return (locale) => answers.read({ query: { language: locale, countries: true } })
}

/** A country's cities, in the service's order; empty if the service has none. */
export function createCities(options: FreshnessOptions): Upstream['cities'] {
  const answers = createFreshness(
    {
      endpoint: formOptions,
      trim: ({ cities = [] }) => ({ ...nothing, cities }),
      map: ({ cities = [] }) => cities.map(toCity),
    },
    options,
  )
  return (country, locale) =>
    answers.read({ query: { language: locale, countries: true, cities: { country } } })
}

const nothing = { gender: [], height: [], shoes: [], eyes: [], hair: [], countries: [] }

function canBeFilledIn({ height, shoes, eyes, hair }: WireOptions): boolean {
  return [height, shoes, eyes, hair].every((list) => list.length > 0)
}

function toOptions({ height, shoes, eyes, hair, countries }: WireOptions): FormOptions {
  return {
    heights: height.map(({ value }) => value),
    shoes: shoes.map(({ value }) => value),
    eyes: eyes.map(toChoice),
    hair: hair.map(toChoice),
    countries: countries.map(({ value, label }) => ({ value, label: label || value })),
  }
}

function toCity({ value, label, state }: NonNullable<WireOptions['cities']>[number]): City {
  return { value, label: label || value, state: { value: state.value, label: state.label } }
}

export function createColours(options: FreshnessOptions): Upstream['colours'] {
  const colours = createFreshness(
    {
      endpoint: attributes,
      // the contract lets every list be missing, so any object would pass as an answer
      faultOf: ({ hair, eyes }) => (hair.length + eyes.length === 0 ? 'no colours' : null),
      map: ({ hair, eyes }) => ({ hair: hair.map(toChoice), eyes: eyes.map(toChoice) }),
    },
    options,
  )
  return () => colours.read({})
}

/** A value with its name in each language. The value is the English name and replaces a missing one. */
export function toChoice({ value, label, value2 }: Option): Choice {
  return { value, names: { en: inUsSpelling(value), es: label || value, pt: value2 || value } }
}

/** The wire has the British “Grey” and “Coloured”; the site's English has the spelling of the United States. */
function inUsSpelling(name: string): string {
  return name.replaceAll(/\b(gr)e(y)\b/gi, '$1a$2').replaceAll(/\b(colo)u(r)/gi, '$1$2')
}
