import { type DragEvent, useEffect, useRef, useState } from 'react'

import type { Favorites } from './heart/favorites.ts'
import { favoritesStore } from './heart/use-favorites.ts'

/** The visitor's changes to the list, by buttons, which pass the focus on, and by dragging. `undo` restores `removed`. */
export function useListChanges() {
  const [removed, setRemoved] = useState<Favorites>([])
  const focusNext = useFocusNext()
  const drag = useDragOrder()
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

/** Lets a card be dragged to another card's place. Buttons do the same without dragging (WCAG 2.5.7). */
function useDragOrder() {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (id: number, place: number) => ({
    draggable: true,
    'data-dragged': dragged === id || undefined,
    'data-over': (over === id && dragged !== id) || undefined,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', String(id)) // Firefox drags nothing without data
      setDragged(id)
    },
    onDragOver(event: DragEvent) {
      if (dragged === null) return // a drag from elsewhere, such as a file
      event.preventDefault()
      setOver(id)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      if (dragged !== null && dragged !== id) favoritesStore.move(dragged, place)
      end()
    },
    onDragEnd: end,
  })
}

/** Focuses the first of some elements, by id, that exists after the next rendering. */
function useFocusNext(): (...ids: string[]) => void {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const elements = wanted.current.map((id) => document.getElementById(id))
    wanted.current = []
    elements.find((element) => element !== null)?.focus()
  })
  return (...ids) => {
    wanted.current = ids
  }
}
