import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * For links that lead where the visitor came from: one step back in history, or to the link's own address where that was
 * another site or no place to go back to.
 */
export function useStepBack(
  isPlace: (pathname: string) => boolean = () => true,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const previous = previousPath()
    if (opensElsewhere || previous === null || !isPlace(previous)) return
    event.preventDefault()
    void navigate(-1)
  }
}

/** Where one step back leads within the site. Unknown to browsers from before 2026, whose visitors take the link. */
function previousPath(): string | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  const previous = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return previous?.url ? new URL(previous.url).pathname : null
}
