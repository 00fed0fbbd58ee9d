import { expect, it } from 'vitest'

import { readingMinutes } from './reading-time.ts'

const words = (count: number) => `<p>${'wool '.repeat(count)}</p>`

it.each([
  [words(1), 1],
  [words(220), 1],
  [words(331), 2],
  [words(2_200), 10],
])('a text takes whole minutes to read, one at the least', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

it('tags are no words, and words of one character each are', () => {
  expect(readingMinutes(`<a href="/very/long">${'<em>à</em> '.repeat(440)}</a>`)).toBe(2)
})

it.each(['', '<img src="a.jpg" alt="" />', '<p> … — </p>'])('%j takes no time', (html) => {
  expect(readingMinutes(html)).toBeNull()
})
