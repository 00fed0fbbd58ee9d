import { type DragEvent, useEffect, useRef, useState } from 'react'

import type { Favorites } from './heart/favorites.ts'
import { favoritesStore } from './heart/use-favorites.ts'

/** What the visitor does to their list: by buttons, each of which hands the focus on, and by dragging; `removed` is what can be undone. */
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

/** Lets cards be dragged to the place of another. Buttons do the same for who cannot drag (WCAG 2.5.7). */
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
      event.dataTransfer.setData('text/plain', String(id)) // Firefox drags nothing without
      setDragged(id)
    },
    onDragOver(event: DragEvent) {
      if (dragged === null) return // a file from elsewhere
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

/** Puts the focus on the first of some elements that is there, by their ids, once what is being changed is on screen. */
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
