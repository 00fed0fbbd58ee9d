import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { asksToKeepFocus } from '../page/use-focus-on-navigation.ts'
import { beginning, createPlaces, type Place } from './places.ts'

const places = createPlaces(() => sessionStorage)

/** Where the visitor is in a list, and how to keep another place. `list` names what is listed, in whatever language. */
export function usePlace(list: string): [Place, (shown: number) => void] {
  const { key: entry, state } = useLocation()
  const isSamePage = asksToKeepFocus(state)
  const placeNow = () =>
    places.placeAt(entry) ?? (isSamePage ? places.placeIn(list) : null) ?? beginning
  const place = useSyncExternalStore(places.subscribe, placeNow, () => beginning)
  useEffect(() => {
    const keepScroll = () => {
      if (place !== beginning) places.keepPlace({ entry, list }, { ...place, scrolled: scrollY })
    }
    addEventListener('pagehide', keepScroll)
    return () => removeEventListener('pagehide', keepScroll)
  }, [entry, list, place])
  useScrollAfterReload(place)
  return [place, (shown) => places.keepPlace({ entry, list }, { ...place, shown })]
}

/** A page that was loaded anew had its first cards only: it is as long as before from now on. */
function useScrollAfterReload(place: Place): void {
  const before = useRef(place)
  useLayoutEffect(() => {
    const isFirst = before.current === beginning && place !== beginning
    before.current = place
    if (isFirst && place.scrolled !== null) scrollTo(0, place.scrolled)
  }, [place])
}
