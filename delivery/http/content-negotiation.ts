import { type Format, formats } from '#media/pictures/picture-result.ts'

import type { Encoding } from './compression.ts'

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
  // its value and its parameters (RFC 9110, 5.6.6)
  const [offered, ...parameters] = offer.split(';', MAX_ITEMS).map((piece) => piece.trim())
  const weight = parameters.find((piece) => piece.startsWith('q='))?.slice(2)
  return offered === name && (weight === undefined || Number(weight) > 0)
}

/** More than any browser or cache sends; a header of 48 kB could have 48,000 items, and each costs time. */
const MAX_ITEMS = 100

/** The first items of a list header (RFC 9110, 5.6.1), untrimmed. */
export function listItems(header: string): string[] {
  return header.split(',', MAX_ITEMS)
}
