import { cardsPerPage } from './pages.ts'

/** Where a visitor was in a list: how many cards were shown and, once the page was left for good, how far it was scrolled. */
export type Place = { shown: number; scrolled: number | null }

/** Where every visit to a list begins. */
export const beginning: Place = { shown: cardsPerPage, scrolled: null }

const STORAGE_KEY = 'passarela:roster-places'
const MOST_PLACES = 50

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Keeps the place of each history entry, by its key, beyond a reload; without storage as long as the page lives. */
export function createPlaces(storage: () => Storage) {
  let places: Map<string, Place> | null = null
  let latest: { list: string; place: Place } | null = null
  const listeners = new Set<() => void>()
  const known = () => (places ??= new Map(readStored(storage)))

  return {
    placeAt: (entry: string): Place | null => known().get(entry) ?? null,
    /** The place of the list shown last, should it be this one: another language has it too. */
    placeIn: (list: string): Place | null => (latest?.list === list ? latest.place : null),
    keepPlace: ({ entry, list }: { entry: string; list: string }, place: Place): void => {
      known().delete(entry) // the newest is last
      known().set(entry, place)
      latest = { list, place }
      places = new Map([...known()].slice(-MOST_PLACES))
      store(storage, [...places])
      for (const tell of listeners) tell()
    },
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

function readStored(storage: () => Storage): [string, Place][] {
  try {
    const json: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(json) ? json.flatMap(readEntry) : []
  } catch {
    return [] // switched off, or not written by us
  }
}

function readEntry(json: unknown): [string, Place][] {
  if (!Array.isArray(json)) return []
  const [entry, place]: unknown[] = json
  if (typeof entry !== 'string' || typeof place !== 'object' || place === null) return []
  const { shown, scrolled }: { shown?: unknown; scrolled?: unknown } = place
  if (typeof shown !== 'number' || !Number.isSafeInteger(shown)) return []
  return [[entry, { shown, scrolled: typeof scrolled === 'number' ? scrolled : null }]]
}

function store(storage: () => Storage, places: [string, Place][]): void {
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(places))
  } catch {
    // switched off or full: the page remembers as long as it lives
  }
}
