import { type Format, formats } from '#media/pictures/formats.ts'

import { listItems } from './list-items.ts'

/** The best format that an `Accept` header names; JPEG where it names none of ours, as those of link previews. */
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
