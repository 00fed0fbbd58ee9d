/** Letters and digits that nobody confuses, neither on paper nor aloud (Crockford's Base32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS = 5
const GROUP = 4

/** The length of a secret in characters: 80 bits. */
export const SECRET_LENGTH = 16

/** Writes the first 80 bits of some bytes, at least ten, as a secret in groups: `7KQM-2T9X-0PCV-WH4D`. */
export function formatSecret(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from({ length: SECRET_LENGTH }, (_, index) => {
    const part = bits.slice(index * BITS, (index + 1) * BITS)
    return ALPHABET[Number.parseInt(part, 2)] ?? ''
  }).join('')
  return Array.from({ length: SECRET_LENGTH / GROUP }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP),
  ).join('-')
}

/**
 * Reads a secret as people copy it: in small letters, with spaces or other signs between, with O for 0 and I or L for 1. Null if it
 * cannot be one. Never throws.
 */
export function parseSecret(text: string): string | null {
  const bare = text
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (bare.length !== SECRET_LENGTH || !Array.from(bare).every((each) => ALPHABET.includes(each))) {
    return null
  }
  return bare.replaceAll(/.{4}(?!$)/g, '$&-')
}
