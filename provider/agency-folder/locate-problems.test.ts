import { expect, it } from 'vitest'

import { locateProblems } from './locate-problems.ts'
import { namedKeysIn } from './named-keys.ts'

const text = `{
  "version": 1,
  "talents": [
    { "slug": 7 },
    {
      "slug": "ana",
      "cover": "lost.jpg",
      "book": [
        { "file": "a.jpg" },
        { "file": "lost.jpg" }
      ]
    },
    { "slug": "bia", "cover": "lost.jpg" }
  ],
  "posts": [{ "slug": "wool", "language": "en",
    "content": "file: wool.html" }],
  "prehome": [
    { "mobile": "a.jpg",
      "desktop": "gone.mp4" }
  ]
}`

it.each([
  ['a field of an entry by its slug', 'agency.json', 'talents.ana.cover', 7],
  ['a field that is missing, at the entry', 'agency.json', 'talents.ana.name', 5],
  ['an entry without a good slug, at its number', 'agency.json', 'talents.0.slug', 4],
  ['a file, where its entry names it first', 'lost.jpg', 'talents.ana.book', 7],
  ['a file of another entry', 'lost.jpg', 'talents.bia.cover', 13],
  ['a file within a gallery', 'a.jpg', 'talents.ana.book', 9],
  ['a file of a list without names', 'gone.mp4', 'prehome', 19],
  ['a file that a post’s own file names', 'lost.png', 'posts.en.wool.content', 16],
  ['a post’s own file', 'wool.html', 'posts.en.wool.content', 16],
  ['a list that is missing', 'agency.json', 'staff', 1],
  ['the whole', 'agency.json', '', 1],
])('%s is found', (_, file, place, line) => {
  const problem = { file, place, reason: 'is wrong' }
  const named = namedKeysIn(JSON.parse(text))
  expect(locateProblems([problem], text, named)).toEqual([{ ...problem, line }])
})
