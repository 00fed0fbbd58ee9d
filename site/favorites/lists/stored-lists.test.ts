import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_FAVORITES } from '../heart/favorites.ts'
import { MAX_LISTS, MAX_NOTE_LENGTH, MAX_TITLE_LENGTH } from './named-lists.ts'
import { someLists } from './some-lists.fixture.ts'
import { cut, listsFormat } from './stored-lists.ts'

const seed = 2026
const { read, write } = listsFormat
const stored = (lists: unknown, more = {}) => JSON.stringify({ current: 'a', lists, ...more })

/** JSON that looks like lists in some places. */
const nearly = fc.record(
  {
    current: fc.jsonValue(),
    sender: fc.jsonValue(),
    replaced: fc.oneof(fc.jsonValue(), fc.array(fc.double())),
    lists: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record(
          {
            id: fc.constantFrom('a', 'b', '__proto__', '', 7),
            title: fc.oneof(fc.string(), fc.jsonValue()),
            talents: fc.oneof(fc.jsonValue(), fc.constant([1, 2])),
            remarks: fc.dictionary(
              fc.constantFrom('7', '__proto__', 'x', '1e3'),
              fc.oneof(fc.jsonValue(), fc.record({ note: fc.string(), mark: fc.jsonValue() })),
            ),
          },
          { requiredKeys: [] },
        ),
      ),
    ),
  },
  { requiredKeys: [] },
)

describe('the lists that a browser keeps', () => {
  it('are read as they were written', () => {
    const all = fc.record({
      sender: fc.constantFrom('', 'Marta'),
      replaced: fc.option(fc.array(fc.nat(), { maxLength: 5 })),
      lists: someLists,
    })
    fc.assert(
      fc.property(all, ({ sender, replaced, lists }) => {
        const value = { ...lists, sender, replaced }
        expect(read(write(value))).toEqual({ value, isComplete: true })
      }),
      { seed },
    )
  })

  it('are one where nothing was kept', () => {
    expect(read(null)).toMatchObject({ value: { lists: [{ id: 'first' }] }, isComplete: true })
  })

  it('are some lists within their bounds, whatever the text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      nearly.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { value } = read(text)
        const ids = value.lists.map(({ id }) => id)
        expect(ids.length).toBeGreaterThan(0)
        expect(ids.length).toBeLessThanOrEqual(MAX_LISTS)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toContain(value.currentId)
        expect(read(write(value))).toEqual({ value, isComplete: true })
      }),
      { seed, numRuns: 500 },
    )
  })

  it.each(['', '{"lists": [', '[]', '{"lists": []}', '{"lists": [7]}', stored([{ id: 'ä' }])])(
    'that cannot be read are told from none: %s',
    (text) => {
      expect(read(text)).toMatchObject({ value: { lists: [{ id: 'first' }] }, isComplete: false })
    },
  )

  it('keep what can be read', () => {
    const { value, isComplete } = read(stored([{ id: 'a', title: 'A', talents: {} }, 7]))
    expect(value.lists).toEqual([{ id: 'a', title: 'A', talents: [], remarks: {} }])
    expect(isComplete).toBe(false)
  })

  it('have bounded titles, notes and numbers', () => {
    const remarks = {
      7: { note: 'x'.repeat(10_000), mark: 'yes' },
      8: { note: 7, mark: 'perhaps' },
    }
    const talents = Array.from({ length: 5_000 }, (_, index) => index)
    const title = `  a\n\u202e${'b'.repeat(10_000)}`
    const { value } = read(stored([{ id: 'a', title, talents, remarks }]))
    const [list] = value.lists
    expect(list?.title).toHaveLength(MAX_TITLE_LENGTH)
    expect(list?.title).toMatch(/^a b+$/)
    expect(list?.talents).toHaveLength(MAX_FAVORITES)
    expect(list?.remarks).toEqual({ 7: { note: 'x'.repeat(MAX_NOTE_LENGTH), mark: 'yes' } })
    const many = Array.from({ length: 50 }, (_, index) => ({ id: `n${index}`, talents: {} }))
    expect(read(stored(many))).toMatchObject({ isComplete: false })
    expect(read(stored(many)).value.lists).toHaveLength(MAX_LISTS)
  })
})

it('a text is cut between characters, not within one', () => {
  expect(cut('a💃b', 2)).toBe('a')
  expect(cut('a💃b', 3)).toBe('a💃')
  expect(cut('a\udc00', 3)).toBe('a\ufffd')
})
