import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

import { asksToKeepFocus } from './use-focus-on-navigation.ts'

let left: number | null = null

/** Keeps the scroll position over the navigation that a click begins. */
export function keepPlace(): void {
  left = scrollY
}

/** Restores a kept place: the router scrolls to the fragment, such as a gallery's. Stands behind its `ScrollRestoration`. */
export function KeptPlace() {
  const location = useLocation()
  useLayoutEffect(() => {
    // a click may also open a tab, and without a fragment the router leaves the place alone
    if (left !== null && location.hash && asksToKeepFocus(location.state)) scrollTo(0, left)
    left = null
  }, [location])
  return null
}
