import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useCameFrom } from '../roster-list/came-from.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import type { GalleryContent } from './gallery-panel.tsx'
import type { FullTab } from './gallery-tabs.ts'
import { type GalleryName, idOfPlace, placeOfHash, wasOpenedHere } from './gallery-place.ts'

/**
 * The chosen gallery, its enlarged photo (counted from 1), and functions to move to another photo and to close it. If the address
 * names no existing gallery, the first one is chosen; null if there is none.
 */
export function useGalleryPlace(
  tabs: readonly FullTab[],
  contents: Readonly<Record<GalleryName, GalleryContent>>,
) {
  const isLive = useIsLive() // the server does not receive the fragment
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const place = isLive ? placeOfHash(hash) : null
  const galleries = tabs.flatMap((tab) => tab.galleries)
  const gallery = galleries.find((each) => each === place?.gallery) ?? galleries[0] ?? null
  const photo = photoAt(place?.gallery === gallery ? place?.photo : null)
  useFocusOnReturn(photo === null || gallery === null ? null : idOfPlace({ gallery, photo }))

  function photoAt(asked: number | null | undefined): number | null {
    if (gallery === null || asked === null || asked === undefined) return null
    const content = contents[gallery]
    return content.kind === 'photos' && asked <= content.photos.length ? asked : null
  }

  function replace(next: number | null) {
    if (gallery === null) return
    const to = { hash: idOfPlace({ gallery, photo: next }) }
    const kept = next === null ? cameFrom : state
    void navigate(to, { replace: true, preventScrollReset: true, state: kept })
  }

  return {
    isLive,
    gallery,
    photo,
    goTo: (next: number) => replace(next),
    close: () => (wasOpenedHere(state) ? void navigate(-1) : replace(null)),
  }
}

/** When the enlarged photo closes, focuses the same photo in the strip. */
function useFocusOnReturn(id: string | null): void {
  const last = useRef(id)
  useEffect(() => {
    if (id === null && last.current !== null) {
      document.getElementById(last.current)?.querySelector('a')?.focus({ preventScroll: true })
    }
    last.current = id
  }, [id])
}
