import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation within the site, puts the focus where a newly loaded page would have it read: on the heading of the
 * new page. Back and forward leave it alone, and so does a change of the query, such as the next cards of a list.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const isNew = useNavigationType() === NavigationType.Push
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector('h1')
    if (!isNew || heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, isNew])
}
