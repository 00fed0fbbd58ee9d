import { useState } from 'react'

import { useDragOrder, useFocusNext } from '../ui/list-order.ts'
import type { Favorites } from './heart/favorites.ts'
import { favoritesStore } from './heart/use-favorites.ts'

/** The visitor's changes to the list, by buttons, which pass the focus on, and by dragging. `undo` restores `removed`. */
export function useListChanges() {
  const [removed, setRemoved] = useState<Favorites>([])
  const focusNext = useFocusNext()
  const drag = useDragOrder((id, place) => favoritesStore.move(id, place))
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
    drag,
  }
}
