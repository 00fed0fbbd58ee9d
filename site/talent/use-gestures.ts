import { type PointerEvent, useRef } from 'react'

import { swipeBetween } from './use-swipes.ts'
import { distance, type Pinch, pinchBetween, type Point } from './zoom.ts'

/** What fingers or a mouse do on the stage of a photo. Places are from its centre. */
type Gestures = {
  onStart: () => void
  /** A double tap, or a click of the mouse. */
  onTap: (at: Point) => void
  onDrag: (by: Point) => void
  onPinch: (pinch: Pinch) => void
  onSwipe: (to: 'left' | 'right') => void
  onEnd: () => void
}

/** A tap moves no further than this, in CSS pixels; the second of a double tap follows the first in time and place. */
const TAP_PX = 6
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 40

/** What has happened since the first finger came down. */
type Gesture = { first: PointerEvent; kind: 'tap' | 'drag' | 'pinch' }

/** Event handlers that tell taps, drags, swipes and pinches apart. The element needs `touch-action: none`. */
export function useGestures({ onStart, onTap, onDrag, onPinch, onSwipe, onEnd }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)
  const lastTap = useRef<PointerEvent | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, placeOn(event.currentTarget, event))
    if (gesture.current === null) gesture.current = { first: event, kind: 'tap' }
    else gesture.current.kind = 'pinch'
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined || gesture.current === null) return
    const isStill = gesture.current.kind === 'tap' && between(gesture.current.first, event) < TAP_PX
    if (isStill) return
    if (gesture.current.kind === 'tap') gesture.current.kind = 'drag'
    const now = placeOn(event.currentTarget, event)
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
    fingers.current.set(event.pointerId, now)
    onStart()
    if (other === undefined) onDrag({ x: now.x - before.x, y: now.y - before.y })
    else onPinch(pinchBetween(before, now, other[1]))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const ended = end(event)
    if (ended === null) return
    if (ended.kind === 'tap') tap(event)
    const isFinger = event.pointerType === 'touch'
    const swipe = ended.kind === 'drag' && isFinger ? swipeBetween(ended.first, event) : null
    if (swipe !== null) onSwipe(swipe)
  }

  /** The gesture, once its last finger is gone; else null. */
  function end(event: PointerEvent): Gesture | null {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return null
    const ended = gesture.current
    gesture.current = null
    if (ended !== null) onEnd()
    return ended
  }

  function tap(event: PointerEvent<HTMLElement>): void {
    const isSecond = lastTap.current !== null && isDoubleTap(lastTap.current, event)
    lastTap.current = isSecond ? null : event
    if (isSecond || event.pointerType === 'mouse') onTap(placeOn(event.currentTarget, event))
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event: PointerEvent) => void end(event),
  }
}

/** Where an event is, from an element's centre. */
export function placeOn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function isDoubleTap(first: PointerEvent, second: PointerEvent): boolean {
  const isSoon = second.timeStamp - first.timeStamp < DOUBLE_TAP_MS
  return isSoon && between(first, second) < DOUBLE_TAP_PX
}

/** The distance of two events, in CSS pixels. */
function between(from: PointerEvent, to: PointerEvent): number {
  return distance({ x: from.clientX, y: from.clientY }, { x: to.clientX, y: to.clientY })
}
