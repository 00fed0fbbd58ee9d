import fc from 'fast-check'
import { expect, it } from 'vitest'

import { replyToStore } from './reply-to-store.ts'

const payload = JSON.stringify({
  realName: 'Zoé d’Ávila Prado',
  email: 'zoe@mail.example',
  phone: '+5511988887777',
  city: { value: '77', label: 'Niterói' },
})

it.each([
  ['201 {"id":7,"message":"created"}', '201 {"id":7,"message":"created"}'],
  ['204 ', '204'],
  ['201 Obrigado, ZOE!\r\n\u0007Até logo', '201 Obrigado, …! Até logo'],
  ['200 {"name":"Zo\\u00e9 d\u2019Avila"}', '200 {"name":"… d\u2019…"}'],
  ['200 {"to":"zoe@mail.example"}', '200 {"to":"…@….…"}'],
  ['200 call (11) 98888-7777 now', '200 call (… now'],
  [`200 ${'x '.repeat(600)}`, `200 ${'x '.repeat(600)}`.slice(0, 500)],
])('of %j the mark keeps %j', (answer, kept) => {
  expect(replyToStore(answer, payload)).toBe(kept)
})

it('keeps nothing where it cannot know what to leave out', () => {
  expect(replyToStore('201 Zoé', '{"realName":"Zo')).toBeNull()
})

it('says no word of three letters or more that the visitor gave, however the panel repeats it', () => {
  const given = fc.stringMatching(/^[a-zà-ö]{3,12}$/)
  const ways = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    (text: string) =>
      Array.from(text, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  ]
  fc.assert(
    fc.property(fc.array(given, { minLength: 1 }), fc.constantFrom(...ways), (names, way) => {
      const answer = `9 {"9":"${names.map(way).join(' ')}"}`
      const kept = replyToStore(answer, JSON.stringify({ realName: names.join(' ') }))
      expect(kept).toMatch(/^9 \{"9":"[… ]+"\}$/)
    }),
  )
})
