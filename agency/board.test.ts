import { describe, expect, it } from 'vitest'

import {
  boardsOf,
  boardsToChoose,
  findBoard,
  isOnBoard,
  shownBoards,
  type Boards,
} from './board.ts'

const both = (...ids: number[]) => ({ woman: ids, man: ids })
const boards: Boards = {
  direct: both(1948),
  image: both(2041, 2031),
  mainboard: { woman: [2042, 1947], man: [2042] },
  nova_bossa: both(1949),
  atelier: { ...both(3100), titles: { pt: 'Ateliê' } },
}

describe('a talent’s boards', () => {
  it('are those of which it has any id, in the order of the identity file', () => {
    const talent = { gender: 'woman' as const, categoryIds: [3100, 1949, 1948, 2031] }
    expect(boardsOf(boards, talent)).toEqual(['direct', 'image', 'nova_bossa', 'atelier'])
  })

  it('are those of its own gender', () => {
    expect(isOnBoard(boards, 'mainboard', { gender: 'man', categoryIds: [1947] })).toBe(false)
    expect(isOnBoard(boards, 'mainboard', { gender: 'woman', categoryIds: [1947] })).toBe(true)
  })

  it('are none without a gender', () => {
    expect(boardsOf(boards, { gender: null, categoryIds: [1948] })).toEqual([])
  })

  it.each(
    [3001, 3002].flatMap((id) =>
      (['woman', 'man', null] as const).map((gender) => ({ id, gender })),
    ),
  )('are the kids’ one for a child of any gender: %j', ({ id, gender }) => {
    const withKids = { kids: { woman: [3001], man: [3002] } }
    expect(boardsOf(withKids, { gender, categoryIds: [1948, id] })).toEqual(['kids'])
  })
})

describe('a board in an address', () => {
  it.each([
    ['mainboard', 'mainboard'],
    ['bossa_nova', 'mainboard'],
    ['the_bossa', 'direct'],
    ['nova_bossa', 'nova_bossa'],
    ['atelier', 'atelier'],
    ['development', null],
    ['all', null],
    ['Mainboard', null],
    ['__proto__', null],
    ['constructor', null],
  ])('%j names %j', (word, board) => {
    expect(findBoard(boards, word)).toBe(board)
  })
})

describe('the boards to choose from', () => {
  const shown = shownBoards(boards)
  const names = (...[listed, current]: [string[], string?]) =>
    boardsToChoose(shown, new Set(listed), current).map(({ name }) => name)

  it('are those on which somebody is, in the order of the identity file, and the current one', () => {
    expect(names(['atelier', 'image', 'direct'])).toEqual(['direct', 'image', 'atelier'])
    expect(names(['image'], 'atelier')).toEqual(['image', 'atelier'])
    expect(names([])).toEqual([])
  })

  it('are without the one that is reached by its address only, unless one is there', () => {
    expect(names(['nova_bossa', 'image'])).toEqual(['image'])
    expect(names(['nova_bossa', 'image'], 'nova_bossa')).toEqual(['image', 'nova_bossa'])
  })

  it('have the agency’s titles where it wrote some', () => {
    expect(shown.at(0)).toEqual({ name: 'direct' })
    expect(shown.at(-1)).toEqual({ name: 'atelier', titles: { pt: 'Ateliê' } })
  })
})
