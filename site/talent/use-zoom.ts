import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import { shownSize } from '../ui/picture.tsx'
import type { PhotoView } from './gallery-views.ts'
import { placeOn, useGestures } from './use-gestures.ts'
import {
  moveBy,
  pinchTo,
  type Point,
  roomOf,
  type Room,
  whole,
  type Zoom,
  zoomByStep,
  zoomTo,
} from './zoom.ts'

type UseZoomOptions = {
  /** The element that the photo just fits into. */
  stage: RefObject<HTMLElement | null>
  photo: PhotoView
  /** Called for a swipe over the whole photo; over an enlarged one, a swipe moves the photo. */
  onSwipe: (to: 'left' | 'right') => void
}

/**
 * The zoom of a photo. A click or double tap enlarges the part beneath it, the next one shows the whole photo again; a pinch works,
 * too, also on a touchpad. A drag or the wheel moves an enlarged photo. Each photo begins whole.
 */
export function useZoom({ stage, photo, onSwipe }: UseZoomOptions) {
  const [zoom, setZoom] = useState(whole)
  const [most, setMost] = useState(Infinity) // known once the stage has been measured
  const [isHeld, setIsHeld] = useState(false)
  const [shown, setShown] = useState(photo.id)
  if (shown !== photo.id) {
    setShown(photo.id)
    setZoom(whole)
  }

  function change(next: (zoom: Zoom, room: Room) => Zoom): void {
    const element = stage.current
    if (element === null) return
    const room = roomOf(sizeOf(element), sizeOfPhoto(element, photo))
    setMost(room.most)
    setZoom((each) => next(each, room))
  }

  const gestures = useGestures({
    onStart: () => setIsHeld(true),
    onTap: (at) =>
      change((each, room) => (each.scale > 1 ? whole : zoomTo(each, room.usual, at, room))),
    onDrag: (by) => change((each, room) => moveBy(each, by, room)),
    onPinch: (pinch) => change((each, room) => pinchTo(each, pinch, room)),
    onSwipe: (to) => zoom.scale === 1 && onSwipe(to),
    onEnd: () => setIsHeld(false),
  })
  useWheel(stage, (event, at) => {
    if (!event.ctrlKey && zoom.scale === 1) return
    event.preventDefault()
    change((each, room) =>
      event.ctrlKey // a pinch on a touchpad
        ? zoomTo(each, each.scale * Math.exp(-event.deltaY / 100), at, room)
        : moveBy(each, { x: -event.deltaX, y: -event.deltaY }, room),
    )
  })
  useResize(stage, () => change((each, room) => moveBy(each, { x: 0, y: 0 }, room)))

  return {
    zoom,
    isLargest: zoom.scale >= most,
    isHeld,
    gestures,
    zoomIn: () => change((each, room) => zoomByStep(each, 'in', room)),
    zoomOut: () => change((each, room) => zoomByStep(each, 'out', room)),
    showWhole: () => setZoom(whole),
    pan: (by: Point) => change((each, room) => moveBy(each, by, room)),
  }
}

/** React's own listener is passive: it could not keep the page from zooming. */
function useWheel(
  stage: RefObject<HTMLElement | null>,
  onWheel: (event: WheelEvent, at: Point) => void,
): void {
  const handle = useEffectEvent(onWheel)
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const listen = (event: WheelEvent) => handle(event, placeOn(element, event))
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [stage])
}

function useResize(stage: RefObject<HTMLElement | null>, onResize: () => void): void {
  const handle = useEffectEvent(onResize)
  useEffect(() => {
    const observer = new ResizeObserver(() => handle())
    if (stage.current !== null) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage])
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement) {
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) }
}

/** The picture's size in pixels: as known, else as loaded. */
function sizeOfPhoto(stage: HTMLElement, { picture }: PhotoView) {
  const image = stage.querySelector('img')
  const isKnown = picture.width !== null && picture.height !== null
  if (isKnown || image === null || image.naturalWidth === 0) return shownSize(picture)
  return { width: image.naturalWidth, height: image.naturalHeight }
}
