import { describe, expect, it } from 'vitest'

import { toSafeHtml } from './to-safe-html.ts'

const mediaUrl = 'https://panel.example/storage/'
const sanitized = (html: string) => toSafeHtml(html, mediaUrl)
const withSize = (size: string) => sanitized(`<img src="a.jpg" ${size}>`)
const words = (text: string) => text.split(/\s+/)

describe('the text of a post', () => {
  it('keeps its structure', () => {
    const text =
      '<h2>A</h2><p>b <em>c</em><br />d</p><ul><li>e</li></ul><blockquote><p>f</p></blockquote><hr />' +
      '<figure><img src="a.jpg" alt="g" /><figcaption>h</figcaption></figure><dl><dt>i</dt><dd>j</dd></dl>' +
      '<table><caption>k</caption><tbody><tr><th scope="col">l</th><td colspan="2">m</td></tr></tbody></table>'
    expect(sanitized(text)).toBe(text)
  })

  it.each([
    ['<h1>A</h1><h2>B</h2><h3>C</h3>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
    ['<h2>A</h2><h3>B</h3><h6>C</h6>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
  ])('has its headings beneath the page’s own: %s', (given, lowered) => {
    expect(sanitized(given)).toBe(lowered)
  })

  it.each([
    ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
    ['<span style="color:red" id="x" class="y" data-z="1">one</span>', 'one'],
    ['<p>one<script>x()</script><style>p{}</style><!-- two --></p>', '<p>one</p>'],
    [
      '<svg><text>x</text></svg><math><mi>x</mi></math><template>x</template><noscript>x</noscript>',
      '',
    ],
    ['<form action="/x"><input value="y"><button>z</button>word</form>', '<p>word</p>'],
    ['<p onclick="x()">one</p>', '<p>one</p>'],
    ['<td colspan="2000000" onclick="x()">one</td>', '<td>one</td>'],
    ['<p>one<p>two <b>three', '<p>one</p><p>two <b>three</b></p>'],
    ['1 < 2 & 3 > 2 &nbsp;&copy;', '1 &lt; 2 &amp; 3 &gt; 2 \u{a0}©'],
    ['</div></main></body><p>one</p>', '<p>one</p>'],
  ])('loses what is no text: %s', (given, left) => {
    expect(sanitized(given)).toBe(left)
  })
})

describe('a link in a text', () => {
  it.each([
    '/modelos/mulheres/all?letter=a#b',
    'mailto:a@vereda.example?subject=Hi',
    'tel:+551155500140',
  ])('may lead to %s', (address) =>
    expect(sanitized(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`),
  )

  it('leads to another site without telling it where from, and in the same tab', () => {
    const link = '<a href="https://lume.example/a?b=1&amp;c" rel="noopener noreferrer">x</a>'
    expect(
      sanitized('<a href="http://lume.example/a?b=1&c" target="_blank" rel="opener">x</a>'),
    ).toBe(link)
  })

  it.each(
    words(
      `javascript:x() java&Tab;script:x() &#x6a;avascript:x() javascript&colon;x() data:text/html,x vbscript:x ftp://a.example
      blob:https://a.example/b file:///etc https://user@a.example #place wool ../wool https:// http://a.example:8080/`,
    ),
  )('is text where it leads to %s', (address) => {
    expect(sanitized(`<a href="${address}">x</a>`)).toBe('x')
  })

  it('that begins with two slashes leads to another site, never to a path of ours', () => {
    const link = '<a href="https://a.example/b" rel="noopener noreferrer">x</a>'
    for (const address of ['//a.example/b', '/\\a.example/b', '/\t/a.example/b'])
      expect(sanitized(`<a href="${address}">x</a>`)).toBe(link)
  })
})

describe('a picture in a text', () => {
  it.each([
    'posts/a b.jpg',
    '/posts/a b.jpg',
    '/storage/posts/a b.jpg',
    'https://panel.example/storage/posts/a b.jpg?v=2#c',
  ])('is one of the media storage as %s', (source) => {
    expect(sanitized(`<img src="${source}" style="width:9px" alt="A">`)).toBe(
      '<img src="posts/a b.jpg" alt="A" />',
    )
  })

  it('keeps the size that its author gave, where that is one', () => {
    expect(withSize('width="300px" height=200')).toBe(
      '<img src="a.jpg" alt="" width="300" height="200" />',
    )
    expect(withSize('width="100%" height="auto"')).toBe('<img src="a.jpg" alt="" />')
  })

  it.each([
    '../secret.jpg',
    '/storage/../../secret.jpg',
    'data:image/png;base64,AAAA',
    'a.mp4',
    'javascript:x()',
    'cid:1',
    '',
  ])('is none as %s', (source) => expect(sanitized(`<img src="${source}" onerror="x()">`)).toBe(''))

  it('from elsewhere is a link, called by its words or its address', () => {
    const source = 'https://www.a.example/b.jpg'
    const link = (name: string) => `<a href="${source}" rel="noopener noreferrer">${name}</a>`
    expect(sanitized(`<img src="${source}" alt="A &quot;coat&quot;">`)).toBe(link('A "coat"'))
    expect(sanitized(`<img src="${source}">`)).toBe(link('a.example/b.jpg'))
    expect(sanitized(`<a href="/x"><img src="${source}" alt="A coat"></a>`)).toBe(
      '<a href="/x">A coat</a>',
    )
  })

  it('that only counts readers is gone', () => {
    expect(sanitized('<img src="https://a.example/open.gif" width="1" height="1">')).toBe('')
  })
})

describe('a video in a text', () => {
  it.each([
    [
      'https://www.youtube.com/embed/abc-DEF_123?autoplay=1',
      'https://www.youtube.com/watch?v=abc-DEF_123',
    ],
    ['//www.youtube-nocookie.com/embed/abc-DEF_123', 'https://www.youtube.com/watch?v=abc-DEF_123'],
    ['https://player.vimeo.com/video/123?h=ab1&dnt=1', 'https://vimeo.com/123/ab1'],
  ])('is a link to its page: %s', (source, page) => {
    const link = (name: string) => `<a href="${page}" rel="noopener noreferrer">${name}</a>`
    expect(sanitized(`<iframe src="${source}" title="The show"></iframe>`)).toBe(link('The show'))
    expect(sanitized(`<iframe src="${source}"></iframe>`)).toContain(
      page.replace(/^https:\/\/(www\.)?/, '>'),
    )
  })

  it.each([
    'https://a.example/embed/1', // anybody else's
    'https://www.youtube.com/embed/short', // ids have six letters or more
    'https://player.vimeo.com/video/abc-DEF_123', // ids are numbers
    'https://player.vimeo.com/video/',
  ])('in any other frame is gone: %s', (source) => {
    expect(sanitized(`a<iframe src="${source}">b</iframe>c`)).toBe('ac')
  })
})
