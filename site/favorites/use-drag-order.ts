import { useState, type DragEvent } from 'react'

/** Lets cards be dragged to the place of another. Buttons do the same for who cannot drag (WCAG 2.5.7). */
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
      if (dragged !== null && dragged !== id) move(dragged, place)
      end()
    },
    onDragEnd: end,
  })
}
