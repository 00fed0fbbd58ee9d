import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

import { hasModifierKey } from '../ui/has-modifier-key.ts'

/**
 * A click handler for links back to the previous page: goes one step back in history. Leaves the click to the link if the
 * previous page is on another site or fails `isPlace`.
 */
export function useStepBack(
  isPlace: (pathname: string) => boolean = () => true,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const previous = previousPath()
    if (hasModifierKey(event) || previous === null || !isPlace(previous)) return
    event.preventDefault()
    void navigate(-1)
  }
}

/** The path one step back in history; null if it is not on this site, or in browsers from before 2026, which follow the link. */
function previousPath(): string | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  const previous = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return previous?.url ? new URL(previous.url).pathname : null
}
