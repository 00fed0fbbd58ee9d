import fc from 'fast-check'
import { expect, it } from 'vitest'

import { formatSecret, parseSecret } from './receipt-secrets.ts'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 32 })

it('a secret has 80 bits, in four groups of letters and digits that nobody confuses', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      expect(formatSecret(given)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
  expect(formatSecret(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ')
})

it('each of the 80 bits counts', () => {
  fc.assert(
    fc.property(bytes, fc.nat(79), (given, bit) => {
      const other = given.slice()
      const at = Math.floor(bit / 8)
      other[at] = (other[at] ?? 0) ^ (1 << (bit % 8))
      expect(formatSecret(other)).not.toBe(formatSecret(given))
    }),
  )
})

it('a secret is read as people copy it', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom(' ', '-', '', ' – ', '\u00A0', '.'), (given, between) => {
      const secret = formatSecret(given)
      const copied = secret.replaceAll('-', between).replaceAll('0', 'o').replaceAll('1', 'l')
      expect(parseSecret(` ${copied.toLowerCase()}\n`)).toBe(secret)
    }),
  )
})

it.each(['', '7KQM', '7KQM-2T9X-0PCV-WH4', '7KQM-2T9X-0PCV-WH4DA', '7KQM-2T9X-0PCV-WH4U', 'é'])(
  'what cannot be a secret is none: %j',
  (text) => {
    expect(parseSecret(text)).toBeNull()
  },
)
