/** The largest photo that can be sent (docs/product.md: Application form). */
export const MAX_PHOTO_BYTES = 10_000_000

/** The largest file that the browser opens to shrink it. */
export const MAX_OPENED_BYTES = 60_000_000

/** A shrunk photo: its longer side in pixels, and its JPEG quality. */
export const MAX_SIDE = 2048
export const JPEG_QUALITY = 0.88

/** The shapes to try in turn for a photo that is still too large for a proxy on its way. */
export const smallerShapes = [
  { side: MAX_SIDE, quality: 0.75 },
  { side: 1600, quality: 0.8 },
  { side: 1280, quality: 0.75 },
  { side: 1024, quality: 0.7 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
] as const

/** The longer side, in pixels, of the preview in the form. */
export const PREVIEW_SIDE = 480

/** Scales a picture's size down to fit; never enlarges it. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
