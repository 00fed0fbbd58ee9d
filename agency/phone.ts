const MOBILE = 11
const LANDLINE = 10
const MAX = 18 // one more than any number has, so that a longer one stays refused

/**
 * Reads a telephone number as people write it, with or without separators. A number without a country code is Brazilian: area
 * code and eight or nine digits. A number of another country begins with + (or 00) and has 6 to 14 digits after the country code
 * (docs/product.md: Application form).
 *
 * @returns `+55 (11) 91234-5678`, `+351912345678`; null if the text is not a telephone number. Never throws.
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

/**
 * The field's text while a visitor types: a Brazilian number in its usual form, a number of another country as + and digits. A number
 * that is too long for Brazil becomes its digits, which `parsePhone` refuses: a shortened one would be another person's.
 */
export function maskPhone(text: string): string {
  const given = text.trimStart().replace(/^00/, '+')
  const sign = given.startsWith('+') ? '+' : ''
  const digits = given.replace(/\D/g, '')
  const national = nationalDigits(given)
  const mayBeForeign = sign === '+' && (digits.length < 3 || !digits.startsWith('55'))
  const mayBecomePlus = sign === '' && /^0?$/.test(digits) // a 0 may become 00, which is +
  if (mayBeForeign || mayBecomePlus || national.length > MOBILE) return sign + digits.slice(0, MAX)
  return formatBrazilian(national)
}

/** A telephone number as the page shows it, and the address that dials it; `address` is null if it cannot be known. */
export type PhoneLink = { shown: string; address: string | null }

/**
 * Makes a link of a number as an agency writes it. The link has Brazil's code once, unless the number has another country's code
 * (docs/product.md: About). A number with words, such as an extension, is shown as written. Never throws.
 */
export function toPhoneLink(text: string): PhoneLink {
  const phone = parsePhone(text)
  const shown = phone ?? text.trim()
  const bare = shown.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (!/^\+?\d{3,17}$/.test(bare)) return { shown, address: null }
  return { shown, address: `tel:${bare.startsWith('+') ? bare : `+55${nationalDigits(bare)}`}` }
}

/**
 * The digits without Brazil's country code, and without the leading 0 of domestic calls. To a code that is typed without +, the
 * field has added its own.
 */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const hasCode = /^\s*\+/.test(text) || (digits.startsWith('55') && digits.length > MOBILE)
  const national = (hasCode ? digits.replace(/^55/, '') : digits).replace(/^0/, '')
  const inner = national.replace(/^55/, '')
  const mayBeArea55 = inner.length === LANDLINE && /^9[6-9]/.test(inner) // its mobile number with a digit too many
  return national.length > MOBILE && isBrazilian(inner) && !mayBeArea55 ? inner : national
}

function isBrazilian(national: string): boolean {
  return national.length === LANDLINE
    ? /^[1-9][1-9][2-8]/.test(national)
    : /^[1-9][1-9]9\d{8}$/.test(national)
}

/** Ends with a digit, so that each press of the delete key removes a digit. */
function formatBrazilian(national: string): string {
  const [area, rest] = [national.slice(0, 2), national.slice(2)]
  if (rest === '') return `+55 (${area}`
  const half = national.length > LANDLINE ? 5 : 4
  const tail = rest.length > half ? `-${rest.slice(half)}` : ''
  return `+55 (${area}) ${rest.slice(0, half)}${tail}`
}
