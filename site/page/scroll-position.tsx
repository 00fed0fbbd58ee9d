import { type MouseEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

import { hasModifierKey } from '../ui/has-modifier-key.ts'
import { asksToKeepFocus } from './use-focus-on-navigation.ts'

let left: number | null = null

/** Keeps the scroll position over the navigation that a click begins. */
export function keepScrollPosition(click: MouseEvent): void {
  left = hasModifierKey(click) ? null : scrollY
}

/**
 * Restores that position after the navigation, since the router scrolls to a fragment, such as a gallery's. Stands behind its
 * `ScrollRestoration`.
 */
export function RestoreScrollPosition() {
  const location = useLocation()
  useLayoutEffect(() => {
    // without a fragment, the router leaves the position alone
    if (left !== null && location.hash && asksToKeepFocus(location.state)) scrollTo(0, left)
    left = null
  }, [location])
  return null
}
