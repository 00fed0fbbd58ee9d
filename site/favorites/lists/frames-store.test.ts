import { expect, it, vi } from 'vitest'

import { fakeStorage, fakeWindow, disabledStorage } from '../heart/fake-storage.fixture.ts'
import { createFramesStore } from './frames-store.ts'

const lists = [
  { id: 'first', talents: [{ id: 7 }, { id: 9 }] },
  { id: 'winter', talents: [{ id: 7 }] },
]
const frame = (talentId: number, id: number | null) => ({ talentId, frame: id })

function openTab(storage: Storage) {
  const window = fakeWindow(storage)
  return { window, store: createFramesStore(() => window) }
}

it('each list keeps its own chosen frames, until the cover is chosen', () => {
  const storage = fakeStorage()
  const { store } = openTab(storage)
  store.choose('first', frame(7, 71), lists)
  store.choose('first', frame(9, 91), lists)
  store.choose('winter', frame(7, 72), lists)
  store.choose('first', frame(9, null), lists)
  expect(store.of('first')).toEqual({ 7: 71 })
  const { store: next } = openTab(storage)
  expect([next.of('first'), next.of('winter'), next.of('other')]).toEqual([
    { 7: 71 },
    { 7: 72 },
    {},
  ])
})

it('a later choice forgets deleted lists and talents who have been removed', () => {
  const kept = { first: { 7: 71, 8: 81 }, deleted: { 7: 73 } }
  const storage = fakeStorage({ 'favorites-frames': JSON.stringify(kept) })
  const { store } = openTab(storage)
  expect(store.of('first')).toEqual({ 7: 71, 8: 81 })
  store.choose('winter', frame(7, 72), lists)
  expect(JSON.parse(storage.getItem('favorites-frames') ?? '')).toEqual({
    first: { 7: 71 },
    winter: { 7: 72 },
  })
})

it('two tabs agree, and lose nothing to each other', () => {
  const storage = fakeStorage()
  const [here, elsewhere] = [openTab(storage), openTab(storage)]
  const listener = vi.fn()
  here.store.subscribe(listener)
  elsewhere.store.choose('first', frame(7, 71), lists)
  here.window.dispatchEvent(new Event('storage'))
  expect(here.store.of('first')).toEqual({ 7: 71 })
  expect(listener).toHaveBeenCalledTimes(1)
  elsewhere.store.choose('first', frame(9, 91), lists)
  here.store.choose('winter', frame(7, 72), lists)
  expect(openTab(storage).store.of('first')).toEqual({ 7: 71, 9: 91 })
})

it.each([
  '{"first": {',
  '7',
  'null',
  '[]',
  '{"first": null, "winter": {"x": 1, "7": "a", "9": 1.5}}',
])('what nobody can read is no choice: %s', (text) => {
  const { store } = openTab(fakeStorage({ 'favorites-frames': text }))
  expect([store.of('first'), store.of('winter')]).toEqual([{}, {}])
  store.choose('first', frame(7, 71), lists)
  expect(store.of('first')).toEqual({ 7: 71 })
})

it('a storage that is shut keeps them for the visit', () => {
  const store = createFramesStore(disabledStorage)
  store.choose('first', frame(7, 71), lists)
  expect(store.of('first')).toEqual({ 7: 71 })
})
