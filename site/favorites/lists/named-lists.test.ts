import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_FAVORITES } from '../heart/favorites.ts'
import { liked } from '../heart/liked.fixture.ts'
import {
  currentList,
  listOf,
  MAX_LISTS,
  mergedLists,
  noRemark,
  onlyList,
  remarkedList,
  remarkEntries,
  remarkOf,
  renamedList,
  selectedList,
  withList,
  withoutList,
  type NamedList,
  type NamedLists,
} from './named-lists.ts'
import { someLists } from './some-lists.fixture.ts'

const seed = 2026
const list = (id: string, change: Partial<NamedList> = {}): NamedList => ({
  id,
  title: '',
  talents: [],
  remarks: {},
  ...change,
})
const idsOf = ({ lists }: NamedLists) => lists.map(({ id }) => id)
const holds = <Given>(property: fc.IProperty<Given>) => fc.assert(property, { seed })

describe('a visitor’s lists', () => {
  it('are one at first, without a title', () => {
    expect(currentList(onlyList)).toEqual(list('first'))
  })

  it('come at their place, and the new one is open', () => {
    const two = withList(onlyList, list('b'), 1)
    const three = withList(two, list('c'), 1)
    expect([idsOf(three), three.currentId]).toEqual([['first', 'c', 'b'], 'c'])
  })

  it('are twenty at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => `n${index}`).reduce(
      (lists, id) => withList(lists, list(id), lists.lists.length),
      onlyList,
    )
    expect(many.lists).toHaveLength(MAX_LISTS)
  })

  it('lose one, and the next one is open, or the one before the last', () => {
    const three = { currentId: 'b', lists: [list('a'), list('b'), list('c')] }
    expect(withoutList(three, 'b')).toEqual({ currentId: 'c', lists: [list('a'), list('c')] })
    expect(withoutList({ ...three, currentId: 'c' }, 'c').currentId).toBe('b')
    expect(withoutList(three, 'a').currentId).toBe('b')
    expect(withoutList(onlyList, 'first')).toEqual(onlyList)
    expect(withoutList(three, 'x')).toEqual(three)
  })

  it('that are deleted come back as they were', () => {
    holds(
      fc.property(someLists, (lists) => {
        const own = currentList(lists)
        const place = lists.lists.indexOf(own)
        fc.pre(lists.lists.length > 1)
        expect(withList(withoutList(lists, own.id), own, place)).toEqual(lists)
      }),
    )
  })

  it('open only what there is', () => {
    holds(
      fc.property(someLists, fc.constantFrom('a', 'b', 'z'), (lists, id) => {
        const opened = selectedList(lists, id)
        expect(opened.lists).toBe(lists.lists)
        expect(opened.currentId).toBe(listOf(lists, id) === null ? lists.currentId : id)
      }),
    )
  })
})

describe('what is said of a talent', () => {
  it('is about one list alone, and goes when it is empty', () => {
    const two = { currentId: 'a', lists: [list('a'), list('b')] }
    const said = remarkedList(two, 'a', { 7: { note: 'Alta', mark: 'yes' } })
    expect(remarkOf(currentList(said), 7)).toEqual({ note: 'Alta', mark: 'yes' })
    expect(said.lists[1]).toBe(two.lists[1])
    expect(remarkedList(said, 'a', { 7: noRemark })).toEqual(two)
  })

  it('is bounded: of too many, those of talents that left go', () => {
    const own = list('a', { talents: [liked(1)], remarks: { 1: { note: 'x', mark: null } } })
    const many = Object.fromEntries(
      Array.from({ length: MAX_FAVORITES }, (_, index) => [index + 10, { note: 'y', mark: null }]),
    )
    const { lists } = remarkedList({ currentId: 'a', lists: [own] }, 'a', many)
    expect(lists[0]?.remarks).toEqual({ 1: { note: 'x', mark: null } })
  })
})

describe('lists that two tabs changed', () => {
  it('are those of the one that changed anything', () => {
    holds(
      fc.property(someLists, someLists, (before, after) => {
        expect(mergedLists(before, before, after)).toEqual(after)
      }),
    )
  })

  it('have every list that was made, and none that was deleted', () => {
    holds(
      fc.property(someLists, someLists, someLists, (mine, before, now) => {
        const merged = mergedLists(mine, before, now)
        const left = idsOf(now).filter(
          (id) => !idsOf(before).includes(id) || idsOf(mine).includes(id),
        )
        const made = idsOf(mine).filter((id) => !idsOf(before).includes(id))
        const all = [...new Set([...left, ...made])]
        expect(idsOf(merged).toSorted()).toEqual((all.length > 0 ? all : idsOf(now)).toSorted())
        expect(idsOf(merged)).toContain(merged.currentId)
      }),
    )
  })

  it('have what either tab said, of different talents', () => {
    holds(
      fc.property(someLists, (before) => {
        const { id } = currentList(before)
        const [alta, baixa] = [
          { note: 'Alta', mark: 'yes' },
          { note: 'Baixa', mark: 'no' },
        ] as const
        const mine = remarkedList(before, id, { 901: alta })
        const now = remarkedList(before, id, { 902: baixa })
        const merged = currentList(mergedLists(mine, before, now))
        expect([remarkOf(merged, 901), remarkOf(merged, 902)]).toEqual([alta, baixa])
        for (const [talent, remark] of remarkEntries(currentList(before).remarks)) {
          expect(remarkOf(merged, talent)).toEqual(remark)
        }
      }),
    )
  })

  it('have the title of the one that renamed them, and mine if both did', () => {
    const before = { currentId: 'a', lists: [list('a')] }
    const [mine, now] = [renamedList(before, 'a', 'Minha'), renamedList(before, 'a', 'Outra')]
    expect(currentList(mergedLists(before, before, now)).title).toBe('Outra')
    expect(currentList(mergedLists(mine, before, before)).title).toBe('Minha')
    expect(currentList(mergedLists(mine, before, now)).title).toBe('Minha')
  })

  it('are those stored now if nothing else would be left', () => {
    const before = { currentId: 'a', lists: [list('a'), list('b')] }
    const now = withoutList(before, 'a')
    expect(mergedLists(withoutList(before, 'b'), before, now)).toEqual(now)
  })
})
