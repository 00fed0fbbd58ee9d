import { expect, it } from 'vitest'

import { compare, type Mark } from './changes.ts'

it('a first import creates everything', () => {
  expect(kinds(compare(new Map(), entries({ ana: 1, bia: 2 }), none))).toEqual({
    ...nothing,
    created: ['ana', 'bia'],
  })
})

it('the same again changes nothing', () => {
  const again = compare(importedOnce({ ana: 1, bia: 2 }), entries({ ana: 1, bia: 2 }), none)
  expect(kinds(again)).toEqual({ ...nothing, unchanged: 2 })
})

it('what is new, other, elsewhere or gone is told apart', () => {
  const before = importedOnce({ ana: 1, bia: 2, cora: 3, dora: 4 })
  expect(kinds(compare(before, entries({ eva: 5, bia: 'two', cora: 3, ana: 1 }), none))).toEqual({
    created: ['eva'],
    updated: ['bia'],
    moved: ['ana'],
    removed: ['dora'],
    unchanged: 1,
  })
})

it('what is named but could not be read stays', () => {
  const now = compare(importedOnce({ ana: 1, bia: 2 }), entries({}), new Set(['bia']))
  expect(kinds(now)).toEqual({ ...nothing, removed: ['ana'], unchanged: 1 })
})

it('an entry comes with its place', () => {
  const { created } = compare(new Map(), entries({ ana: 1, bia: 2 }), none)
  expect(created[1]).toMatchObject({ key: 'bia', position: 1, entry: 2 })
})

const none = new Set<string>()
const nothing = { created: [], updated: [], moved: [], removed: [], unchanged: 0 }

function entries(named: Record<string, unknown>) {
  return new Map(Object.entries(named))
}

function importedOnce(named: Record<string, unknown>): Map<string, Mark> {
  const { created } = compare(new Map(), entries(named), none)
  return new Map(created.map((entry) => [entry.key, entry]))
}

function kinds({ created, updated, moved, removed, unchanged }: ReturnType<typeof compare>) {
  const keys = (list: typeof created) => list.map(({ key }) => key)
  return { created: keys(created), updated: keys(updated), moved: keys(moved), removed, unchanged }
}
