import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { nextAnimationFrame } from '../ui/next-animation-frame.ts'

/** The state of a link that shows the same page anew: the focus stays where the visitor has it. */
export const keepsFocus = { keepsFocus: true }

let onScreen: string | null = null

/** While a page is rendered for the first time: the path of the one that the visitor comes from. Null after none or an error. */
export function pathLeft(): string | null {
  return onScreen
}

/**
 * After a navigation within the site, puts the focus where a newly loaded page would have it read: on the heading of the
 * new page. Back and forward put it on the link to the page that was left, if there is one. A change of the query, such as
 * the next cards of a list, leaves it alone.
 */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const keeps = asksToKeepFocus(state)
  useEffect(() => {
    const left = onScreen
    onScreen = pathname
    if (left === pathname) return undefined
    if (isBack && left !== null) focusLinkTo(left)
    return isBack || keeps ? undefined : nextAnimationFrame(focusHeading)
  }, [pathname, isBack, keeps])
  useEffect(
    () => () => {
      onScreen = null // an error page and what comes after it begin anew
    },
    [],
  )
}

export function asksToKeepFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state
}

function focusHeading(): void {
  const heading = document.querySelector('h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The page is back at its place, which is left only for a link that is not on screen. */
function focusLinkTo(path: string): void {
  const { pathname } = new URL(path, location.origin)
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
  const link = [...links].find((each) => each.pathname === pathname)
  const { top, bottom } = link?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  link?.focus({ preventScroll: bottom > 0 && top < innerHeight })
}
