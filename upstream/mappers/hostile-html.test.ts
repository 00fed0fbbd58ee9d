import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allowedAttributes, allowedTags } from './safe-tags.ts'
import { toSafeHtml } from './to-safe-html.ts'

const sanitized = (html: string) => toSafeHtml(html, null)
const filled = (text: string) => text.repeat(2_000_000 / text.length)
const paragraphOf = (characters: number) => `<p>${'ab '.repeat(characters / 3)}</p>`
const tagsOf = (tags: number) => '<b>x</b>'.repeat(tags / 2)
const pastedOf = (megabytes: number) => `<img src="data:,${'A'.repeat(megabytes * 1_000_000)}">`
const words = (text: string) => text.split(/\s+/)

describe('a text without end', () => {
  it.each([
    '<b>',
    '<div>',
    '<ul><li>',
    '<table><tr><td>',
    '<',
    '<a ',
    '&',
    '<!--',
    '<iframe>',
    '<video>',
    '<svg><p>',
    '<button x="',
    'src="data:',
    '<img src="data:',
    '<img ',
    '<p>x</p>',
  ])('is read within the limit of a test: 2 MB of %s', (text) => {
    expect(sanitized(filled(text)).length).toBeLessThan(1_200_000) // 2 MB of <b> took the parser 276 s
  })

  it('ends with an ellipsis, and stays as it is', () => {
    const html = sanitized(filled('<p>Wool, <em>closely</em> seen.</p>'))
    expect(html).toMatch(/^<p>Wool, <em>closely<\/em> seen\.<\/p>.*…(?:<\/\w+>)*$/s)
    expect(sanitized(html)).toBe(html)
  })

  it('is whole up to 100,000 characters and 4,000 tags, and half of that beyond', () => {
    expect(sanitized(paragraphOf(99_000))).toHaveLength(99_007)
    expect(sanitized(paragraphOf(102_000))).toHaveLength(50_000 + '…</p>'.length)
    expect(sanitized(tagsOf(4_000))).toBe(tagsOf(4_000))
    expect(sanitized(tagsOf(4_002))).toBe(`${tagsOf(2_000)}…`)
  })

  it('is read to its ten-millionth character, with the pictures pasted into it', () => {
    expect(sanitized(`<p>one</p>${pastedOf(9)}<p>two</p>`)).toBe('<p>one</p><p>two</p>')
    expect(sanitized(`<p>one</p>${pastedOf(11)}<p>two</p>`)).toMatch(/^<p>one<\/p>…?$/)
  })

  it('shows its first 200 pictures, from wherever they are', () => {
    for (const source of ['a.jpg', 'https://a.example/b.jpg']) {
      const html = sanitized(`<p>x</p><img src="${source}">`.repeat(300))
      expect(html.match(/<p>/g)).toHaveLength(300)
      expect(html.match(/<img|<a /g)).toHaveLength(200)
    }
  })

  it('is whole where only a picture pasted into it is large', () => {
    const pasted = `<img src="data:image/png;base64,${filled('AAAA')}">`
    expect(sanitized(`<p>one</p>${pasted}<p>two</p>`)).toBe('<p>one</p><p>two</p>')
  })
})

describe('whatever the text', () => {
  const attribute = `(?: (?:${Object.values(allowedAttributes).flat().join('|')})="[^"<>]*")*`
  const onlyAllowed = new RegExp(
    `^(?:[^<>]|</?(?:${allowedTags.join('|')})${attribute}(?: /)?>)*$`,
    'u',
  )

  it('only tags and attributes of the list are left, and a second time changes nothing', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const safe = sanitized(html)
        expect(safe).toMatch(onlyAllowed)
        expect(sanitized(safe)).toBe(safe)
      }),
      { numRuns: 2_000, examples: [['src="data:text/html,x&quot;']] }, // as text, it is no pasted picture
    )
  })
})

const tags = [...allowedTags, ...words('div h1 span font script style iframe form xmp details')]
const others = words(
  `<svg> <math> <mtext> <mglyph> <noscript> <textarea> <title> <select> <option> <template> <plaintext> <image> <isindex>
  <frameset> <body> <html> </svg> </math> </noscript> </title> </textarea> </select> </template> </body> </html>`,
)
const pieces = words(
  `<a href=" <img src=" <img alt=" <p title=' <b x=\` "> '> \`> "/onload=x()/ /> <!-- --> --!> <![CDATA[ ]]> <? <! </ < > &lt; &#60;
  &quot; &amp; javascript:x() https://a.example/b //a.example /a a.jpg data:text/html,x onerror=x() <iframe/src="`,
)

/** Fragments in any order, of which parsers disagree what they mean. */
const hostileHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom(...others),
      fc.constantFrom(...pieces),
      fc.string(),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''))
