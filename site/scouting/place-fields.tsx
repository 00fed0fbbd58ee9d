import type { NamedValue } from '#agency/form-options.ts'

import { useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import type { FieldFacts } from '../forms/field.tsx'
import { SelectField } from './select-field.tsx'
import type { PlaceList, usePlace } from './use-place.ts'

type PlaceFieldsProps = {
  facts: Readonly<Record<'country' | 'state' | 'city', FieldFacts>>
  countries: readonly NamedValue[]
  chosen: ReturnType<typeof usePlace>
}

/** The applicant's place of residence; all of it optional. State and city need script, so without script they do not show. */
export function PlaceFields({ facts, countries, chosen }: PlaceFieldsProps) {
  const text = useScoutingMessages()
  const { place, states, cities, choose } = chosen
  const shownStates = listOf(states, place.state)
  const shownCities = listOf(cities, place.city)
  const isComing = states.status === 'coming' || cities.status === 'coming'
  const hint =
    states.status === 'failed' || cities.status === 'failed'
      ? text.citiesFailed
      : isComing
        ? text.citiesComing
        : undefined
  return (
    <>
      <SelectField
        facts={facts.country}
        label={text.country}
        list={countries}
        isOptional
        chosen={{
          value: place.country,
          onChange: ({ currentTarget }) => choose({ country: currentTarget.value }),
        }}
      />
      <div className="grid grid-cols-2 gap-x-6 noscript:hidden" aria-live="polite">
        <SelectField
          facts={facts.state}
          label={text.state}
          list={shownStates}
          isOptional
          isDisabled={shownStates.length === 0}
          chosen={{
            value: place.state,
            onChange: ({ currentTarget }) => choose({ state: currentTarget.value }),
          }}
        />
        <SelectField
          facts={facts.city}
          label={text.city}
          hint={hint}
          list={shownCities}
          isOptional
          isDisabled={shownCities.length === 0}
          chosen={{
            value: place.city,
            onChange: ({ currentTarget }) => choose({ city: currentTarget.value }),
          }}
        />
      </div>
    </>
  )
}

/** What can be chosen. Until the list has come, that is what was chosen before a reload: a control without it would not send it. */
function listOf(list: PlaceList, chosen: string): readonly NamedValue[] {
  if (list.status === 'there') return list.list
  return chosen === '' ? [] : [{ value: chosen, label: chosen }]
}
