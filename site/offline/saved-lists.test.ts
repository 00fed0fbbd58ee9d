import { expect, it } from 'vitest'

import { toSavedList } from './saved-lists.ts'

const list = {
  listId: 'first',
  savedAt: 1_000,
  release: 'a',
  content: '7 /modelos/7',
  talents: [{ id: 7, addresses: ['/modelos/7', '/modelos/7.data'] }],
  documents: [{ kind: 'pdf', name: 'lista.pdf', savedAt: 900 }],
  files: { '/modelos/7': 12 },
}

it('reads the record of a saved list', () => {
  expect(toSavedList(structuredClone(list))).toEqual(list)
})

it.each([
  ['no object', null],
  ['an older form', { ...list, files: undefined }],
  ['a list of another type', { ...list, talents: 'all' }],
  ['a name that is no text', { ...list, listId: 7 }],
  ['a time that is no number', { ...list, savedAt: '2026' }],
])('does not take %s for a saved list', (_, value) => {
  expect(toSavedList(value)).toBeNull()
})

it('leaves out talents and documents that it cannot read', () => {
  const broken = {
    ...list,
    talents: [...list.talents, null, { id: 'x', addresses: [] }, { id: 8 }],
    documents: [{ kind: 'exe', name: 'x' }, ...list.documents],
  }
  expect(toSavedList(broken)).toEqual(list)
})
