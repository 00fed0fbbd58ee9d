/** Of a photo as it is sent (docs/product.md: Application form). */
export const MOST_PHOTO_BYTES = 10_000_000

/** Of a photo as somebody chooses it: what the browser opens to shrink it. */
export const MOST_OPENED_BYTES = 60_000_000

/** Of a photo as it is sent: its longer side in pixels, and JPEG's quality. */
export const LONGEST_SIDE = 2048
export const JPEG_QUALITY = 0.88

/** What is tried, one after the other, for a photo that is still too large for something on its way. */
export const smallerShapes = [
  { side: LONGEST_SIDE, quality: 0.75 },
  { side: 1600, quality: 0.8 },
  { side: 1280, quality: 0.75 },
  { side: 1024, quality: 0.7 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
] as const

/** What stands in the form meanwhile. */
export const PREVIEW_SIDE = 480

/** A picture's size, made to fit: never larger than it is. */
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
