import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils'

import type { City } from '#contract/integration/options.ts'

/** A country's cities with their states, both in alphabetical order; of Brazil only, none are known of the others. */
export function citiesOf(country: string): City[] {
  if (country !== 'BR') return []
  const cities = Map.groupBy(getMunicipalities(), ({ stateCode }) => stateCode)
  return getStates().flatMap(({ code, name: stateName }) =>
    (cities.get(code) ?? []).map(({ name }) => ({
      value: name,
      label: name,
      value2: name,
      state: { value: code, label: stateName },
    })),
  )
}
