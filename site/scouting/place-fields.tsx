import { type ChangeEvent, useEffect, useState } from 'react'

import type { NamedValue } from '#agency/form-options.ts'
import type { Locale } from '#agency/locale.ts'

import type { FieldFacts } from '../forms/field.tsx'
import { useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { citiesPath } from '../page/form-addresses.ts'
import { SelectField } from './select-field.tsx'

type PlaceFieldsProps = {
  facts: Readonly<Record<keyof Place, FieldFacts>>
  countries: readonly NamedValue[]
  chosen: ReturnType<typeof usePlace>
}

/** The applicant's place of residence; all of it optional. State and city need script, so without script they do not show. */
export function PlaceFields({ facts, countries, chosen }: PlaceFieldsProps) {
  const text = useScoutingMessages()
  const { place, states, cities, choose } = chosen
  const [shownStates, shownCities] = [listOf(states, place.state), listOf(cities, place.city)]
  const statuses = [states.status, cities.status]
  const comingHint = statuses.includes('coming') ? text.citiesComing : undefined
  const propsOf = (part: keyof Place, list: readonly NamedValue[]) => ({
    facts: facts[part],
    label: text[part],
    list,
    isOptional: true,
    chosen: {
      value: place[part],
      onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
        choose({ [part]: currentTarget.value }),
    },
  })
  return (
    <>
      <SelectField {...propsOf('country', countries)} />
      <div className="grid grid-cols-2 gap-x-6 noscript:hidden" aria-live="polite">
        <SelectField {...propsOf('state', shownStates)} isDisabled={shownStates.length === 0} />
        <SelectField
          {...propsOf('city', shownCities)}
          isDisabled={shownCities.length === 0}
          hint={statuses.includes('failed') ? text.citiesFailed : comingHint}
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

/** The options that depend on the choice before them. */
type PlaceList =
  | { status: 'none' }
  | { status: 'coming' }
  | { status: 'failed' }
  | { status: 'there'; list: readonly NamedValue[] }

export type Place = { country: string; state: string; city: string }

/** Country, then state, then city: each choice fetches the next list (docs/product.md: Application form). */
export function usePlace(locale: Locale, first: Place) {
  const [place, setPlace] = useState(first)
  const { country, state } = place
  const states = usePlaceList(country === '' ? null : citiesPath(locale, country))
  const cities = usePlaceList(
    country === '' || state === '' ? null : citiesPath(locale, country, state),
  )
  const choose = (change: Partial<Place>) =>
    setPlace((before) => ({ ...before, ...below(change), ...change }))
  return { place, states, cities, choose }
}

/** Clears the choices that depend on the changed one. */
function below({ country, state }: Partial<Place>): Partial<Place> {
  if (country !== undefined) return { state: '', city: '' }
  return state === undefined ? {} : { city: '' }
}

function usePlaceList(address: string | null): PlaceList {
  const [held, setHeld] = useState<{ address: string; list: PlaceList } | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    const giveUp = new AbortController()
    const hold = (list: PlaceList) => {
      if (!giveUp.signal.aborted) setHeld({ address, list })
    }
    fetchList(address, giveUp.signal).then(hold, () => hold({ status: 'failed' }))
    return () => giveUp.abort()
  }, [address])
  if (address === null) return { status: 'none' }
  return held?.address === address ? held.list : { status: 'coming' }
}

async function fetchList(address: string, signal: AbortSignal): Promise<PlaceList> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/json' } })
  const list: unknown = answer.ok ? await answer.json() : null
  return isList(list) ? { status: 'there', list } : { status: 'failed' }
}

function isList(list: unknown): list is NamedValue[] {
  return (
    Array.isArray(list) &&
    list.every((item) => typeof item?.value === 'string' && typeof item.label === 'string')
  )
}
