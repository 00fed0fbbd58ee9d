import { describe, expect, it, vi } from 'vitest'

import { fakeStorage, fakeWindow, disabledStorage } from '../heart/fake-storage.fixture.ts'
import type { FavoriteCandidate } from '../heart/favorites.ts'
import { createFavoritesStore } from '../heart/favorites-store.ts'
import type { StorageWindow } from '../heart/stored-value.ts'
import { createListsStore, type ListsStore } from './lists-store.ts'
import {
  currentList,
  type NamedList,
  remarkedList,
  renamedList,
  selectedList,
  withList,
} from './named-lists.ts'

const ana: FavoriteCandidate = { id: 7, name: 'Ana', path: '/a', cover: null }
const bia: FavoriteCandidate = { id: 3, name: 'Bia', path: '/b', cover: null }
const winter: NamedList = { id: 'winter', title: 'Inverno', talents: [], remarks: {} }
const alta = { note: 'Alta', mark: 'yes' } as const

function openIn(open: () => StorageWindow) {
  const favorites = createFavoritesStore(open, () => 1_000)
  return { favorites, lists: createListsStore(open, favorites) }
}

function openTab(storage: Storage) {
  const window = fakeWindow(storage)
  return { ...openIn(() => window), window }
}

/** Each list's title with the names in it; the current one has a star. */
function shown({ current }: ListsStore) {
  const { lists, currentId } = current()
  return lists.map(({ id, title, talents }) =>
    [id === currentId ? '*' : '', title, ':', ...talents.map(({ name }) => ` ${name}`)].join(''),
  )
}

describe('the store of lists', () => {
  it('shows the favorites as its first list, and stores nothing of its own until asked', () => {
    const storage = fakeStorage()
    const { favorites, lists } = openTab(storage)
    favorites.add([ana])
    expect(shown(lists)).toEqual(['*: Ana'])
    expect(storage.getItem('favorites-lists')).toBeNull()
  })

  it('gives `favorites` the talents of the list that is open, and keeps the others', () => {
    const storage = fakeStorage()
    const { favorites, lists } = openTab(storage)
    favorites.add([ana])
    lists.change((state) => withList(state, winter, 1))
    favorites.add([bia])
    expect(shown(openTab(storage).lists)).toEqual([': Ana', '*Inverno: Bia'])
    lists.change((state) => selectedList(state, 'first'))
    expect(Object.keys(JSON.parse(storage.getItem('favorites') ?? ''))).toEqual(['7'])
    expect(shown(openTab(storage).lists)).toEqual(['*: Ana', 'Inverno: Bia'])
  })

  it('leaves `favorites` in the form that every release reads: five fields', () => {
    const storage = fakeStorage()
    const { favorites, lists } = openTab(storage)
    favorites.add([ana])
    lists.change((state) => remarkedList(state, 'first', { 7: alta }))
    expect(JSON.parse(storage.getItem('favorites') ?? '')).toEqual({
      '7': { ...ana, addedAt: 1_000 },
    })
    expect(currentList(openTab(storage).lists.current()).remarks).toEqual({ 7: alta })
  })

  it('adopts what an older release writes to `favorites`, and keeps notes', () => {
    const storage = fakeStorage()
    const { favorites, lists } = openTab(storage)
    favorites.add([ana])
    lists.change((state) => remarkedList(state, 'first', { 7: alta }))
    storage.setItem('favorites', JSON.stringify({ 3: bia, 7: ana }))
    const next = openTab(storage).lists
    expect(shown(next)).toEqual(['*: Bia Ana'])
    expect(currentList(next.current()).remarks).toEqual({ 7: alta })
  })

  it('forgets what was said of a talent who left, once the list is put aside', () => {
    const { favorites, lists } = openTab(fakeStorage())
    favorites.add([ana])
    lists.change((state) => remarkedList(state, 'first', { 7: alta }))
    favorites.remove([7])
    favorites.add([ana])
    expect(currentList(lists.current()).remarks).toEqual({ 7: alta })
    favorites.remove([7])
    lists.change((state) => withList(state, winter, 1))
    expect(lists.current().lists[0]?.remarks).toEqual({})
  })

  it('is the same object until something changes', () => {
    const { favorites, lists } = openTab(fakeStorage())
    const before = lists.current()
    expect(lists.current()).toBe(before)
    favorites.add([ana])
    expect(lists.current()).not.toBe(before)
    expect(lists.current()).toBe(lists.current())
  })

  it('remembers the name under which lists are sent', () => {
    const storage = fakeStorage()
    openTab(storage).lists.signAs('Marta')
    expect(openTab(storage).lists.current().sender).toBe('Marta')
  })
})

