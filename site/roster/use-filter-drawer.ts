import { type MouseEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { lazyPart } from '../page/lazy-part.tsx'
import { DRAWER_PARAMETER } from '../roster-list/roster-search.ts'

/** The id of the drawer. */
export const filterDrawerId = 'filters'

const loadDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer

export const FilterDrawer = lazyPart(loadDrawer)

/**
 * How many times the drawer was asked for, by its button or the page's address; at 0 it is not rendered. Until the drawer's
 * script has loaded, `ask` leaves the press to the button's form, which leads to such an address.
 */
export function useFilterDrawer() {
  const { search } = useLocation()
  const [timesAsked, setTimesAsked] = useState(
    new URLSearchParams(search).has(DRAWER_PARAMETER) ? 1 : 0,
  )
  const isLoaded = useRef(false)
  useEffect(() => {
    loadDrawer().then(
      () => (isLoaded.current = true),
      () => {}, // the button's form goes on working
    )
  }, [])
  const ask = useCallback((press: MouseEvent) => {
    if (!isLoaded.current) return
    press.preventDefault()
    startTransition(() => setTimesAsked((times) => times + 1))
  }, [])
  return { timesAsked, ask }
}
