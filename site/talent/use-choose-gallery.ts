import { useNavigate } from 'react-router'

import { useCameFrom } from '../roster-list/came-from.ts'

/**
 * A function that shows the gallery of a fragment before it returns to the page: React Router scrolls to the gallery, and later that
 * would scroll away what the next keys have focused.
 */
export function useChooseGallery(): (hash: string) => void {
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  return (hash) =>
    void navigate(
      { hash },
      { replace: true, preventScrollReset: true, state: cameFrom, flushSync: true },
    )
}
