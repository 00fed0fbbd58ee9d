import { expect, it } from 'vitest'

import { createSelectionCache } from './use-fresh-selection.ts'
import type { Selection } from './load-selection.server.ts'

const ana = { id: 7, name: 'Ana', path: '/a', cover: null, otherCover: null, measures: [] }
const answer: Selection = { talents: [ana], gone: [99], isCut: false, documents: '' }

it('knows nothing before the first answer, nor under another language’s address', () => {
  const last = createSelectionCache()
  expect([last.at('/favoritos'), last.freshIds('/favoritos')]).toEqual([null, []])
  last.keep('/favoritos', answer)
  expect([last.at('/en/favorites'), last.freshIds('/en/favorites')]).toEqual([null, []])
})

it('need not be asked again within a minute of whom it has told, also that they left', () => {
  let now = 1_000
  const last = createSelectionCache(() => now)
  last.keep('/favoritos', answer)
  now += 60_000
  expect(last.freshIds('/favoritos')).toEqual([7, 99])
  now += 1
  expect(last.freshIds('/favoritos')).toEqual([])
  expect(last.at('/favoritos')).toBe(answer)
})

it('adds what it is told of another list to what it knows, the newer answer first', () => {
  let now = 1_000
  const last = createSelectionCache(() => now)
  last.keep('/favoritos', answer)
  const bia = { ...ana, id: 8, name: 'Bia' }
  last.keep('/favoritos', { talents: [bia], gone: [7], isCut: false, documents: '' })
  expect(last.at('/favoritos')).toMatchObject({ talents: [bia], gone: [7, 99] })
  now += 60_001
  last.keep('/favoritos', answer)
  expect(last.at('/favoritos')).toBe(answer)
})
