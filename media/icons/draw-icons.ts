import sharp from 'sharp'

import { type Cut, iconSvg, largeCut, smallCut } from './icon-svg.ts'
import { drawInitial, type Outline } from './initial.ts'

const ICO_SIDE = 32

/** Draws the icons of a brand: their files by name. */
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

/** The drawing is our own: that no SVG is opened holds for what others sent (docs/product.md: Pictures). */
async function raster(initial: Outline | null, cut: Cut, side: number): Promise<Uint8Array> {
  sharp.concurrency(1)
  const drawing = new TextEncoder().encode(iconSvg(initial, cut))
  return sharp(drawing).resize(side).png({ palette: true }).toBuffer()
}

/** An icon file of Windows that holds one PNG; `side` is its width and height in pixels, below 256. */
function icoFile(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(HEAD_BYTES))
  head.setUint16(2, 1, true) // icons, not cursors
  head.setUint16(4, 1, true) // how many
  head.setUint8(6, side)
  head.setUint8(7, side)
  head.setUint16(10, 1, true) // planes
  head.setUint16(12, 32, true) // bits a pixel
  head.setUint32(14, png.byteLength, true)
  head.setUint32(18, HEAD_BYTES, true)
  const file = new Uint8Array(HEAD_BYTES + png.byteLength)
  file.set(new Uint8Array(head.buffer))
  file.set(png, HEAD_BYTES)
  return file
}

const HEAD_BYTES = 22
