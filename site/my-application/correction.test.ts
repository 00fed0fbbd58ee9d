import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readCorrection } from './correction.ts'

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readCorrection(form)
}

it.each([
  [
    { email: ' ana@nova.example ', phone: '11 91234-5678' },
    { email: 'ana@nova.example', phone: '+55 (11) 91234-5678' },
  ],
  [
    { email: 'ana@nova.example', phone: '' },
    { email: 'ana@nova.example', phone: null },
  ],
  [{ phone: '+351 912 345 678' }, { email: null, phone: '+351912345678' }],
])('%o is read', (fields, correction) => {
  expect(read(fields)).toEqual({ status: 'read', correction })
})

it.each([
  [{}, { email: 'missing' }],
  [{ email: ' ', phone: '\u200B' }, { email: 'missing' }],
  [{ email: 'ana@', phone: '' }, { email: 'email' }],
  [{ email: `${'a'.repeat(120)}@nova.example` }, { email: 'email' }],
  [
    { email: 'ana', phone: '123' },
    { email: 'email', phone: 'phone' },
  ],
  [{ phone: `+351912345678${' '.repeat(120)}-` }, {}],
])('%o has problems %o', (fields, problems) => {
  const expected =
    Object.keys(problems).length > 0 ? { status: 'invalid', problems } : { status: 'read' }
  expect(read(fields)).toMatchObject(expected)
})

it('no text makes it fail', () => {
  const text = fc.string({ unit: 'binary', maxLength: 150 })
  fc.assert(
    fc.property(text, text, (email, phone) => {
      expect(['read', 'invalid']).toContain(read({ email, phone }).status)
    }),
  )
})
