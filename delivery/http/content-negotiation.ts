import { type Format, formats } from '#media/pictures/picture-result.ts'

import type { Encoding } from './compression.ts'
import { listItems, piecesOf } from './list-items.ts'

/** The best format that an `Accept` header names; JPEG if it names none of the site's formats, as with link previews. */
export function chooseFormat(accept: string | undefined): Format {
  const isTaken = takenBy(accept)
  return formats.find((format) => isTaken(`image/${format}`)) ?? 'jpeg'
}

/** The best encoding that an `Accept-Encoding` header names, brotli first. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  const isTaken = takenBy(accepted)
  if (isTaken('br')) return 'br'
  return isTaken('gzip') ? 'gzip' : 'identity'
}

/** What a header names without refusing it: a quality of zero is a refusal (RFC 9110, 12.4.2). */
function takenBy(header: string | null | undefined) {
  const offers = listItems((header ?? '').toLowerCase())
  return (name: string): boolean =>
    offers.some((offer) => offer.includes(name) && isOfferOf(name, offer)) // only what may match is read
}

function isOfferOf(name: string, offer: string): boolean {
  const [offered, ...parameters] = piecesOf(offer).map((piece) => piece.trim())
  const weight = parameters.find((piece) => piece.startsWith('q='))?.slice(2)
  return offered === name && (weight === undefined || Number(weight) > 0)
}
