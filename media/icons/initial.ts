import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A letter as a path of SVG, in the font's own units, which count upwards, and how far it reaches. */
export type Outline = {
  path: string
  box: { minX: number; minY: number; maxX: number; maxY: number }
}

/** What a brand begins with: its first letter or figure, as a capital; null when it has none. */
export function initialOf(brand: string): string | null {
  const [first] = /[\p{L}\p{N}]/u.exec(brand.normalize('NFC')) ?? []
  const [capital] = first?.toUpperCase() ?? []
  return capital ?? null
}

/** Files of the font of titles. Its default cut is used: fontkit cannot vary a WOFF2. */
const fontFiles = ['latin', 'latin-ext'].map(
  (script) => `@fontsource-variable/bodoni-moda/files/bodoni-moda-${script}-standard-normal.woff2`,
)

/** Draws the initial of a brand in the font of titles; null for one that the font does not have. */
export async function drawInitial(brand: string): Promise<Outline | null> {
  const codePoint = initialOf(brand)?.codePointAt(0)
  if (codePoint === undefined) return null
  const { create } = await import('fontkit') // large, and of use only once
  const { resolve } = createRequire(import.meta.url)
  for (const name of fontFiles) {
    const font = create(await readFile(resolve(name)))
    if (!font.hasGlyphForCodePoint(codePoint)) continue
    const { path } = font.glyphForCodePoint(codePoint)
    return { path: path.toSVG(), box: path.bbox }
  }
  return null
}
