import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { type Store, tabStorage } from '../page/tab-storage.ts'
import { asksToKeepFocus } from '../page/use-focus-on-navigation.ts'
import { cardsPerPage } from './roster-data.ts'

/** A visitor's position in a list: the number of shown cards and, after the document was unloaded, the scroll position. */
type ListPosition = { shown: number; scrolled: number | null }

/** The position at which every visit to a list begins. */
const beginning: ListPosition = { shown: cardsPerPage, scrolled: null }

const STORAGE_KEY = 'passarela:roster-places'
const MAX_POSITIONS = 50

const tabPositions = createListPositions(tabStorage)

/** The visitor's position in a list, and a function that stores how many cards are shown. `list` names the list in any language. */
export function useListPosition(list: string): [ListPosition, (shown: number) => void] {
  const { key: entry, state } = useLocation()
  const isSamePage = asksToKeepFocus(state)
  const positionNow = () =>
    tabPositions.positionAt(entry) ??
    (isSamePage ? tabPositions.positionIn(list) : null) ??
    beginning
  const position = useSyncExternalStore(tabPositions.subscribe, positionNow, () => beginning)
  useEffect(() => {
    if (position !== beginning) tabPositions.keepPosition({ entry, list }, position) // the latest, also after a reload
    const keepScroll = () => {
      if (position !== beginning)
        tabPositions.keepPosition({ entry, list }, { ...position, scrolled: scrollY })
    }
    addEventListener('pagehide', keepScroll)
    return () => removeEventListener('pagehide', keepScroll)
  }, [entry, list, position])
  useScrollAfterReload(position)
  return [position, (shown) => tabPositions.keepPosition({ entry, list }, { ...position, shown })]
}

/** A reloaded page has only its first cards at first. Restores the scroll position once the page is as long as before. */
function useScrollAfterReload(position: ListPosition): void {
  const before = useRef(position)
  useLayoutEffect(() => {
    const isFirst = before.current === beginning && position !== beginning
    before.current = position
    if (isFirst && position.scrolled !== null) scrollTo(0, position.scrolled)
  }, [position])
}

/** Stores the position of each history entry, by its key, across reloads; without storage, until the document is unloaded. */
export function createListPositions(storage: Pick<Store, 'read' | 'write'>) {
  let positions: Map<string, ListPosition> | null = null
  let latest: { list: string; position: ListPosition } | null = null
  const listeners = new Set<() => void>()
  const known = () => (positions ??= new Map(readStored(storage)))

  return {
    positionAt: (entry: string): ListPosition | null => known().get(entry) ?? null,
    /** The latest position, if it is of this list: the same list in another language starts from there. */
    positionIn: (list: string): ListPosition | null =>
      latest?.list === list ? latest.position : null,
    keepPosition: (
      { entry, list }: { entry: string; list: string },
      position: ListPosition,
    ): void => {
      known().delete(entry) // the newest is last
      known().set(entry, position)
      latest = { list, position }
      positions = new Map([...known()].slice(-MAX_POSITIONS))
      storage.write(STORAGE_KEY, [...positions])
      for (const notify of listeners) notify()
    },
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

function readStored(storage: Pick<Store, 'read'>): [string, ListPosition][] {
  const json = storage.read(STORAGE_KEY)
  return Array.isArray(json) ? json.flatMap(readEntry) : []
}

function readEntry(json: unknown): [string, ListPosition][] {
  if (!Array.isArray(json)) return []
  const [entry, position]: unknown[] = json
  if (typeof entry !== 'string' || typeof position !== 'object' || position === null) return []
  const { shown, scrolled }: { shown?: unknown; scrolled?: unknown } = position
  if (typeof shown !== 'number' || !Number.isSafeInteger(shown)) return []
  return [[entry, { shown, scrolled: typeof scrolled === 'number' ? scrolled : null }]]
}
