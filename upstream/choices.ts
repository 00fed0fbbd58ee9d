import type { City, FormOptions } from '#agency/form-options.ts'
import type { Answer } from '#contract/endpoint.ts'
import { formOptions } from '#contract/integration/options.ts'
import { attributes } from '#contract/integration/attributes.ts'
import type { Choice } from '#agency/choice.ts'
import type { Option } from '#contract/values.ts'

import { misshapen } from './failures.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './answer-mapping.ts'
import type { Upstream, Colours } from './upstream.ts'

type WireOptions = Answer<typeof formOptions>

/** The options of the application form; country names in the requested language. */
export function createFormOptions(options: FreshnessOptions): Upstream['formOptions'] {
  const { service } = options
  const answers = createFreshness<typeof formOptions, FormOptions>(
    { endpoint: formOptions, map: toOptions },
    options,
  )
  return (locale) => {
    const input = { query: { language: locale, countries: true } } as const
    return answers.read(keyOf(service.name, formOptions, input), async (signal) => {
      const fetched = await service.call(formOptions, input, signal)
      // the contract lets every list be missing, but the form needs heights, shoes, eyes and hair
      const isUseless = fetched.status === 'answered' && !canBeFilledIn(fetched.value)
      return isUseless ? misshapen('no options') : fetched
    })
  }
}

/** A country's cities, in the service's order; empty if the service has none. */
export function createCities(options: FreshnessOptions): Upstream['cities'] {
  const { service } = options
  const answers = createFreshness<typeof formOptions, readonly City[]>(
    {
      endpoint: formOptions,
      trim: ({ cities = [] }) => ({ ...nothing, cities }),
      map: ({ cities = [] }) => cities.map(toCity),
    },
    options,
  )
  return (country, locale) => {
    const input = { query: { language: locale, countries: true, cities: { country } } } as const
    const key = keyOf(service.name, formOptions, input)
    return answers.read(key, (signal) => service.call(formOptions, input, signal))
  }
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
  const { service } = options
  const colours = createFreshness<typeof attributes, Colours>(
    {
      endpoint: attributes,
      map: ({ hair, eyes }) => ({ hair: hair.map(toChoice), eyes: eyes.map(toChoice) }),
    },
    options,
  )
  const key = keyOf(service.name, attributes, {})
  return () =>
    colours.read(key, async (signal) => {
      const fetched = await service.call(attributes, {}, signal)
      if (fetched.status === 'failed') return fetched
      const { hair, eyes } = fetched.value
      // the contract lets every list be missing, so any object would pass as an answer
      return hair.length + eyes.length === 0 ? misshapen('no colours') : fetched
    })
}

/** A value with its name in each language. The value is the English name and replaces a missing one. */
export function toChoice({ value, label, value2 }: Option): Choice {
  return { value, names: { en: value, es: label || value, pt: value2 || value } }
}
