import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkContact, type Published } from './check-contact.ts'

const published: Published = {
  brand: 'Vereda',
  emails: ['contato@vereda.example', 'marina@vereda.example'],
  phones: ['+55 (11) 5550-0140', '+351912345678'],
  hosts: ['vereda.example'],
  accounts: [
    { network: 'instagram', name: 'vereda.models' },
    { network: 'tiktok', name: 'vereda.models' },
  ],
  pages: ['pinterest.com/vereda', 'vereda.blog.example'],
}
const check = (text: string) => checkContact(text, published)

describe('a contact that the agency publishes is ours', () => {
  it.each([
    'marina@vereda.example',
    ' Marina@VEREDA.example ',
    'Marina Teles <marina@vereda.example>',
    'mailto:contato@vereda.example',
    '11 5550-0140',
    '+55 11 5550 0140',
    '\u202A+55 11 5550-0140\u202C',
    '+351 912 345 678',
    'https://wa.me/551155500140?text=oi',
    'https://api.whatsapp.com/send?phone=%2B551155500140',
    '@vereda.models',
    '@Vereda.Models',
    'instagram.com/vereda.models/',
    'https://www.instagram.com/vereda.models?igsh=abc',
    'https://www.instagram.com/vereda.models/tagged/',
    'https://www.tiktok.com/@vereda.models',
    'vereda.example',
    'https://www.vereda.example/seja-um-modelo',
    'http://vereda.example:443/',
    'https://noticias.vereda.example',
    'https://www.pinterest.com/vereda/',
    'vereda.blog.example',
  ])('%s', (text) => {
    expect(check(text).kind).toBe('ours')
  })
})

describe('a contact that resembles one of the agency’s is a warning, never ours', () => {
  it.each([
    ['marína@vereda.example', 'unlisted', 'vereda.example'],
    ['casting@vereda.example', 'unlisted', 'vereda.example'],
    ['marina@veredа.example', 'letters', 'marina@vereda.example'], // a Cyrillic а
    ['marina@vereda.exarnple', 'letters', 'marina@vereda.example'],
    ['marina@vereda.exemple', 'one-letter', 'marina@vereda.example'],
    ['contato@vereda-casting.com', 'name', 'Vereda'],
    ['vereda.casting@gmail.com', 'name', 'Vereda'],
    ['11 5550-0141', 'one-letter', '+55 (11) 5550-0140'],
    ['@vereda_models', 'letters', 'vereda.models'],
    ['@vereda.mode1s', 'letters', 'vereda.models'],
    ['@vereda.mοdels', 'letters', 'vereda.models'], // a Greek ο
    ['@vereda.modles', 'one-letter', 'vereda.models'],
    ['@veredaa.models', 'one-letter', 'vereda.models'],
    ['@vereda\u200B.models', 'letters', 'vereda.models'],
    ['@vereda.oficial', 'name', 'Vereda'],
    ['https://www.facebook.com/vereda.models', 'other-network', '@vereda.models (instagram)'],
    ['https://t.me/vereda.models', 'other-network', '@vereda.models (instagram)'],
    ['vereda.models', 'name', 'Vereda'], // may be the site vereda.models
    ['https://vereda.exampIe', 'letters', 'vereda.example'], // a capital i
    ['vereda.example.evil.com', 'name', 'Vereda'],
    ['https://vereda.example@evil-vereda.com/', 'name', 'Vereda'],
    ['https://vereda.com', 'name', 'Vereda'],
    ['https://notvereda.example', 'name', 'Vereda'],
  ] as const)('%s', (text, warning, like) => {
    expect(check(text)).toEqual({ kind: 'similar', warning, like })
  })
})

