import fc from 'fast-check'

import { clip, exampleBoards, picture } from './fresh-agency.fixture.ts'

/** The files that agencies of {@link someAgency} name. Some have the same content, some are not media. */
export async function someFiles(): Promise<Record<string, string | Uint8Array>> {
  return {
    'a.png': await picture('red'),
    'b.jpg': await picture('blue', { width: 60, format: 'jpeg' }),
    'sub/é c.webp': await picture('green', { format: 'webp' }),
    'copy of a.png': await picture('red'),
    'walk.mp4': clip('walk'),
    'walk.pt.vtt': captions,
    'walk.chapters.vtt': captions,
    'turn.mp4': clip('turn'),
    'turn.vtt': captions,
    'drawing.svg': '<svg/>',
    'wool.html': '\ufeff<h1>Wool</h1>\r\n<img src="a.png"><img src=\'lost.png\' alt="x">',
    'empty.html': '',
  }
}

const pictures = ['a.png', 'b.jpg', 'sub/é c.webp', 'copy of a.png', './a.png']
const faulty = ['lost.png', '../a.png', 'drawing.svg', '']
const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nWalking\n'
const films = ['walk.mp4', './turn.mp4']
const name = fc.constantFrom(...pictures, ...pictures, ...films, ...faulty)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\0', '\ud800', 'é\n'),
)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const slug = fc.constantFrom('ana', 'bia', 'cora-2', 'posts', 'd3', 'Ana Lima')
const language = fc.constantFrom('pt', 'en', 'es')
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 4 })
const words = fc.string({ minLength: 1 })
const boards = fc.constantFrom(...Object.keys(exampleBoards), 'catwalk')
const cm = maybe(fc.oneof(fc.integer({ min: 20, max: 260 }), fc.double({ min: 25, max: 250 })))

const frame = fc.record({ file: name, caption: maybe(text), width: maybe(fc.integer({ max: 99 })) })
const film = fc.record({
  file: maybe(name),
  provider: maybe(fc.constantFrom('youtube', 'vimeo', 'tube')),
  id: maybe(text),
  poster: maybe(name),
})
const talent = fc.record({
  slug,
  hidden: maybe(fc.boolean()),
  name: fc.oneof(words, text),
  gender: maybe(fc.constantFrom('woman', 'man', null)),
  boards: list(boards),
  measures: fc.record({ height: cm, bust: cm, waist: cm, hips: cm, shoes: maybe(text) }),
  hair: maybe(text),
  birthdate: maybe(fc.constantFrom('2009-02-03', '2009-02-30')),
  languages: maybe(list(fc.record({ language: text, level: maybe(text) }))),
  modelsCom: maybe(text),
  cover: maybe(name),
  coverWeb: maybe(name),
  cover2: maybe(name),
  book: maybe(list(frame)),
  polaroids: maybe(list(frame)),
  videos: maybe(list(film)),
  digitalVideos: maybe(list(film)),
})
const post = fc.record({
  slug,
  hidden: maybe(fc.boolean()),
  batch: fc.constantFrom('wool', 'felt'),
  language,
  title: fc.oneof(words, text),
  description: text,
  date: fc.constantFrom('2026-05-01', '2026-05-31', '2024-02-29', '2026-05-32'),
  content: fc.oneof(
    text,
    fc.constantFrom('file: wool.html', 'file: empty.html', 'file: lost.html', '\ufeff\ufeffx'),
    name.map((file) => `<p>file: x</p><img SRC=' ${file} '><img src="https://a.example/b.png">`),
  ),
  cover: maybe(name),
})
const slide = fc.record({ mobile: name, desktop: name })

/** Agencies as people might write them, mistakes included. */
export const someAgency = fc.record({
  talents: list(talent),
  posts: list(post),
  prehome: list(slide),
  slides: list(fc.record({ type: text, mobile: name, desktop: name, title: maybe(text) })),
  staff: list(fc.record({ name: text, email: fc.constant('rui@agency.example'), language })),
  social: fc.dictionary(text, fc.record({ url: fc.constantFrom('https://a.example/', 'none') }), {
    maxKeys: 3,
  }),
  feed: list(fc.record({ picture: name, url: fc.webUrl(), alt: text, altEn: maybe(text) })),
})
