import type { Outline } from './initial.ts'

/** Side of the drawing; browsers and sharp scale it. */
const SIDE = 512
const INK = '#0b0b0b'
const PAPER = '#ffffff'

/**
 * How an initial stands in its square: the part of the side that it takes at the most, and how much bolder than the font
 * it is, in the font's units. Bodoni's hairlines would vanish in a tab.
 */
export type Cut = { reach: number; boldness: number }

/** Of a tab, where it is 16 px large. */
export const smallCut: Cut = { reach: 0.72, boldness: 56 }

/** Of a home screen; clear of the edges that some systems cut to a circle. */
export const largeCut: Cut = { reach: 0.52, boldness: 20 }

/** The agency's sign: its initial, paper on ink; an upright frame where there is none to draw. */
export function iconSvg(initial: Outline | null, cut: Cut): string {
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

/** A hairline frame, 3:4, as the pictures of a contact sheet. */
function frame({ reach, boldness }: Cut): string {
  const [width, height] = [SIDE * reach * 0.75, SIDE * reach]
  const [left, top] = [(SIDE - width) / 2, (SIDE - height) / 2]
  return `<path fill="none" stroke="${PAPER}" stroke-width="${boldness / 2}" d="M${left} ${top}h${width}v${height}h${-width}z"/>`
}
