import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { isPathOf } from '../paths.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'

/** The state of a link that shows the same page again: the focus stays where it is. */
export const keepsFocus = { keepsFocus: true }

let onScreen: string | null = null

/** The path of the previous page, during the first rendering of a page. Null if there is none, or after an error. */
export function pathLeft(): string | null {
  return onScreen
}

/**
 * Moves the focus to the heading of the new page after a navigation within the site, so that a screen reader reads from there, as
 * after a page load. Back and forward move it to the link to the page that was left, if there is one. A change of the query, such
 * as another letter of a list, does not move it.
 */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const keeps = asksToKeepFocus(state)
  useEffect(() => {
    const left = onScreen
    onScreen = pathname
    if (left === pathname) return undefined
    // the scroll position is already restored; only a profile may be another than the one that was clicked
    if (isBack && left !== null) focusLinkTo(left, isPathOf('talent', left))
    return isBack || keeps ? undefined : nextAnimationFrame(focusHeading)
  }, [pathname, isBack, keeps])
  useEffect(
    () => () => {
      onScreen = null // an error page and the page after it start afresh
    },
    [],
  )
}

export function asksToKeepFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state
}

/** Moves the focus to the page's heading. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Focuses the link to a page that was left, if it is on screen or the page may be scrolled to it. */
export function focusLinkTo(path: string, mayScroll: boolean): void {
  const { pathname } = new URL(path, location.origin)
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
  const link = [...links].find((each) => each.pathname === pathname)
  const { top, bottom } = link?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const isOnScreen = bottom > 0 && top < innerHeight
  if (isOnScreen || mayScroll) link?.focus({ preventScroll: isOnScreen })
}
