import { describe, expect, it, vi } from 'vitest'

import { fakeStorage, fakeWindow, disabledStorage } from './fake-storage.fixture.ts'
import { MAX_FAVORITES, type FavoriteCandidate } from './favorites.ts'
import { createFavoritesStore } from './favorites-store.ts'
import type { StorageWindow } from './stored-value.ts'
import { favoritesFormat } from './stored-favorites.ts'
import { liked } from './liked.fixture.ts'

const ana: FavoriteCandidate = { id: 7, name: 'Ana', path: '/a', cover: 'a.jpg' }
const bia: FavoriteCandidate = { id: 3, name: 'Bia', path: '/b', cover: null }
const writeFavorites = favoritesFormat.write
const clockAt = (ms: number) => () => ms
const openIn = (window: StorageWindow) => createFavoritesStore(() => window, clockAt(1_000))
const open = (storage: Storage) => openIn(fakeWindow(storage))
const namesIn = ({ current }: ReturnType<typeof open>) =>
  current().favorites.map(({ name }) => name)

describe('the store of favorites', () => {
  it('keeps each change at once, for the next page', () => {
    const storage = fakeStorage()
    const store = open(storage)
    store.add([ana])
    store.add([bia])
    expect(namesIn(open(storage))).toEqual(['Ana', 'Bia'])
    store.move(3, 0)
    expect(namesIn(open(storage))).toEqual(['Bia', 'Ana'])
    store.remove([7])
    expect(namesIn(open(storage))).toEqual(['Bia'])
    expect(JSON.parse(storage.getItem('favorites') ?? '')).toEqual({
      '3': { ...bia, addedAt: 1_000 },
    })
  })

  it('keeps nothing of a talent but what a card needs', () => {
    const storage = fakeStorage()
    const more = { ...ana, birthdate: '2010-01-01' }
    open(storage).add([more])
    expect(storage.getItem('favorites')).not.toContain('birthdate')
  })

  it('gives back what it removed, to its place', () => {
    const store = open(fakeStorage())
    store.add([ana, bia])
    const removed = store.remove([7])
    store.add([{ ...ana, id: 9, name: 'Cleo' }])
    store.restore(removed)
    expect(namesIn(store)).toEqual(['Ana', 'Bia', 'Cleo'])
  })

  it('tells its listeners of every change, with what has happened', () => {
    const store = open(fakeStorage())
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.add([ana, bia])
    expect(store.current().lastChange).toEqual({ kind: 'added', names: ['Ana', 'Bia'] })
    store.move(3, 0)
    expect(store.current().lastChange).toEqual({ kind: 'moved', name: 'Bia', position: 1 })
    store.remove([3])
    expect(store.current().lastChange).toEqual({ kind: 'removed', names: ['Bia'] })
    store.dismissNotice()
    expect(store.current().lastChange).toBeNull()
    expect(listener).toHaveBeenCalledTimes(4)
    stop()
    store.add([bia])
    expect(listener).toHaveBeenCalledTimes(4)
  })

  it('says that it is full, and keeps those that are there', () => {
    const many = Array.from({ length: MAX_FAVORITES }, (_, index) => liked(index + 10))
    const store = open(fakeStorage())
    store.add(many)
    store.add([ana])
    expect(store.current().lastChange).toEqual({ kind: 'full' })
    expect(store.current().favorites).toHaveLength(MAX_FAVORITES)
  })

  it('says that it is full where one who was removed has lost the place meanwhile', () => {
    const many = Array.from({ length: MAX_FAVORITES }, (_, index) => liked(index + 10))
    const store = open(fakeStorage())
    store.add(many)
    const removed = store.remove([10])
    store.add([ana])
    store.restore(removed)
    expect(store.current().lastChange).toEqual({ kind: 'full' })
    expect(namesIn(store)).toContain('Ana')
    expect(namesIn(store)).not.toContain('Talent 10')
  })

  it('says nothing where nothing has happened', () => {
    const store = open(fakeStorage())
    store.add([ana])
    const changes = [
      () => store.add([ana]),
      () => store.add([]),
      () => store.remove([3]),
      () => store.restore([]),
      () => store.move(3, 0),
    ]
    for (const change of changes) {
      change()
      expect(store.current().lastChange).toBeNull()
    }
    expect(namesIn(store)).toEqual(['Ana'])
  })

  it('takes over what the roster says, without a word and only if something is new', () => {
    const store = open(fakeStorage())
    store.add([ana, bia])
    store.dismissNotice()
    const listener = vi.fn()
    store.subscribe(listener)
    store.refresh([ana])
    expect(listener).not.toHaveBeenCalled()
    store.refresh([{ ...ana, name: 'Ana Lima' }])
    expect(namesIn(store)).toEqual(['Ana Lima', 'Bia'])
    expect(store.current().lastChange).toBeNull()
  })
})

