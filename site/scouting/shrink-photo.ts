import type { Problem } from '../forms/problems.ts'

/** A shrunk photo: its longer side in pixels, and its JPEG quality. */
export const MAX_SIDE = 2048
const JPEG_QUALITY = 0.88

/** The shapes to try in turn for a photo that is still too large for a proxy on its way. */
const smallerShapes = [
  { side: MAX_SIDE, quality: 0.75 },
  { side: 1600, quality: 0.8 },
  { side: 1280, quality: 0.75 },
  { side: 1024, quality: 0.7 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
] as const

/** The longer side, in pixels, of the preview in the form. */
const PREVIEW_SIDE = 480

/** A prepared photo: the photo to send and its preview, or the reason for refusing it. */
export type Shrunk =
  | { status: 'shrunk'; photo: Blob; preview: ImageBitmap; longestSide: number }
  | { status: 'refused'; reason: Problem }

/**
 * Prepares a photo in a worker: upright, at most 2,048 px, a JPEG on white without the file's metadata. Reads an iPhone's HEIC
 * too, if the browser can. With `maxBytes`, shrinks the photo until it fits; if no size fits, returns the smallest.
 */
export async function shrinkPhoto(file: Blob, maxBytes: number | null): Promise<Shrunk> {
  const kind = pictureKind(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  if (kind === 'other') return { status: 'refused', reason: 'photo-type' }
  const whole = await decode(file)
  if (whole === null) {
    return { status: 'refused', reason: kind === 'heic' ? 'photo-heic' : 'photo-unreadable' }
  }
  const canvas = drawn(whole, MAX_SIDE)
  whole.close()
  const photo = await (maxBytes === null
    ? encoded(canvas, JPEG_QUALITY)
    : encodedWithin(canvas, maxBytes))
  const preview = drawn(canvas, PREVIEW_SIDE).transferToImageBitmap()
  const longestSide = Math.max(canvas.width, canvas.height)
  return { status: 'shrunk', photo, preview, longestSide }
}

const encoded = (canvas: OffscreenCanvas, quality: number) =>
  canvas.convertToBlob({ type: 'image/jpeg', quality })

async function encodedWithin(canvas: OffscreenCanvas, maxBytes: number): Promise<Blob> {
  let photo = await encoded(canvas, JPEG_QUALITY)
  for (const { side, quality } of smallerShapes) {
    if (photo.size <= maxBytes) break
    photo = await encoded(drawn(canvas, side), quality)
  }
  return photo
}

/** Upright, as the file says: no option has to ask for it, and Chrome 111 refuses the one that would. */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch {
    return null // the browser gives no reason
  }
}

/** Draws on white: JPEG has no transparency, and the default behind it is black. */
function drawn(source: ImageBitmap | OffscreenCanvas, longest: number): OffscreenCanvas {
  const { width, height } = sizeWithin(source, longest)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

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

/** A file's type by its first bytes, whatever its name. */
type PictureKind = 'jpeg' | 'png' | 'gif' | 'heic' | 'other'

/** How many bytes identify the type. */
const SIGNATURE_BYTES = 12

export function pictureKind(bytes: Uint8Array): PictureKind {
  const text = String.fromCharCode(...bytes.slice(0, SIGNATURE_BYTES))
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  return /^....ftyp(?:hei|hev|mif1|msf1)/s.test(text) ? 'heic' : 'other'
}