describe('a change of the open list that is interrupted', () => {
  it.each([1, 2, 3])('after %i writes loses no talent', (writes) => {
    const storage = fakeStorage()
    const { favorites, lists } = openTab(storage)
    favorites.add([ana])
    lists.change((state) => withList(state, winter, 1))
    favorites.add([bia])
    const keep = storage.setItem.bind(storage)
    let left = writes
    const write = vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
      if (left === 0) disabledStorage()
      left -= 1
      keep(key, text)
    })
    lists.change((state) => selectedList(state, 'first'))
    write.mockRestore()
    const next = openTab(storage)
    expect(shown(next.lists)).toEqual(['*: Ana', 'Inverno: Bia'])
    next.lists.change((state) => selectedList(state, 'winter'))
    expect(shown(openTab(storage).lists)).toEqual([': Ana', '*Inverno: Bia'])
  })
})

describe('two tabs', () => {
  it('agree on lists once one has heard of the other', () => {
    const storage = fakeStorage()
    const [here, elsewhere] = [openTab(storage), openTab(storage)]
    here.lists.subscribe(vi.fn())
    elsewhere.favorites.add([ana])
    elsewhere.lists.change((state) => withList(state, winter, 1))
    elsewhere.favorites.add([bia])
    here.window.dispatchEvent(new Event('storage'))
    expect(shown(here.lists)).toEqual([': Ana', '*Inverno: Bia'])
  })

  it('agree once somebody looks again at the one that nobody looked at', () => {
    const storage = fakeStorage()
    const [here, elsewhere] = [openTab(storage), openTab(storage)]
    elsewhere.favorites.add([ana])
    elsewhere.lists.change((state) => withList(state, winter, 1))
    here.lists.subscribe(vi.fn())
    expect(shown(here.lists)).toEqual([': Ana', '*Inverno:'])
  })

  it('lose no talent if one puts aside a list to which the other has added', () => {
    const storage = fakeStorage()
    const here = openTab(storage)
    here.lists.change((state) => withList(state, winter, 1))
    openTab(storage).favorites.add([ana])
    here.lists.change((state) => selectedList(state, 'first'))
    expect(shown(here.lists)).toEqual(['*:', 'Inverno: Ana'])
  })

  it('lose nothing when both change before either has heard', () => {
    const storage = fakeStorage()
    const [here, elsewhere] = [openTab(storage), openTab(storage)]
    here.lists.change((state) => renamedList(state, 'first', 'Verão'))
    elsewhere.lists.change((state) => withList(state, winter, 1))
    expect(shown(openTab(storage).lists)).toEqual(['Verão:', '*Inverno:'])
  })
})

describe('a storage that does not keep', () => {
  it('because it is shut lets lists last for the visit', () => {
    const { favorites, lists } = openIn(disabledStorage)
    favorites.add([ana])
    lists.change((state) => withList(state, winter, 1))
    favorites.add([bia])
    expect(lists.current().keeping).toBe('this-visit')
    expect(shown(lists)).toEqual([': Ana', '*Inverno: Bia'])
    lists.change((state) => selectedList(state, 'first'))
    expect(shown(lists)).toEqual(['*: Ana', 'Inverno: Bia'])
  })

  it('because it is full keeps what two tabs did meanwhile, once there is room', () => {
    const storage = fakeStorage()
    const here = openTab(storage)
    const room = vi.spyOn(storage, 'setItem').mockImplementation(disabledStorage)
    here.lists.change((state) => renamedList(state, 'first', 'Verão'))
    expect(here.lists.current().keeping).toBe('this-visit')
    room.mockRestore()
    openTab(storage).lists.change((state) => withList(state, winter, 1))
    here.lists.change((state) => remarkedList(state, 'first', { 7: alta }))
    expect(here.lists.current().keeping).toBe('kept')
    expect(shown(openTab(storage).lists)).toEqual(['Verão:', '*Inverno:'])
  })

  it('because it is too full for the list that opens still has it after a reload', () => {
    const storage = fakeStorage()
    const { favorites, lists } = openTab(storage)
    favorites.add([ana])
    lists.change((state) => withList(state, winter, 1))
    favorites.add([bia])
    const keep = storage.setItem.bind(storage)
    const room = vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
      if (key === 'favorites') disabledStorage()
      keep(key, text)
    })
    lists.change((state) => selectedList(state, 'first'))
    expect(shown(lists)).toEqual(['*: Ana', 'Inverno: Bia'])
    room.mockRestore()
    expect(shown(openTab(storage).lists)).toEqual(['*: Ana', 'Inverno: Bia'])
  })

  it('lists has something else set aside, not lost', () => {
    const storage = fakeStorage({ 'favorites-lists': '{"lists": [{"id' })
    const { lists } = openTab(storage)
    expect(lists.current()).toMatchObject({ isComplete: false, keeping: 'kept' })
    lists.change((state) => renamedList(state, 'first', 'Verão'))
    expect(storage.getItem('favorites-lists-unreadable')).toBe('{"lists": [{"id')
    expect(openTab(storage).lists.current().isComplete).toBe(true)
  })
})
