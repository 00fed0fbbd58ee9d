import fc from 'fast-check'
import { expect, it } from 'vitest'

import { findLines, parseJsonText } from './json-text.ts'

it.each([
  ['{"a": 1,}', 1, 9],
  ['{"a": 1', 1, 8],
  ['', 1, 1],
  ['[1 2]', 1, 4],
  ['{\n  "a": "b"\n  "c": 1\n}', 3, 3],
  ['{\n  "a": "b\n}', 2, 8],
  ['{a: 1}', 1, 2],
  ['{"a" 1}', 1, 6],
  ['["\\x"]', 1, 2],
  ['{"a": TRUE}', 1, 7],
  ['{"a": 01}', 1, 8],
  ['[] []', 1, 4],
  ['[1,]', 1, 4],
])('%j stops being JSON at line %i, column %i', (text, line, column) =>
  expect(parseJsonText(text)).toEqual({ status: 'invalid', line, column }),
)

it('every JSON is read as it is', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (json, space) => {
      const text = JSON.stringify(JSON.parse(json), null, space)
      expect(parseJsonText(text).status).toBe('parsed')
      expect(findLines(text, () => ['any']).get('any')).toBe(1)
    }),
  )
})

it('wherever a text is cut off, there it stops being JSON', () => {
  const whole = JSON.stringify({ talents: [{ slug: 'ana', height: 1.5, cover: null, is: true }] })
  for (let length = 0; length < whole.length; length += 1) {
    const read = parseJsonText(whole.slice(0, length))
    expect(read).toMatchObject({ status: 'invalid', line: 1 })
    expect(read.status === 'invalid' && read.column).toBeLessThanOrEqual(length + 1)
  }
})

it('removes characters that no database can store from strings', () => {
  expect(parseJsonText('["A\\u0000na", "\\ud800"]')).toEqual({
    status: 'parsed',
    value: ['Ana', '\ufffd'],
  })
})

it('the line of a value is found by its path, and by what it says', () => {
  const text = '{\n "talents": [\n  {\n   "cover": "caf\\u00e9.jpg"\n  },\n  7\n ]\n}'
  const lines = findLines(text, (path, string) => [path.join('.'), `says ${string}`])
  expect(Object.fromEntries(lines)).toMatchObject({
    '': 1,
    talents: 2,
    'talents.0': 3,
    'talents.0.cover': 4,
    'talents.1': 6,
    'says café.jpg': 4,
  })
})

it('rejects a text that is nested too deep', () => {
  const text = '['.repeat(1_000_000) + ']'.repeat(1_000_000)
  expect(parseJsonText(text).status).toBe('invalid')
})

it('finds the lines of two megabytes in one pass: a search for each would exceed the limit of a test', () => {
  const text = JSON.stringify(Array.from({ length: 20_000 }, () => ({ file: 'x'.repeat(90) })))
  expect(findLines(text, (path) => [String(path[0])]).get('19999')).toBe(1)
})
