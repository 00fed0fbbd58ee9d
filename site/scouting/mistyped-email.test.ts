import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isLikelyMistyped } from './mistyped-email.ts'

it.each([
  'ana@gmail.con',
  'ana@gmail.co',
  'ana@gmial.com',
  'ana@GMAIL.CON',
  'ana@gmil.com',
  'ana@hotmial.com',
  'ana@hotmaill.com',
  'ana@outlok.com',
  'ana@yahoo.com.b',
  'ana@agencia.con',
])('%s is asked about', (email) => {
  expect(isLikelyMistyped(email)).toBe(true)
})

it.each([
  'ana@gmail.com',
  'ana@Gmail.com',
  'ana@ymail.com',
  'ana@live.com',
  'ana@yahoo.com.br',
  'ana@googlemail.com',
  'ana@hotmail.es',
  'ana@canaria.example',
  'gmail.con@vereda.example',
])('%s is not', (email) => {
  expect(isLikelyMistyped(email)).toBe(false)
})

it('whatever letter is left out of a well-known domain is asked about, unless another is meant', () => {
  const domains = fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'icloud.com')
  fc.assert(
    fc.property(domains, fc.nat(20), (domain, place) => {
      const index = place % domain.length
      const typed = domain.slice(0, index) + domain.slice(index + 1)
      expect(isLikelyMistyped(`ana@${typed}`)).toBe(typed !== 'mail.com')
    }),
  )
})
