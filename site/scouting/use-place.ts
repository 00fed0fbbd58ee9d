import { useEffect, useState } from 'react'

import type { NamedValue } from '#agency/form-options.ts'
import type { Locale } from '#agency/locale.ts'

import { citiesPath } from '../page/form-addresses.ts'

/** The options that depend on the choice before them. */
export type PlaceList =
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
