import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { ApplicationFields, ContactMessage, photoSlots, toApplicationForm } from './entries.ts'

const ana = {
  realname: 'Ana Souza',
  name: 'Ana',
  gender: 'woman',
  email: 'ana@example.com',
  birthdate: '2005-02-28',
  phone: '+55 (11) 98765-4321',
  instagr: 'ana',
  height: '170/5.7',
  shoes: '38',
  eyes: 'Brown',
  hair: 'Black',
}

const wrongFieldsOf = (schema: v.GenericSchema, given: unknown) => {
  const read = v.safeParse(schema, given)
  return (read.issues ?? []).map((issue) => v.getDotPath(issue))
}

describe('an application', () => {
  it('is read with nothing but what is asked for', () => {
    expect(v.parse(ApplicationFields, { ...ana, age: '19' })).toEqual({
      ...ana,
      country: null,
      id_state: null,
      basedin: null,
    })
  })

  it('may say what was agreed to, when, and by which guardian', () => {
    const agreed = {
      privacy_version: 'pt-0123456789ab',
      agreed_at: '2026-03-01T12:00:00.000Z',
      guardian_name: 'Eva Souza',
    }
    expect(v.parse(ApplicationFields, { ...ana, ...agreed })).toMatchObject(agreed)
    expect(wrongFieldsOf(ApplicationFields, { ...ana, agreed_at: 'yesterday' })).toEqual([
      'agreed_at',
    ])
  })

  it.each(Object.keys(ana))('is refused without %s, by its name', (field) => {
    const rest = Object.fromEntries(Object.entries(ana).filter(([name]) => name !== field))
    expect(wrongFieldsOf(ApplicationFields, rest)).toEqual([field])
  })

  it.each([
    ['gender', 'other'],
    ['email', 'ana@example'],
    ['email', 'ana@example.com\nBcc: all@example.com'],
    ['birthdate', '2005-02-30'],
    ['birthdate', '28/02/2005'],
    ['phone', '11 98765-4321'],
    ['phone', '+55 12'],
    ['realname', ' '],
    ['name', 'A\0na'],
    ['hair', 'x'.repeat(201)],
    ['country', 'BR'],
    ['basedin', '{"value":"1"}'],
  ])('is refused for a wrong %s: %j', (field, value) => {
    expect(wrongFieldsOf(ApplicationFields, { ...ana, [field]: value })[0]).toMatch(
      new RegExp(`^${field}`),
    )
  })

  it('is read from the form that it was written to', async () => {
    const line = fc
      .string({ minLength: 1, maxLength: 50, unit: 'grapheme-ascii' })
      .map((text) => `x${text}x`)
    const choice = fc.option(fc.record({ value: line, label: line }))
    const fields = fc.record({ realname: line, country: choice, id_state: choice, basedin: choice })
    const photo = new Blob(['x'], { type: 'image/jpeg' })
    const photos = { image_1: photo, image_2: photo, image_3: photo, image_4: photo }
    fc.assert(
      fc.property(fields, (some) => {
        const given = v.parse(ApplicationFields, { ...ana, realname: some.realname })
        const form = toApplicationForm({ ...given, ...some }, photos)
        expect(v.parse(ApplicationFields, Object.fromEntries(form))).toEqual({ ...given, ...some })
        expect(photoSlots.map((slot) => form.get(slot) instanceof File)).not.toContain(false)
      }),
    )
  })
})

describe('a message', () => {
  const message = { name: 'Rui', email: 'rui@example.com', message: 'Olá\nde novo' }

  it('may leave out all but who writes what', () => {
    expect(v.parse(ContactMessage, message)).toEqual({
      ...message,
      phone: null,
      company: null,
      talents: [],
    })
  })

  it.each([
    ['message', ''],
    ['message', 'x'.repeat(5001)],
    ['email', 'rui'],
    ['talents', ['7']],
  ])('is refused for a wrong %s', (field, value) => {
    expect(wrongFieldsOf(ContactMessage, { ...message, [field]: value })[0]).toMatch(field)
  })
})
