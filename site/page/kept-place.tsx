import { type MouseEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

import { isPlain } from '../ui/is-plain.ts'
import { asksToKeepFocus } from './use-focus-on-navigation.ts'

let left: number | null = null

/** Keeps the scroll position over the navigation that a click begins. */
export function keepPlace(click: MouseEvent): void {
  left = isPlain(click) ? scrollY : null
}

/** Restores a kept place: the router scrolls to the fragment, such as a gallery's. Stands behind its `ScrollRestoration`. */
export function KeptPlace() {
  const location = useLocation()
  useLayoutEffect(() => {
    // without a fragment, the router leaves the place alone
    if (left !== null && location.hash && asksToKeepFocus(location.state)) scrollTo(0, left)
    left = null
  }, [location])
  return null
}
