import type { Gender } from './board.ts'
import { CM_PER_INCH } from './measures.ts'

/** A Brazilian size, and what is usually worn for it elsewhere. All of it is approximate: brands differ. */
type SizeEquivalents = { br: number; eu: number; us: number; uk: number }

/**
 * The equivalents of a Brazilian shoe size: "39 BR", "38,5" (ISO/TS 19407). A European size is two more. UK sizes are a third of
 * an inch apart, European ones two thirds of a centimetre; a US size is one more than the UK size for men, two for women.
 *
 * @returns half sizes; null without a gender, for text, and for sizes beyond 33 to 47.
 */
export function shoeEquivalents(
  size: string | null,
  gender: Gender | null,
): SizeEquivalents | null {
  const br = sizeIn(size, { from: 33, to: 47, step: 0.5 })
  if (br === null || gender === null) return null
  const eu = br + 2
  const uk = Math.round(2 * (3 * ((eu * 2) / 3 / CM_PER_INCH) - 25)) / 2
  return { br, eu, us: uk + (gender === 'man' ? 1 : 2), uk }
}

/** The equivalents of a woman's Brazilian clothes size, even from 34 to 48; otherwise null (docs/product.md: Measures). */
export function clothesEquivalents(size: string | null): SizeEquivalents | null {
  const br = sizeIn(size, { from: 34, to: 48, step: 2 })
  return br === null ? null : { br, eu: br - 2, us: br - 34, uk: br - 30 }
}

/** The equivalents of a man's Brazilian suit size, even from 44 to 60; otherwise null (docs/product.md: Measures). */
export function suitEquivalents(size: string | null): SizeEquivalents | null {
  const br = sizeIn(size, { from: 44, to: 60, step: 2 })
  return br === null ? null : { br, eu: br, us: br - 10, uk: br - 10 }
}

/** Reads a size as `parseSize` returns it; null if it is not in the table. */
function sizeIn(size: string | null, { from, to, step }: Record<'from' | 'to' | 'step', number>) {
  const [, digits] = /^(\d{2}(?:[.,]5)?)(?: BR)?$/.exec(size ?? '') ?? []
  if (digits === undefined) return null
  const br = Number(digits.replace(',', '.'))
  return br >= from && br <= to && (br - from) % step === 0 ? br : null
}
