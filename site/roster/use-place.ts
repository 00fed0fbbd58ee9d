import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { asksToKeepFocus } from '../page/use-focus-on-navigation.ts'
import { beginning, createPlaces, type Place } from './places.ts'

const places = createPlaces(() => sessionStorage)

/** The visitor's place in a list, and a function that stores how many cards are shown. `list` names the list in any language. */
export function usePlace(list: string): [Place, (shown: number) => void] {
  const { key: entry, state } = useLocation()
  const isSamePage = asksToKeepFocus(state)
  const placeNow = () =>
    places.placeAt(entry) ?? (isSamePage ? places.placeIn(list) : null) ?? beginning
  const place = useSyncExternalStore(places.subscribe, placeNow, () => beginning)
  useEffect(() => {
    if (place !== beginning) places.keepPlace({ entry, list }, place) // the latest, also after a reload
    const keepScroll = () => {
      if (place !== beginning) places.keepPlace({ entry, list }, { ...place, scrolled: scrollY })
    }
    addEventListener('pagehide', keepScroll)
    return () => removeEventListener('pagehide', keepScroll)
  }, [entry, list, place])
  useScrollAfterReload(place)
  return [place, (shown) => places.keepPlace({ entry, list }, { ...place, shown })]
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
