import fc from 'fast-check'

import { choice, pageOf } from '../contract/site-over-services.ts'

/** What a service may say in place of a number. */
const ids: readonly unknown[] = [2 ** 53 - 1, 2 ** 53 - 2, 0, -1, 1.5, 2 ** 53, '7', null, NaN]
const names: readonly unknown[] = [
  [
    'a'.repeat(5_000),
    'é'.repeat(5_000),
    '語'.repeat(5_000),
    '🌿'.repeat(5_000),
    'a '.repeat(2_500),
  ],
  ['🏳️‍🌈', '\ud800', 'A\udc00b', '..', '.', '/', 'a/b', '%', '%2f..%2f', '\\', '?', '#', '&amp;'],
  [
    '',
    ' ',
    null,
    7,
    {},
    '<b>"',
    "O'Neil",
    'ﷺ',
    'e\u0301'.repeat(600),
    '\u202eA',
    '\u0000',
    'x.data',
  ],
].flat()
const paths: readonly unknown[] = [
  ['a'.repeat(4_000), 'a'.repeat(1_300), '語'.repeat(900), '🌿'.repeat(1_000), '%41'.repeat(433)],
  ['x/'.repeat(600) + 'x', 'é'.repeat(649) + '#', '.', '..', 'a//b', '/a.png', '//evil.test/a.png'],
  [
    '../a',
    'a/../b',
    '%2e%2e/a',
    'a%2fb.png',
    'a b.png',
    "a'b.png",
    '%',
    'a\\b',
    'u@h',
    'http://a.b',
  ],
  [
    '\ud800',
    '',
    ' ',
    null,
    7,
    'a.data',
    'a&b;c=d,e.png',
    '🏳️‍🌈.png',
    'a+b.png',
    '"<>.png',
    '.a',
    'a.',
  ],
].flat()
const slugs = [
  [
    'wool',
    'a/b',
    '/',
    '.',
    '..',
    '...',
    'x.data',
    '.data',
    'feed.xml',
    '_',
    'index',
    '%2e%2e',
    '%',
  ],
  [
    'a%2Fb',
    'a?b',
    'a#b',
    'ü',
    '🌿',
    ' a b ',
    '\\',
    ';',
    '+',
    'A',
    '\ud800',
    '\u0000',
    '\u202e',
    '-',
  ],
  [
    'en',
    'pt',
    '🌿'.repeat(5_000),
    'a'.repeat(5_000),
    "'",
    '"',
    '<b>',
    '&',
    ':a',
    '*',
    'page',
    'a.b',
  ],
  ['', ' ', null, 7, '//evil.test', 'http://a.b', '~', '=', ',', '(a)', '%00', '%ff', '__proto__'],
].flat()
const counts = fc.constantFrom<unknown>(undefined, null, -5, 0, 1.5, 'many', {}, 2 ** 53 - 1)
const path = fc.constantFrom<unknown>(...paths)

type Item = Readonly<Record<string, unknown>>

/** Everything that is odd once in an item that is good but for it, and more items with all of it by chance. */
export function lyingAgency(seed: number) {
  const talents = [
    ...ids.map((id, index) => talentWith(1_000 + index, { id })),
    ...names.map((name, index) => talentWith(2_000 + index, { name })),
    ...paths.map((cover, index) => talentWith(3_000 + index, { cover, book: framesAt(paths) })),
    ...sampled(seed),
  ]
  const posts = slugs.map((slug, index) => postWith(1 + index, slug))
  const told = fc.sample(fc.record({ last_page: counts, per_page: counts, total: counts }), {
    seed,
    numRuns: 2,
  })
  const answers: Record<string, unknown> = {
    'GET /api/talents/attributes': { hair: [choice('Brown')], eyes: [choice('Green')] },
    'POST /api/talents': { ...pageOf(talents), ...told[0], last_page: -5, total: -5 },
    'GET /api/options': {
      gender: [choice('woman')],
      height: [choice('178/5.10')],
      shoes: [choice('38')],
      hair: [choice('Brown')],
      eyes: [choice('Green')],
      countries: [choice('BR')],
    },
    'GET /api/entities/newsletter': posts.slice(0, 4),
    'GET /api/posts/newsletter/pt': { ...pageOf(posts), ...told[1], last_page: null, total: null },
    'GET /api/entities/prehome': paths.map((image, id) => slideOf(id, image)),
    'GET /api/entities/staff': [],
    'GET /api/social-medias': {},
  }
  for (const talent of talents) answers[`GET /api/talent/profile ${String(talent['id'])}`] = talent
  for (const post of posts)
    answers[`GET /api/posts/newsletter/pt/${String(post['id'])}`] = {
      ...post,
      content: paths.map((each) => `<img src="/storage/${String(each)}">`).join('<p>Warm.</p>'),
    }
  return { talents: talents.filter(isGood), posts: posts.filter(hasSlug), answers }
}

function talentWith(id: number, odd: Item): Item {
  const good = { id, name: `Talent ${id}`, gender: 'woman', cover: 'covers/a.png' }
  return { ...good, categories: [{ id: 3000 + (id % 3), name: 'Image' }], ...odd }
}

function postWith(id: number, slug: unknown): Item {
  return { id, slug, title: `Post ${id}`, date: '2026-02-01', language: 'pt', cover: paths[id] }
}

function slideOf(id: number, image: unknown): Item {
  return { id, image_mobile: image, image_desktop: image }
}

function framesAt(files: readonly unknown[]): Item[] {
  return files.map((file, id) => ({ id, file, width: -1, height: 0.5 }))
}

function sampled(seed: number): Item[] {
  const odd = fc.record({
    name: fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 60 })),
    gender: fc.constantFrom<unknown>('woman', 'man', null, 'many', 7),
    cover: path,
    cover2: path,
    height: fc.constantFrom<unknown>('5.10/178', '-1', '1e309', 'x'.repeat(5_000), null, 7),
    book: fc.array(path, { maxLength: 5 }).map(framesAt),
    video: fc
      .array(path, { maxLength: 3 })
      .map((files) => files.map((url, id) => ({ id, url: `${String(url)}.mp4` }))),
  })
  return fc.sample(odd, { seed, numRuns: 10 }).map((each, index) => talentWith(4_000 + index, each))
}

/** Whether the contract takes it: a whole number from nought, and a name that says something. */
function isGood({ id, name }: Item): boolean {
  const isNamed = typeof name === 'string' && name.toWellFormed().trim() !== ''
  return isNamed && typeof id === 'number' && Number.isSafeInteger(id) && id >= 0
}

function hasSlug({ slug }: Item): boolean {
  return typeof slug === 'string' && slug.trim() !== ''
}
