import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A letter as an SVG path, in the font's own units, whose y axis points up, and its bounding box. */
export type Outline = {
  path: string
  box: { minX: number; minY: number; maxX: number; maxY: number }
}

/** The initial of a brand: its first letter or digit, as a capital; null if it has none. */
export function initialOf(brand: string): string | null {
  const [first] = /[\p{L}\p{N}]/u.exec(brand.normalize('NFC')) ?? []
  const [capital] = first?.toUpperCase() ?? []
  return capital ?? null
}

/** The files of the title font, in its default weight: fontkit cannot vary a WOFF2. */
const fontFiles = ['latin', 'latin-ext'].map(
  (script) => `@fontsource-variable/bodoni-moda/files/bodoni-moda-${script}-standard-normal.woff2`,
)

/** Draws the initial of a brand in the title font; null if the brand has no initial or the font no glyph for it. */
export async function drawInitial(brand: string): Promise<Outline | null> {
  const codePoint = initialOf(brand)?.codePointAt(0)
  if (codePoint === undefined) return null
  const { create } = await import('fontkit') // large, and used only once
  const { resolve } = createRequire(import.meta.url)
  for (const name of fontFiles) {
    const font = create(await readFile(resolve(name)))
    if (!font.hasGlyphForCodePoint(codePoint)) continue
    const { path } = font.glyphForCodePoint(codePoint)
    return { path: path.toSVG(), box: path.bbox }
  }
  return null
}
