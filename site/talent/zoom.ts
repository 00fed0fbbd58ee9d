/** A photo in the viewer: enlarged `scale` times, its centre moved from the stage's centre, in CSS pixels. */
export type Zoom = { scale: number; x: number; y: number }

/** Width and height in CSS pixels. */
export type Size = { width: number; height: number }

/** A place on the stage, from its centre, in CSS pixels. */
export type Point = { x: number; y: number }

/** What a zoom has to keep to: the stage, the photo as it just fits into it, and the scales that make sense. */
export type Bounds = {
  stage: Size
  photo: Size
  /** The scale of a click or double tap. */
  usual: number
  most: number
}

/** The whole photo. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 }

/** How much one press of a zoom button enlarges. */
const STEP = 1.5
const USUAL_SCALE = 2.5

/**
 * The bounds of a picture's zoom on a stage; the picture's size is in its own pixels. The usual scale fills the stage, so that a
 * panorama gains as much as any other photo; the largest one shows every pixel.
 */
export function boundsOf(stage: Size, picture: Size): Bounds {
  const fit = Math.min(stage.width / picture.width, stage.height / picture.height)
  const photo = { width: picture.width * fit, height: picture.height * fit }
  const filling = Math.max(stage.width / photo.width, stage.height / photo.height)
  const usual = Math.max(USUAL_SCALE, filling)
  return { stage, photo, usual, most: Math.max(usual, 1 / fit) }
}

/** Enlarges to a scale. The part of the photo at a point of the stage stays there, as far as the photo's edges allow. */
export function zoomTo(zoom: Zoom, scale: number, { x, y }: Point, bounds: Bounds): Zoom {
  const next = Math.min(Math.max(scale, 1), bounds.most)
  const growth = next / zoom.scale
  return keepIn({ scale: next, x: x - (x - zoom.x) * growth, y: y - (y - zoom.y) * growth }, bounds)
}

/** One step in or out, about the stage's centre. */
export function zoomByStep(zoom: Zoom, to: 'in' | 'out', bounds: Bounds): Zoom {
  return zoomTo(zoom, to === 'in' ? zoom.scale * STEP : zoom.scale / STEP, { x: 0, y: 0 }, bounds)
}

/** Moves the photo, by CSS pixels. */
export function moveBy(zoom: Zoom, by: Point, bounds: Bounds): Zoom {
  return keepIn({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, bounds)
}

/** What two fingers do between two moments: they spread by a factor, and the point between them moves. */
export type Pinch = { growth: number; at: Point; by: Point }

/** Follows a pinch: the part of the photo between the fingers stays between them. */
export function pinchTo(zoom: Zoom, { growth, at, by }: Pinch, bounds: Bounds): Zoom {
  return moveBy(zoomTo(zoom, zoom.scale * growth, at, bounds), by, bounds)
}

/** One finger's part of a pinch, while the other finger rests. */
export function pinchBetween(before: Point, now: Point, other: Point): Pinch {
  return {
    growth: distance(now, other) / Math.max(1, distance(before, other)),
    at: { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 },
    by: { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 },
  }
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** No edge of the photo comes further into the stage than it must. */
function keepIn({ scale, x, y }: Zoom, { stage, photo }: Bounds): Zoom {
  const within = (at: number, side: 'width' | 'height') => {
    const most = Math.max(0, (photo[side] * scale - stage[side]) / 2)
    return Math.min(Math.max(at, -most), most)
  }
  return { scale, x: within(x, 'width'), y: within(y, 'height') }
}
