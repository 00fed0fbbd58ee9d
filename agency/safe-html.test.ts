import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { safeHtml } from './safe-html.fixture.ts'
import { picturesIn, withImages } from './safe-html.ts'

const text = safeHtml(
  '<p>One <img src="a &amp; b.jpg" alt="&quot;x&quot; &amp;lt;" width="300" height="200" /></p><img src="c.jpg" alt="" />',
)

describe('the pictures of a text', () => {
  it('are told in their order, with their words and the size that their author gave', () => {
    expect(picturesIn(text)).toEqual([
      { path: 'a & b.jpg', alt: '"x" &lt;', size: { width: 300, height: 200 } },
      { path: 'c.jpg', alt: '', size: null },
    ])
  })

  it('are none where words only speak of one', () => {
    expect(picturesIn(safeHtml('&lt;img src="a.jpg" alt="" /&gt;'))).toEqual([])
  })

  it('give way to images, each in its place', () => {
    const images = [{ src: '/1', alt: 'A' }, { src: '/2' }]
    expect(withImages(text, images)).toBe('<p>One <img src="/1" alt="A" /></p><img src="/2" />')
  })

  it('cannot become anything but images, whatever their attributes say', () => {
    fc.assert(
      fc.property(fc.string(), (alt) => {
        const filled = withImages(safeHtml('<img src="a" alt="" />'), [{ alt }])
        expect(filled).toMatch(/^<img alt="[^"<>]*" \/>$/)
        const [read] = picturesIn(safeHtml(filled.replace('alt=', 'src="a" alt=')))
        expect(read?.alt).toBe(alt)
      }),
    )
  })
})
