import { type DragEvent, useEffect, useRef, useState } from 'react'

/** The properties of an item that can be dragged. */
export type DragHandlers = ReturnType<ReturnType<typeof useDragOrder>>

/**
 * Lets an item be dragged to another item's place, counted from 0, and returns an item's properties. Buttons must do the same
 * without dragging (WCAG 2.5.7).
 */
export function useDragOrder(move: (id: number, place: number) => void) {
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
      if (dragged !== null && dragged !== id) move(dragged, place)
      end()
    },
    onDragEnd: end,
  })
}

/** Focuses the first of some elements, by id, that exists after the next rendering. */
export function useFocusNext(): (...ids: string[]) => void {
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
