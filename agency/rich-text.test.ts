import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hasStrayLink, parseRichText, plainText } from './rich-text.ts'

describe('a paragraph of the agency’s', () => {
  it('has emphasis, links and e-mail addresses', () => {
    expect(
      parseRichText('Uma *casa*: [veja](/modelos), [leia](https://a.example/?b=1) ou a@b.example.'),
    ).toEqual([
      { kind: 'text', text: 'Uma ' },
      { kind: 'emphasis', text: 'casa' },
      { kind: 'text', text: ': ' },
      { kind: 'link', text: 'veja', address: '/modelos' },
      { kind: 'text', text: ', ' },
      { kind: 'link', text: 'leia', address: 'https://a.example/?b=1' },
      { kind: 'text', text: ' ou ' },
      { kind: 'link', text: 'a@b.example', address: 'mailto:a@b.example' },
      { kind: 'text', text: '.' },
    ])
  })

  it.each(['2 * 3', '[sic]', '(dois)', '*', '<b>não</b>', '[a] (/b)'])(
    'is text where it has no mark: %s',
    (text) => {
      expect(parseRichText(text)).toEqual([{ kind: 'text', text }])
    },
  )

  it.each([
    'javascript:alert`1`',
    'http://a.example',
    '//a.example',
    '/\\a.example',
    'data:text/html,x',
    'https:/modelos',
  ])('leads nowhere by %s, which is told at the start', (address) => {
    const text = `antes [aqui](${address}) depois`
    expect(hasStrayLink(text)).toBe(true)
    expect(parseRichText(text).filter(({ kind }) => kind === 'link')).toEqual([])
    expect(plainText(text)).toBe('antes aqui depois')
  })

  it('is read to its end, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[*[\]()/@.a \\:]{0,40}$/), (text) => {
        const links = parseRichText(text).filter((span) => span.kind === 'link')
        expect(
          links.filter(({ address }) => !/^(?:mailto:|https:|\/(?![/\\]))/.test(address)),
        ).toEqual([])
      }),
    )
  })
})
