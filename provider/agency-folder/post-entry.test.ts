import { expect, it } from 'vitest'

import { contentFile, replacePictures, toPostEntry } from './post-entry.ts'
import type { Source } from './source.ts'

const upper = (name: string) => name.toUpperCase()

it.each([
  ['<img src="posts/wool.webp">', '<img src="POSTS/WOOL.WEBP">'],
  [`<img alt="x" src='a.png'/>`, '<img alt="x" src="A.PNG"/>'],
  ['<img SRC="a.png"><img src="b.png">', '<img src="A.PNG"><img src="B.PNG">'],
  ['<img src=" a.png ">', '<img src="A.PNG">'],
  ['<img src=a.png alt=A>', '<img src="A.PNG" alt=A>'],
  ['<img src = "a.png">', '<img src="A.PNG">'],
  ['<img class="x"src="a.png">', '<img class="x"src="A.PNG">'],
  ["<img alt=Joana's src='a.png'>", `<img alt=Joana's src="A.PNG">`],
  [
    '<img alt="5" tall" src="a.png"><p>x</p><img src="b.png"><img alt="c" src="c.png">',
    '<img alt="5" tall" src="A.PNG"><p>x</p><img src="B.PNG"><img alt="c" src="C.PNG">',
  ],
  ['<p>no picture</p>', '<p>no picture</p>'],
])('in %s the file becomes a media path', (html, replaced) =>
  expect(replacePictures(html, upper)).toBe(replaced),
)

it.each([
  '<img src="https://elsewhere.example/a.png">',
  '<img src="//elsewhere.example/a.png">',
  '<img src="data:image/png;base64,AAAA">',
  '<img data-src2="a.png" srcset="a.png 2x">',
  '<img data-src="a.png" alt="x src=a.png">',
  '<a href="https://shop.example/?a=1&src=newsletter">x</a>',
  '<a href="/newsletter?src=home" title="src=\'a.png\'">x</a>',
  '<a href=/newsletter?src=home>x</a>',
  '<p>src=a.png, src="a.png"</p>',
])('%s stays as it is', (html) => expect(replacePictures(html, upper)).toBe(html))

it('a picture that cannot be had loses its address', () => {
  expect(replacePictures('<img src="a.png" alt="A">', () => null)).toBe('<img  alt="A">')
})

it.each([['src="'], ['<img src="'], ["<a '"], ['<a '], [' '], ['<a'], ['<a b=']])(
  'two megabytes of %j after a tag end within the time of a test, which quadratic work would not',
  (part) => {
    const html = `<img ${part.repeat(2_000_000 / part.length)}`
    expect(replacePictures(html, () => null).length).toBeLessThanOrEqual(html.length)
  },
)

it.each([
  ['file: posts/wool.html', 'posts/wool.html'],
  ['file:posts/wool.html', 'posts/wool.html'],
  ['<p>file: not one</p>', null],
  ['', null],
])('the content %j lies in the file %s', (content, file) =>
  expect(contentFile({ ...post, content })).toBe(file),
)

it('a post is stored with the content of its file', () => {
  const entry = toPostEntry({ ...post, content: 'file: wool.html' }, sourceWith('<p>Wool</p>'))
  expect(entry).toEqual({ ...post, content: '<p>Wool</p>', hidden: 0 })
})

it('a post whose file cannot be had is none', () => {
  expect(toPostEntry({ ...post, content: 'file: wool.html' }, sourceWith(null))).toBeNull()
})

const post = {
  slug: 'wool',
  hidden: false,
  batch: 'wool',
  language: 'en' as const,
  title: 'Wool',
  description: '',
  date: '2026-05-01',
  content: '<p>Wool</p>',
  cover: null,
}

function sourceWith(text: string | null): Source {
  return {
    media: () => null,
    tracksOf: () => [],
    text: () => text,
    report: () => {},
    warn: () => {},
  }
}
