/** Of a photo as it is sent (contract: 10 MB each). */
export const MOST_PHOTO_BYTES = 10_000_000

/** Of a photo as somebody chooses it: what the browser opens to shrink it. */
export const MOST_OPENED_BYTES = 60_000_000

/** Of a photo as it is sent: its longer side in pixels, and JPEG's quality. */
export const LONGEST_SIDE = 2048
export const JPEG_QUALITY = 0.88

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
