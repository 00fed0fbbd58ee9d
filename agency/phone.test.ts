import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maskPhone, parsePhone, toPhoneLink } from './phone.ts'

describe('a telephone number', () => {
  it.each([
    ['+55 (11) 91234-5678', '+55 (11) 91234-5678'],
    ['11 91234 5678', '+55 (11) 91234-5678'],
    ['(51) 3123-4567', '+55 (51) 3123-4567'],
    ['011912345678', '+55 (11) 91234-5678'],
    ['5511912345678', '+55 (11) 91234-5678'],
    ['+351 912 345 678', '+351912345678'],
    ['0044 20 7946 0018', '+442079460018'],
  ])('is read from %s', (text, phone) => {
    expect(parsePhone(text)).toBe(phone)
  })

  it('of an area that is called 55 keeps it', () => {
    expect(parsePhone('(55) 99123-4567')).toBe('+55 (55) 99123-4567')
  })

  it.each([
    '',
    '123',
    'onze 91234',
    '+55 (55) 99345-67890',
    '5599345678901',
    '+55 (11) 1234',
    '+55 (01) 91234-5678',
    '+1234',
    '+',
    'x',
  ])('is not made up from “%s”', (text) => {
    expect(parsePhone(text)).toBeNull()
  })
})

describe('a field for a telephone number', () => {
  it.each([
    ['1', '+55 (1'],
    ['11', '+55 (11'],
    ['119', '+55 (11) 9'],
    ['1131234567', '+55 (11) 3123-4567'],
    ['11912345678', '+55 (11) 91234-5678'],
    ['51', '+55 (51'],
    ['+', '+'],
    ['+55', '+55'],
    ['+551', '+55 (1'],
    ['+351912345678', '+351912345678'],
    ['119123456789', '119123456789'],
    ['+55 (11) 91234-56789', '+55119123456789'],
    ['54 9 11 1234 5678', '5491112345678'],
    ['123456789012345678901', '123456789012345678'],
    ['0', '0'],
    ['00', '+'],
    ['00351', '+351'],
    ['011', '+55 (11'],
    ['telefone', ''],
  ])('makes of %s %s', (text, masked) => {
    expect(maskPhone(text)).toBe(masked)
  })

  it.each([
    ['00351912345678', '+351912345678'],
    ['011912345678', '+55 (11) 91234-5678'],
    ['0055 11 91234-5678', '+55 (11) 91234-5678'],
    ['5511912345678', '+55 (11) 91234-5678'],
    ['551131234567', '+55 (11) 3123-4567'],
    ['5555991234567', '+55 (55) 99123-4567'],
    ['559232345678', '+55 (92) 3234-5678'],
  ])('takes %s sign by sign as %s', (typed, masked) => {
    expect(Array.from(typed).reduce((text, sign) => maskPhone(text + sign), '')).toBe(masked)
  })

  it('is never another number than the one that was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?(55)?119\d{6,20}$/), (typed) => {
        const masked = parsePhone(maskPhone(typed))
        if (masked !== null) expect(masked).toBe(parsePhone(typed))
      }),
    )
  })

  it('can be emptied from its end, whatever is in it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{0,17}$/), (typed) => {
        let text = maskPhone(typed)
        for (let press = 0; press < 40 && text !== ''; press += 1) {
          const shorter = maskPhone(text.slice(0, -1))
          expect(shorter.replace(/\D/g, '').length).toBeLessThanOrEqual(
            text.replace(/\D/g, '').length,
          )
          text = shorter
        }
        expect(text).toBe('')
      }),
    )
  })
})

describe('a telephone number of the agency’s', () => {
  it.each([
    ['11 5550-0142', '+55 (11) 5550-0142', 'tel:+551155500142'],
    ['55 11 5550-0143', '+55 (11) 5550-0143', 'tel:+551155500143'],
    ['+55 11 5550-0140', '+55 (11) 5550-0140', 'tel:+551155500140'],
    ['(55) 99123-4567', '+55 (55) 99123-4567', 'tel:+5555991234567'],
    ['0800 123 4567', '0800 123 4567', 'tel:+558001234567'],
    ['190', '190', 'tel:+55190'],
    ['+351 912 345 678', '+351912345678', 'tel:+351912345678'],
  ])('%s is shown as %s and dialled as %s, with Brazil’s code once', (text, shown, address) => {
    expect(toPhoneLink(text)).toEqual({ shown, address })
  })

  it.each(['11 5550-0142 ramal 12', 'na portaria', '1', 'javascript:alert(1)'])(
    'is only shown where nobody knows how to dial it: %s',
    (text) => {
      expect(toPhoneLink(` ${text}`)).toEqual({ shown: text, address: null })
    },
  )
})
