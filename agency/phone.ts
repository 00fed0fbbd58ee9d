const MOBILE = 11
const LANDLINE = 10

/**
 * Reads a telephone number as people write it, with or without signs between. One without a country's code is Brazilian:
 * area code and eight or nine digits. Another country's begins with + (or 00) and has 6 to 14 digits after its code
 * (docs/product.md: Application form).
 *
 * @returns `+55 (11) 91234-5678`, `+351912345678`; null for what is none. Never throws.
 */
export function parsePhone(text: string): string | null {
  const bare = text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(bare)) return null
  if (bare.startsWith('+') && !bare.startsWith('+55')) {
    return /^\+[1-9]\d{6,16}$/.test(bare) ? bare : null
  }
  const national = nationalDigits(bare)
  return isBrazilian(national) ? formatBrazilian(national) : null
}

/** What stands in the field while somebody types: a Brazilian number in its usual form, others as + and digits. */
export function maskPhone(text: string): string {
  const given = text.trimStart().replace(/^00/, '+')
  const digits = given.replace(/\D/g, '')
  if (!given.startsWith('+')) {
    if (digits === '' || digits === '0') return digits // a 0 may become 00, which is +
    return formatBrazilian(nationalDigits(given).slice(0, MOBILE))
  }
  if (!'55'.startsWith(digits.slice(0, 2))) return `+${digits.slice(0, 17)}`
  if (digits.length < 3) return `+${digits}`
  return formatBrazilian(nationalDigits(given).slice(0, MOBILE))
}

/** A telephone number as it is shown, and the address that dials it; null where that cannot be known. */
export type PhoneLink = { shown: string; address: string | null }

/**
 * A number as an agency writes one, for a link: Brazil's code comes before it once, unless it has another country's
 * (docs/product.md: About). One with words in it, such as an extension, is shown as it is written. Never throws.
 */
export function toPhoneLink(text: string): PhoneLink {
  const phone = parsePhone(text)
  const shown = phone ?? text.trim()
  const bare = shown.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (!/^\+?\d{3,17}$/.test(bare)) return { shown, address: null }
  return { shown, address: `tel:${bare.startsWith('+') ? bare : `+55${nationalDigits(bare)}`}` }
}

/** Without the country's code, and without the 0 that is dialled within it. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const hasCode = /^\s*\+/.test(text) || (digits.startsWith('55') && digits.length > MOBILE)
  return (hasCode ? digits.replace(/^55/, '') : digits).replace(/^0/, '')
}

function isBrazilian(national: string): boolean {
  return national.length === LANDLINE
    ? /^[1-9][1-9][2-8]/.test(national)
    : /^[1-9][1-9]9\d{8}$/.test(national)
}

/** Ends with a digit, so that whoever deletes takes away a digit each time. */
function formatBrazilian(national: string): string {
  const [area, rest] = [national.slice(0, 2), national.slice(2)]
  if (rest === '') return `+55 (${area}`
  const half = national.length > LANDLINE ? 5 : 4
  const tail = rest.length > half ? `-${rest.slice(half)}` : ''
  return `+55 (${area}) ${rest.slice(0, half)}${tail}`
}
