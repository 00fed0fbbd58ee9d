/** The part of fontkit that we use; fontkit has no types of its own. */
declare module 'fontkit' {
  type Box = { minX: number; minY: number; maxX: number; maxY: number }
  type Glyph = { path: { toSVG(): string; bbox: Box } }
  type Font = {
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    characterSet: number[]
  }
  export function create(file: Uint8Array): Font
}
