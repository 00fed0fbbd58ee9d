import { describe, expect, it } from 'vitest'

import { toSafeHtml } from './to-safe-html.ts'

const sanitized = (html: string) => toSafeHtml(html, null)

/** Every element that HTML has or had, and some of drawings and formulas. */
const elements =
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body
  br button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt
  element em embed fencedframe fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr
  html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee menu menuitem meta meter
  multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress
  q rb rp rt rtc ruby s samp search section select selectedcontent shadow slot small source spacer span strike strong sub summary
  sup table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp
  svg g text tspan foreignObject desc circle path use image defs math mi mo mn mtext mglyph annotation-xml x-card`.split(
    /\s+/,
  )

describe('the text after a tag that nobody closes', () => {
  it.each(elements)('is there: <%s>', (name) => {
    for (const tag of [`<${name}>`, `<${name.toUpperCase()} a="b" c>`, `<${name}/>`]) {
      for (const opened of [tag, tag + tag, `<div>${tag}<b>`, `${tag}</${name}>${tag}`]) {
        const html = sanitized(`<p>before</p>${opened}inside</p><p>after</p>`)
        expect([html.includes('before'), html.includes('after'), html], opened).toEqual([
          true,
          true,
          html,
        ])
        expect(sanitized(html)).toBe(html)
      }
    }
  })

  it.each(['svg', 'math'])('is there where a tag of HTML ends the element: <%s>', (name) => {
    expect(sanitized(`<${name}><path/><p>after</p></${name}>`)).toBe('<p>after</p>')
    expect(sanitized(`<${name}><text>x</text></${name}><p>after</p>`)).toBe('<p>after</p>')
  })

  it.each(['script', 'style'])('is code after <%s>, of which nothing is left', (name) => {
    expect(sanitized(`<p>before</p><${name}>x()</p><p>after</p>`)).toBe('<p>before</p>')
  })

  it('is there after a video in a frame, which becomes its link', () => {
    const html = sanitized('<iframe src="https://www.youtube.com/embed/abcdefg" title="T"><p>after')
    expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com\/[^>]+>T<\/a><p>after<\/p>/)
  })
})
