import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** The state of a link that shows the same page anew: the focus stays where the visitor has it. */
export const keepsFocus = { keepsFocus: true }

/**
 * After a navigation within the site, puts the focus where a newly loaded page would have it read: on the heading of the
 * new page. Back and forward leave it alone, and so does a change of the query, such as the next cards of a list.
 */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation()
  const isNew = useNavigationType() === NavigationType.Push && !asksToKeepFocus(state)
  const shown = useRef(isNew ? null : pathname) // an error page and what comes after it begin anew
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector('h1')
    if (!isNew || heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, isNew])
}

function asksToKeepFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state
}
