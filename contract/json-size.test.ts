import { expect, it, vi } from 'vitest'

import { talents } from './integration/talents.ts'
import { exceedsJsonLimits } from './json-size.ts'
import { readJson } from './reading.ts'

const limits = { values: 5, levels: 4, names: 4, distinctNames: 2 }

it.each([
  '',
  '7',
  '[1,2,3,4,5]',
  '[[[[1]]],1]',
  '[{"a":1,"b":2},{"a":1}]',
  '["[[[[[[", "{{{{{{", ",,,,,,", "\\"[[[[::::::,,,", "\\\\"]',
])('%s is within the limits', (text) => {
  expect(exceedsJsonLimits(text, limits)).toBe(false)
})

it.each([
  ['values of one list', '[1,2,3,4,5,6]'],
  ['levels', '[[[[[]]]]]'],
  ['levels that nothing closes', '[[[[['],
  ['levels of objects', '{"a":{"a":{"a":{"a":[]}}}}'],
  ['empty objects', '[{},{},{}]'],
  ['values after a string that ends in a backslash', '["\\\\",1,2,3,4,5]'],
  ['names', '[{"a":1},{"a":1}]'.replaceAll('"a":1', '"a":1,"a":2,"a":3')],
  ['distinct names', '{"a":1,"b":2,"c":3}'],
])('too many %s are found', (_, text) => {
  expect(exceedsJsonLimits(text, limits)).toBe(true)
})

const largest = 20_000_000
const filled = (unit: string) => unit.repeat(Math.floor(largest / unit.length))

it.each([
  ['nested lists', () => `${'['.repeat(100_001)}${']'.repeat(100_001)}`],
  ['a million nested lists', () => `${'['.repeat(1e6)}${']'.repeat(1e6)}`],
  ['empty objects', () => `[${filled('{},')}{}]`],
  ['numbers', () => `[${filled('1,')}1]`],
  ['distinct names', () => `{${Array.from({ length: 1e5 }, (_item, at) => `"${at}":1`).join()}}`],
  ['one name', () => `[{${filled('"a":1,')}"a":1}]`],
])('an answer full of %s is refused before it is parsed', (_, textOf) => {
  const text = textOf()
  const parse = vi.spyOn(JSON, 'parse')
  const reading = readJson(talents.answer, text)
  const parsed = parse.mock.calls.length
  parse.mockRestore()
  expect(reading).toEqual({ status: 'invalid', reason: 'too many values' })
  expect(parsed).toBe(0)
})

it('10,000 talents with every field are within the limits of an answer', () => {
  const fields = Array.from({ length: 22 }, (_, at) => [`field${at}`, 'x'] as const)
  const talent = { id: 7, name: 'Lúcia', gender: 'woman', ...Object.fromEntries(fields) }
  const data = Array.from({ length: 10_000 }, (_, id) => ({ ...talent, id, categories: [] }))
  const text = JSON.stringify({ data, current_page: 1, last_page: 1, per_page: 10_000, total: 1e4 })
  expect(readJson(talents.answer, text)).toMatchObject({ status: 'read', flaws: [] })
})
