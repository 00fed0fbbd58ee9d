import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import sharp from 'sharp'

const ICO_SIDE = 32

/** Draws the icons of a brand; returns the files by name. */
export async function drawIcons(brand: string): Promise<Map<string, Uint8Array>> {
  const initial = await drawInitial(brand)
  return new Map([
    ['favicon.svg', new TextEncoder().encode(iconSvg(initial, smallCut))],
    ['favicon.ico', icoFile(await raster(initial, smallCut, ICO_SIDE), ICO_SIDE)],
    ['apple-touch-icon.png', await raster(initial, largeCut, 180)],
    ['icon-192.png', await raster(initial, largeCut, 192)],
    ['icon-512.png', await raster(initial, largeCut, 512)],
  ])
}

/** Opens an SVG, but our own: SVGs of others are never opened (docs/product.md: Pictures). */
async function raster(initial: Outline | null, cut: Cut, side: number): Promise<Uint8Array> {
  sharp.concurrency(1)
  const drawing = new TextEncoder().encode(iconSvg(initial, cut))
  return sharp(drawing).resize(side).png({ palette: true }).toBuffer()
}

/** A Windows icon file with one PNG; `side` is its width and height in pixels, below 256. */
function icoFile(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(HEAD_BYTES))
  head.setUint16(2, 1, true) // icons, not cursors
  head.setUint16(4, 1, true) // number of images
  head.setUint8(6, side)
  head.setUint8(7, side)
  head.setUint16(10, 1, true) // planes
  head.setUint16(12, 32, true) // bits per pixel
  head.setUint32(14, png.byteLength, true)
  head.setUint32(18, HEAD_BYTES, true)
  const file = new Uint8Array(HEAD_BYTES + png.byteLength)
  file.set(new Uint8Array(head.buffer))
  file.set(png, HEAD_BYTES)
  return file
}

const HEAD_BYTES = 22

/** The side of the drawing; browsers and sharp scale it. */
const SIDE = 512
const INK = '#0b0b0b'
const PAPER = '#ffffff'

/**
 * How an initial fits its square: the largest share of the side that it takes, and how much bolder than the font it is, in the
 * font's units. Without it, Bodoni's hairlines would vanish in a tab.
 */
type Cut = { reach: number; boldness: number }

/** For a tab, where the icon is 16 px large. */
const smallCut: Cut = { reach: 0.72, boldness: 56 }

/** For a home screen; stays clear of the edges, which some systems cut to a circle. */
const largeCut: Cut = { reach: 0.52, boldness: 20 }

/** The agency's sign: its initial, paper on ink; an upright frame if there is no initial to draw. */
function iconSvg(initial: Outline | null, cut: Cut): string {
  const sign = initial === null ? frame(cut) : letter(initial, cut)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<path fill="${INK}" d="M0 0h${SIDE}v${SIDE}H0z"/>${sign}</svg>`
  )
}

function letter({ path, box }: Outline, { reach, boldness }: Cut): string {
  const width = box.maxX - box.minX + boldness
  const height = box.maxY - box.minY + boldness
  const scale = (SIDE * reach) / Math.max(width, height)
  const [middleX, middleY] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2]
  const place = `translate(${SIDE / 2} ${SIDE / 2}) scale(${scale} ${-scale}) translate(${-middleX} ${-middleY})`
  return `<path transform="${place}" fill="${PAPER}" stroke="${PAPER}" stroke-width="${boldness}" d="${path}"/>`
}

/** A hairline frame, 3:4, like the pictures of a contact sheet. */
function frame({ reach, boldness }: Cut): string {
  const [width, height] = [SIDE * reach * 0.75, SIDE * reach]
  const [left, top] = [(SIDE - width) / 2, (SIDE - height) / 2]
  return `<path fill="none" stroke="${PAPER}" stroke-width="${boldness / 2}" d="M${left} ${top}h${width}v${height}h${-width}z"/>`
}

/** A letter as an SVG path, in the font's own units, whose y axis points up, and its bounding box. */
type Outline = {
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
