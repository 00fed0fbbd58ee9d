import sharp from 'sharp'

import { icoFile } from './ico-file.ts'
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
