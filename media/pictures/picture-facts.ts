import { colourClasses, type ColourClass } from './colour-class.ts'

/** The facts of a picture that pages need: pixels of the upright source; `version` is the hash of its content, for `?v=`. */
export type PictureFacts = { width: number; height: number; colour: ColourClass; version: string }

/** Reads facts back from the disk; null if they are invalid. */
export function readFacts(value: unknown): PictureFacts | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = new Map<string, unknown>(Object.entries(value))
  const [width, height] = [fields.get('width'), fields.get('height')]
  const colour = colourClasses.find((index) => index === fields.get('colour'))
  const version = fields.get('version')
  if (!isLength(width) || !isLength(height) || colour === undefined) return null
  return isVersion(version) ? { width, height, colour, version } : null
}

export function isLength(pixels: unknown): pixels is number {
  return typeof pixels === 'number' && Number.isSafeInteger(pixels) && pixels > 0
}

function isVersion(version: unknown): version is string {
  return typeof version === 'string' && /^[\da-f]{12}$/.test(version)
}
