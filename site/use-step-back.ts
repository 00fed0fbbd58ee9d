import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** For links that lead where the visitor came from: one step back, or to the link's own address where that was another site. */
export function useStepBack(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere || !cameFromThisSite()) return
    event.preventDefault()
    void navigate(-1)
  }
}

/** Unknown to browsers from before 2026, whose visitors take the link. */
function cameFromThisSite(): boolean {
  return 'navigation' in window && window.navigation.canGoBack
}