describe('a name alone, which tells no network,', () => {
  const accounts = [
    { network: 'instagram', name: 'vereda.models' },
    { network: 'facebook', name: 'veredamodels' },
  ]
  const on = (text: string) => checkContact(text, { ...published, accounts })

  it.each(['@veredamodels', 'veredamodels', '@vereda.models'])(
    'is a warning if it is the agency’s on one network and not on another: %s',
    (text) => {
      expect(on(text)).toMatchObject({ kind: 'similar', warning: 'other-network' })
    },
  )

  it('is a warning if it may also be a foreign site', () => {
    const own = { ...published, accounts: [{ network: 'instagram', name: 'outra.agencia' }] }
    const like = '@outra.agencia (instagram)'
    const warning = { kind: 'similar', warning: 'other-network', like }
    expect(checkContact('outra.agencia', own)).toEqual(warning)
    expect(checkContact('@outra.agencia', own)).toEqual({ kind: 'ours', as: like })
  })

  it('is ours with its network', () => {
    for (const [text, as] of [
      ['https://pt-br.facebook.com/veredamodels', '@veredamodels (facebook)'],
      ['https://www.instagram.com/vereda.models', '@vereda.models (instagram)'],
    ] as const) {
      expect(on(text)).toEqual({ kind: 'ours', as })
    }
  })

  it('that is the agency’s own site is ours, as a site', () => {
    expect(on('vereda.example')).toEqual({ kind: 'ours', as: 'https://vereda.example' })
  })
})

it.each([
  'marina@elite.example',
  '+1 212 555 0100',
  '21 99999-0000',
  '@outra.agencia',
  'https://evil.com/vereda.example',
  'https://vereda.example@evil.com/',
  'https://evil.com\\@vereda.example',
  'https://evil.com#@vereda.example',
  'https://evil.com?@vereda.example',
  'evil.com\\.vereda.example',
  'https://www.instagram.com/outra',
  'https://www.pinterest.com/outra',
  'https://www.pinterest.com/vereda/outra',
  'https://www.pinterest.com/vereda?user=outra',
  'https://pinterest.com',
])('a contact that resembles none is foreign: %s', (text) => {
  expect(check(text)).toEqual({ kind: 'foreign' })
})

it.each([
  '',
  '   ',
  'Marina Teles',
  '12345',
  '5550-0140',
  'https://www.instagram.com/',
  'https://www.instagram.com/p/Cabc123/',
  'https://www.instagram.com/vereda.models/p/Cabc123/',
  'https://www.instagram.com/stories/vereda.models/123',
  'https://x.com/vereda.models/status/123',
  'https://www.facebook.com/profile.php?id=123',
  'https://wa.me/qr/X?phone=551155500140',
  `${'.a'.repeat(200)} `,
  `${'a.'.repeat(200)} b`,
  'https://wa.me/',
  '👗',
  '<script>alert(1)</script>',
])('a text that is no contact is not judged: %s', (text) => {
  expect(check(text)).toEqual({ kind: 'unreadable' })
})

describe('laws', () => {
  it('a published contact is ours in any case of its letters', () => {
    const contacts = [
      ...published.emails,
      ...published.hosts,
      ...published.accounts.map(({ name }) => `@${name}`),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...contacts),
        fc.infiniteStream(fc.boolean()),
        (contact, caps) => {
          const written = Array.from(contact, (letter) =>
            caps.next().value ? letter.toUpperCase() : letter,
          ).join('')
          expect(check(written).kind).toBe('ours')
        },
      ),
    )
  })

  it('an account with one other letter is never ours, and is never called foreign', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_'
    fc.assert(
      fc.property(fc.nat(12), fc.constantFrom(...letters.split('')), (place, letter) => {
        const name = 'vereda.models'
        fc.pre(name[place] !== letter)
        expect(check(`@${name.slice(0, place)}${letter}${name.slice(place + 1)}`).kind).toBe(
          'similar',
        )
      }),
    )
  })

  it('no text makes it fail, and only a text that holds a published contact is ours', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        expect(['foreign', 'unreadable', 'similar']).toContain(check(text).kind)
      }),
    )
  })
})
