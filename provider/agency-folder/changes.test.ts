import { expect, it } from 'vitest'

import { compare, type Mark } from './changes.ts'

it('a first import creates everything', () => {
  expect(kinds(compare(new Map(), entries({ ana: 1, bia: 2 })))).toEqual({
    ...nothing,
    created: ['ana', 'bia'],
  })
})

it('the same again changes nothing', () => {
  const again = compare(importedOnce({ ana: 1, bia: 2 }), entries({ ana: 1, bia: 2 }))
  expect(kinds(again)).toEqual({ ...nothing, unchanged: 2 })
})

it('what is new, other, elsewhere or gone is told apart', () => {
  const before = importedOnce({ ana: 1, bia: 2, cora: 3, dora: 4 })
  expect(kinds(compare(before, entries({ eva: 5, bia: 'two', cora: 3, ana: 1 })))).toEqual({
    created: ['eva'],
    updated: ['bia'],
    moved: ['ana'],
    removed: ['dora'],
    unchanged: 1,
  })
})

it('what is named but could not be read stays', () => {
  const before = importedOnce({ ana: 1, bia: 2 })
  expect(kinds(compare(before, entries({ ana: 1 }), ['ana', 'bia']))).toEqual({
    ...nothing,
    unchanged: 2,
  })
})

it('what could not be read has a place among the others, what never was there none', () => {
  const before = importedOnce({ ana: 1, bia: 2 })
  const { moved, removed } = compare(before, entries({ cora: 3 }), ['new', 'bia', 'cora'])
  expect(moved).toMatchObject([{ key: 'bia', position: 0 }])
  expect(removed).toEqual(['ana'])
})

it('an entry comes with its place', () => {
  const { created } = compare(new Map(), entries({ ana: 1, bia: 2 }))
  expect(created[1]).toMatchObject({ key: 'bia', position: 1, entry: 2 })
})

const nothing = { created: [], updated: [], moved: [], removed: [], unchanged: 0 }

function entries(named: Record<string, unknown>) {
  return new Map(Object.entries(named))
}

function importedOnce(named: Record<string, unknown>): Map<string, Mark> {
  const { created } = compare(new Map(), entries(named))
  return new Map(created.map((entry) => [entry.key, entry]))
}

function kinds({ created, updated, moved, removed, unchanged }: ReturnType<typeof compare>) {
  return { created: keys(created), updated: keys(updated), moved: keys(moved), removed, unchanged }
}

function keys(list: readonly { key: string }[]): string[] {
  return list.map(({ key }) => key)
}
