import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import { shownSize } from '../ui/picture.tsx'
import type { PhotoView } from './gallery-views.ts'
import { placeOn, useGestures } from './use-gestures.ts'
import {
  moveBy,
  pinchTo,
  type Point,
  boundsOf,
  type Bounds,
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

  function change(next: (zoom: Zoom, bounds: Bounds) => Zoom): void {
    const element = stage.current
    if (element === null) return
    const bounds = boundsOf(sizeOf(element), sizeOfPhoto(element, photo))
    setMost(bounds.most)
    setZoom((each) => next(each, bounds))
  }

  const gestures = useGestures({
    onStart: () => setIsHeld(true),
    onTap: (at) =>
      change((each, bounds) => (each.scale > 1 ? whole : zoomTo(each, bounds.usual, at, bounds))),
    onDrag: (by) => change((each, bounds) => moveBy(each, by, bounds)),
    onPinch: (pinch) => change((each, bounds) => pinchTo(each, pinch, bounds)),
    onSwipe: (to) => zoom.scale === 1 && onSwipe(to),
    onEnd: () => setIsHeld(false),
  })
  useWheel(stage, (event, at) => {
    if (!event.ctrlKey && zoom.scale === 1) return
    event.preventDefault()
    change((each, bounds) =>
      event.ctrlKey // a pinch on a touchpad
        ? zoomTo(each, each.scale * Math.exp(-event.deltaY / 100), at, bounds)
        : moveBy(each, { x: -event.deltaX, y: -event.deltaY }, bounds),
    )
  })
  useResize(stage, () => change((each, bounds) => moveBy(each, { x: 0, y: 0 }, bounds)))

  return {
    zoom,
    isLargest: zoom.scale >= most,
    isHeld,
    gestures,
    zoomIn: () => change((each, bounds) => zoomByStep(each, 'in', bounds)),
    zoomOut: () => change((each, bounds) => zoomByStep(each, 'out', bounds)),
    showWhole: () => setZoom(whole),
    pan: (by: Point) => change((each, bounds) => moveBy(each, by, bounds)),
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
