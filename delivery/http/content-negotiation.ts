import { type Format, formats } from '#media/pictures/picture-result.ts'

import type { Encoding } from './compression.ts'
import { listItems, piecesOf } from './list-items.ts'

/** The best format that an `Accept` header names; JPEG if it names none of the site's formats, as with link previews. */
export function chooseFormat(accept: string | undefined): Format {
  const named = new Set(
    listItems((accept ?? '').toLowerCase())
      .filter(isWanted)
      .map(typeOf),
  )
  return formats.find((format) => named.has(`image/${format}`)) ?? 'jpeg'
}

/** A quality of zero is a refusal (RFC 9110, 12.4.2). */
function isWanted(range: string): boolean {
  return !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(range)
}

function typeOf(range: string): string {
  return range.split(';', 1).join('').trim()
}

/** The best encoding that an `Accept-Encoding` header accepts, brotli first; `q=0` is a refusal (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  const offers = listItems((accepted ?? '').toLowerCase())
  const takes = (name: string) =>
    offers.some((offer) => offer.includes(name) && isTaken(offer, name)) // only what may match is read
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

function isTaken(offer: string, name: string): boolean {
  const [offered, ...parameters] = piecesOf(offer).map((piece) => piece.trim())
  const weight = parameters.find((piece) => piece.startsWith('q='))?.slice(2)
  return offered === name && (weight === undefined || Number(weight) > 0)
}
