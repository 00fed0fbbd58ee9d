import { useState } from 'react'

import type { Favorites } from './heart/favorites.ts'
import { favoritesStore } from './heart/use-favorites.ts'
import { useFocusNext } from './use-focus-next.ts'

/** What the visitor does to their list by buttons, each of which hands the focus on; `removed` is what can be undone. */
export function useListChanges() {
  const [removed, setRemoved] = useState<Favorites>([])
  const focusNext = useFocusNext()
  return {
    removed,
    remove: (...ids: number[]) => {
      focusNext('undo')
      setRemoved(favoritesStore.remove(ids))
    },
    undo: () => {
      focusNext(...removed.map(({ id }) => `remove-${id}`))
      favoritesStore.restore(removed)
      setRemoved([])
    },
    move: (id: number, place: number, button: 'before' | 'after') => {
      focusNext(`${button}-${id}`)
      favoritesStore.move(id, place)
    },
  }
}