function twoTabs() {
  const storage = fakeStorage()
  const window = fakeWindow(storage)
  return { window, here: openIn(window), elsewhere: open(storage) }
}

describe('two tabs', () => {
  it.each(['storage', 'pageshow'])('agree once one has heard of the other, by %s', (event) => {
    const { window, here, elsewhere } = twoTabs()
    here.subscribe(vi.fn())
    elsewhere.add([ana])
    window.dispatchEvent(new Event(event))
    expect(namesIn(here)).toEqual(['Ana'])
    expect(here.current().lastChange).toBeNull()
  })

  it('hear of each other until the last listener leaves, and when one comes anew', () => {
    const { window, here, elsewhere } = twoTabs()
    const stops = [vi.fn(), vi.fn()].map((listener) => here.subscribe(listener))
    const wait = () => window.dispatchEvent(new Event('storage'))
    stops[0]?.()
    elsewhere.add([ana])
    wait()
    expect(namesIn(here)).toEqual(['Ana'])
    stops[1]?.()
    elsewhere.add([bia])
    wait()
    expect(namesIn(here)).toEqual(['Ana'])
    here.subscribe(vi.fn())
    wait()
    expect(namesIn(here)).toEqual(['Ana', 'Bia'])
  })

  it('lose nothing when both add before either has heard', () => {
    const { window, here, elsewhere } = twoTabs()
    here.subscribe(vi.fn())
    here.add([ana])
    elsewhere.add([bia])
    window.dispatchEvent(new Event('storage'))
    expect(namesIn(here)).toEqual(['Ana', 'Bia'])
  })
})

describe('a storage that does not keep', () => {
  it('because it is shut lets favorites last for the visit, and says so once', () => {
    const store = createFavoritesStore(disabledStorage)
    expect(store.current().keeping).toBe('this-visit')
    store.add([ana])
    expect(store.current().lastChange).toEqual({ kind: 'not-kept' })
    store.add([bia])
    expect(store.current().lastChange).toEqual({ kind: 'added', names: ['Bia'] })
    expect(namesIn(store)).toEqual(['Ana', 'Bia'])
  })

  it('because it is full leaves what was kept before, and keeps again once there is room', () => {
    const storage = fakeStorage({ favorites: writeFavorites([liked(1)]) }, 100)
    const store = open(storage)
    store.add([ana])
    expect(store.current()).toMatchObject({
      keeping: 'this-visit',
      lastChange: { kind: 'not-kept' },
    })
    expect(namesIn(store)).toEqual(['Talent 1', 'Ana'])
    expect(namesIn(open(storage))).toEqual(['Talent 1'])
    store.remove([1])
    expect(store.current().keeping).toBe('kept')
    expect(namesIn(open(storage))).toEqual(['Ana'])
  })

  it('keeps what two tabs did meanwhile, once there is room', () => {
    const kept = writeFavorites([liked(1, 1), liked(2, 2), liked(3, 3)])
    const storage = fakeStorage({ favorites: kept })
    const [store, room] = [open(storage), vi.spyOn(storage, 'setItem')]
    room.mockImplementation(disabledStorage)
    store.add([ana])
    store.remove([1])
    expect(store.current().keeping).toBe('this-visit')
    room.mockRestore()
    const elsewhere = open(storage)
    elsewhere.remove([2])
    elsewhere.add([liked(20)])
    store.add([{ ...bia, id: 30 }])
    expect(store.current().keeping).toBe('kept')
    expect(namesIn(store)).toEqual(['Talent 3', 'Talent 20', 'Ana', 'Bia'])
    expect(namesIn(open(storage))).toEqual(namesIn(store))
  })

  it('has no room to set aside what it cannot read: that stays as it is', () => {
    const unreadable = 'x'.repeat(300)
    const storage = fakeStorage({ favorites: unreadable }, 200)
    const store = open(storage)
    store.add([ana])
    expect(store.current()).toMatchObject({
      keeping: 'this-visit',
      lastChange: { kind: 'not-kept' },
    })
    expect(namesIn(store)).toEqual(['Ana'])
    expect(storage.getItem('favorites')).toBe(unreadable)
  })

  it('favorites has something else set aside, not lost', () => {
    const storage = fakeStorage({ favorites: '{"7": {"na' })
    const store = open(storage)
    expect(store.current()).toMatchObject({ favorites: [], keeping: 'kept', isComplete: false })
    store.add([ana])
    expect(storage.getItem('favorites-unreadable')).toBe('{"7": {"na')
    expect(open(storage).current().isComplete).toBe(true)
    expect(store.current().isComplete).toBe(false) // what the visitor is told stays, for the visit
    storage.setItem('favorites', '[3]') // another tab's
    store.remove([9])
    expect(store.current().isComplete).toBe(false)
  })
})
