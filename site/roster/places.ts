import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { type Store, tabStorage } from '../page/tab-storage.ts'
import { asksToKeepFocus } from '../page/use-focus-on-navigation.ts'
import { cardsPerPage } from './roster-data.ts'

/** A visitor's place in a list: the number of shown cards and, after the document was unloaded, the scroll position. */
type Place = { shown: number; scrolled: number | null }

/** The place at which every visit to a list begins. */
const beginning: Place = { shown: cardsPerPage, scrolled: null }

const STORAGE_KEY = 'passarela:roster-places'
const MAX_PLACES = 50

const tabPlaces = createPlaces(tabStorage)

/** The visitor's place in a list, and a function that stores how many cards are shown. `list` names the list in any language. */
export function usePlace(list: string): [Place, (shown: number) => void] {
  const { key: entry, state } = useLocation()
  const isSamePage = asksToKeepFocus(state)
  const placeNow = () =>
    tabPlaces.placeAt(entry) ?? (isSamePage ? tabPlaces.placeIn(list) : null) ?? beginning
  const place = useSyncExternalStore(tabPlaces.subscribe, placeNow, () => beginning)
  useEffect(() => {
    if (place !== beginning) tabPlaces.keepPlace({ entry, list }, place) // the latest, also after a reload
    const keepScroll = () => {
      if (place !== beginning) tabPlaces.keepPlace({ entry, list }, { ...place, scrolled: scrollY })
    }
    addEventListener('pagehide', keepScroll)
    return () => removeEventListener('pagehide', keepScroll)
  }, [entry, list, place])
  useScrollAfterReload(place)
  return [place, (shown) => tabPlaces.keepPlace({ entry, list }, { ...place, shown })]
}

/** A reloaded page has only its first cards at first. Restores the scroll position once the page is as long as before. */
function useScrollAfterReload(place: Place): void {
  const before = useRef(place)
  useLayoutEffect(() => {
    const isFirst = before.current === beginning && place !== beginning
    before.current = place
    if (isFirst && place.scrolled !== null) scrollTo(0, place.scrolled)
  }, [place])
}

/** Stores the place of each history entry, by its key, across reloads; without storage, until the document is unloaded. */
export function createPlaces(storage: Pick<Store, 'read' | 'write'>) {
  let places: Map<string, Place> | null = null
  let latest: { list: string; place: Place } | null = null
  const listeners = new Set<() => void>()
  const known = () => (places ??= new Map(readStored(storage)))

  return {
    placeAt: (entry: string): Place | null => known().get(entry) ?? null,
    /** The latest place, if it is of this list: the same list in another language starts from there. */
    placeIn: (list: string): Place | null => (latest?.list === list ? latest.place : null),
    keepPlace: ({ entry, list }: { entry: string; list: string }, place: Place): void => {
      known().delete(entry) // the newest is last
      known().set(entry, place)
      latest = { list, place }
      places = new Map([...known()].slice(-MAX_PLACES))
      storage.write(STORAGE_KEY, [...places])
      for (const notify of listeners) notify()
    },
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

function readStored(storage: Pick<Store, 'read'>): [string, Place][] {
  const json = storage.read(STORAGE_KEY)
  return Array.isArray(json) ? json.flatMap(readEntry) : []
}

function readEntry(json: unknown): [string, Place][] {
  if (!Array.isArray(json)) return []
  const [entry, place]: unknown[] = json
  if (typeof entry !== 'string' || typeof place !== 'object' || place === null) return []
  const { shown, scrolled }: { shown?: unknown; scrolled?: unknown } = place
  if (typeof shown !== 'number' || !Number.isSafeInteger(shown)) return []
  return [[entry, { shown, scrolled: typeof scrolled === 'number' ? scrolled : null }]]
}
