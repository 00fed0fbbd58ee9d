import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fakeStorage, fakeWindow } from '../heart/fake-storage.fixture.ts'
import { withFavorites } from '../heart/favorites.ts'
import { createFavoritesStore } from '../heart/favorites-store.ts'
import { liked } from '../heart/liked.fixture.ts'
import { createListChanges } from './list-changes.ts'
import { createListsStore } from './lists-store.ts'
import { currentList, marks, MAX_LISTS, MAX_TITLE_LENGTH } from './named-lists.ts'
import { writeList } from './some-lists.fixture.ts'

const seed = 2026
const talent = (id: number) => ({ id, name: `Talent ${id}` })
const given = (...ids: number[]) => ({
  talents: withFavorites(
    [],
    ids.map((id, index) => liked(id, index)),
  ),
  remarks: Object.fromEntries(ids.map((id) => [id, { note: `of ${id}`, mark: 'maybe' as const }])),
})

function openBrowser() {
  const window = fakeWindow(fakeStorage())
  const favorites = createFavoritesStore(
    () => window,
    () => 1_000,
  )
  const lists = createListsStore(() => window, favorites)
  favorites.add([liked(1), liked(2), liked(3)])
  return { favorites, lists, changes: createListChanges(favorites, lists) }
}

type ListChanges = ReturnType<typeof createListChanges>

const nearId = fc.integer({ min: 1, max: 6 })

/** Something that a visitor does on the favorites page. */
const someAct: fc.Arbitrary<(changes: ListChanges) => void> = fc.oneof(
  fc.array(nearId, { maxLength: 3 }).map((ids) => (on: ListChanges) => on.remove(ids.map(talent))),
  fc.tuple(nearId, fc.nat({ max: 5 })).map(([id, to]) => (on: ListChanges) => {
    on.move(talent(id), to)
  }),
  fc.tuple(nearId, fc.option(fc.constantFrom(...marks))).map(([id, mark]) => (on: ListChanges) => {
    on.mark(talent(id), mark)
  }),
  fc.tuple(nearId, fc.string({ maxLength: 5 })).map(([id, note]) => (on: ListChanges) => {
    on.note(talent(id), note, String(Math.random()))
  }),
  fc.constantFrom('A', 'B').map((title) => (on: ListChanges) => on.rename(title)),
  fc.constantFrom('C', 'D').map((title) => (on: ListChanges) => void on.create(title)),
  fc.array(nearId, { maxLength: 4 }).map((ids) => (on: ListChanges) => {
    on.keep('E', given(...ids))
  }),
  fc.array(nearId, { maxLength: 4 }).map((ids) => (on: ListChanges) => on.merge(given(...ids))),
  fc.constant((on: ListChanges) => on.deleteList()),
)

describe('what a visitor does to lists', () => {
  it('can be undone, one after another, until all is as it was', () => {
    fc.assert(
      fc.property(fc.array(someAct, { maxLength: 12 }), (acts) => {
        const { lists, changes } = openBrowser()
        const states = [writeList(lists.current())]
        for (const act of acts) {
          const last = changes.undoStack.last()
          act(changes)
          if (changes.undoStack.last() !== last) states.push(writeList(lists.current()))
        }
        while (states.length > 1) {
          expect(writeList(lists.current())).toEqual(states.pop())
          changes.undoStack.undo()
        }
        expect(writeList(lists.current())).toEqual(states[0])
        expect(changes.undoStack.last()).toBeNull()
      }),
      { seed, numRuns: 300 },
    )
  })

  it('is undone without the loss of talents whom a list has gained since it was made', () => {
    const { favorites, lists, changes } = openBrowser()
    changes.create('Winter')
    favorites.add([liked(9)])
    changes.undoStack.undo()
    const { lists: all, currentId } = lists.current()
    expect(all.map(({ talents }) => talents.length)).toEqual([3, 1])
    expect(all[0]?.id).toBe(currentId)
  })

  it('is undone in the list that it was about', () => {
    const { lists, changes } = openBrowser()
    const first = lists.current().currentId
    changes.create('Inverno')
    const winter = lists.current().currentId
    changes.open(first)
    changes.mark(talent(2), 'yes')
    changes.open(winter)
    changes.undoStack.undo()
    expect(lists.current().currentId).toBe(first)
    expect(lists.current().lists.map(({ remarks }) => remarks)).toEqual([{}, {}])
  })

  it('is undone with all keys of one sitting at a note', () => {
    const { lists, changes } = openBrowser()
    changes.note(talent(1), 'Alta', 'one')
    changes.note(talent(1), 'Alta e', 'two')
    changes.note(talent(1), 'Alta e forte', 'two')
    changes.undoStack.undo()
    expect(currentList(lists.current()).remarks).toEqual({ 1: { note: 'Alta', mark: null } })
  })

  it('leaves what another tab did meanwhile', () => {
    const { favorites, lists, changes } = openBrowser()
    changes.remove([talent(1)])
    favorites.add([liked(9)])
    changes.undoStack.undo()
    expect(currentList(lists.current()).talents.map(({ id }) => id)).toEqual([1, 2, 3, 9])
  })

  it('does nothing where nothing changes', () => {
    const { changes } = openBrowser()
    changes.remove([talent(9)])
    changes.move(talent(1), 0)
    changes.move(talent(9), 0)
    changes.rename('')
    changes.deleteList()
    expect(changes.undoStack.last()).toBeNull()
  })

  it('makes no list beyond the twentieth', () => {
    const { lists, changes } = openBrowser()
    const made = Array.from({ length: 25 }, () => changes.create('Mais'))
    expect(made.filter(Boolean)).toHaveLength(MAX_LISTS - 1)
    expect(changes.keep('Mais', given(5))).toBe(false)
    expect(lists.current().lists).toHaveLength(MAX_LISTS)
  })
})

describe('talents that come from elsewhere', () => {
  it('join the open list; of a talent that is there the visitor’s own words stay', () => {
    const { lists, changes } = openBrowser()
    changes.note(talent(2), 'Minha', 'one')
    changes.merge(given(2, 5))
    const { talents, remarks } = currentList(lists.current())
    expect(talents.map(({ id }) => id)).toEqual([1, 2, 3, 5])
    expect(remarks).toEqual({
      2: { note: 'Minha', mark: 'maybe' },
      5: { note: 'of 5', mark: 'maybe' },
    })
  })

  it('are kept as a list of their own, and the open one stays as it was', () => {
    const { lists, changes } = openBrowser()
    expect(changes.keep('Inverno', given(5, 4))).toBe(true)
    const [first, winter] = lists.current().lists
    expect(first?.talents).toHaveLength(3)
    expect(winter).toMatchObject({ title: 'Inverno', talents: [{ id: 5 }, { id: 4 }] })
  })

  it('are kept under no longer a title than a reload leaves', () => {
    const { lists, changes } = openBrowser()
    changes.keep('Inverno'.repeat(20), given(5))
    expect(currentList(lists.current()).title).toHaveLength(MAX_TITLE_LENGTH)
  })
})
