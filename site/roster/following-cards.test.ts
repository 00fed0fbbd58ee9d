import { describe, expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'
import { everyone } from '#agency/roster-filter.ts'

import type { ListedTalent } from '../roster-list/roster-list.ts'
import { cardsWithRoom, followingCards, withOtherCovers } from './following-cards.ts'
import { pageOf } from './query-roster.ts'
import type { RosterEntry } from './roster-data.ts'

const entry = (id: number): RosterEntry & ListedTalent => {
  const { covers: _, ...talent } = someone({ id })
  return { ...talent, cover: null, otherCover: null }
}
const entries = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => entry(from + step))
const listOf = (talents: ListedTalent[]) => ({
  talents,
  otherPosters: [],
  boards: [],
  descriptions: {},
  colours: { hair: [], eyes: [] },
})
const asked = {
  choice: { gender: 'all', board: 'all' },
  search: { filter: everyone, sort: 'agency', name: '' },
  locale: 'pt',
} as const
const idsOf = (cards: readonly (RosterEntry | null)[]) => cards.map((card) => card?.id ?? null)
const page = pageOf(entries(1, 45), null)

describe('the cards after a page’s', () => {
  it('are the rest of the list', () => {
    const following = followingCards(listOf(entries(1, 45)), page, asked)
    expect(idsOf(following)).toEqual(idsOf(entries(21, 45)))
  })

  it('are everyone else, once, when others have joined and left in between', () => {
    const joined = followingCards(listOf([entry(99), ...entries(1, 45)]), page, asked)
    expect(idsOf(joined)).toEqual(idsOf([entry(99), ...entries(21, 45)]))
    const left = followingCards(listOf(entries(2, 45)), page, asked)
    expect(idsOf(left)).toEqual(idsOf(entries(21, 45)))
  })

  it('have their room kept while they are on their way', () => {
    expect(cardsWithRoom(page, 60).slice(19)).toEqual([entry(20), ...Array(25).fill(null)])
    expect(cardsWithRoom(page, 20)).toEqual(page.items)
  })
})

describe('the covers under the pointer', () => {
  const picture = { path: 'b.jpg', version: null, width: null, height: null, colour: null }

  it('are added once they are known, and only where there is one', () => {
    const [ana, bia] = [entry(1), { ...entry(2), otherCover: { ...picture, path: 'c.jpg' } }]
    const cards = withOtherCovers([ana, bia, entry(3), null], { 1: picture })
    expect(cards).toEqual([{ ...ana, otherCover: picture }, bia, entry(3), null])
    expect(cards[1]).toBe(bia)
    expect(withOtherCovers([ana], { 1: picture })[0]).toBe(cards[0])
    expect(withOtherCovers([ana], { 1: { ...picture, path: 'd.jpg' } })[0]).not.toBe(cards[0])
  })
})
