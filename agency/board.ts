import type { InItsLanguages } from './locale.ts'

/** A talent's gender as the trade divides its boards; some have none. */
export type Gender = 'woman' | 'man'

/** Boards whose titles the site knows, and some of which have a page of their own. An agency may have others. */
export const knownBoards = [
  'image',
  'mainboard',
  'direct',
  'development',
  'nova_bossa',
  'actors',
  'new_faces',
  'international',
  'curvy',
  'talents',
  'creative',
  'kids',
] as const
export type KnownBoard = (typeof knownBoards)[number]

export function isKnownBoard(name: string): name is KnownBoard {
  return knownBoards.some((board) => board === name)
}

/** A board's name in the identity file and in addresses: small letters, digits, `_` and `-`. */
export type BoardName = string

/**
 * The numbers of the booking software's categories that make up a board, per gender, and its titles, without which it has those that
 * the site knows.
 */
export type Board = Readonly<Record<Gender, readonly number[]>> & {
  titles?: InItsLanguages<string>
}

/** The agency's boards in the order of its menus, which is also that in which a talent's canonical one is chosen. */
export type Boards = Readonly<Record<BoardName, Board>>

/** A board as pages show it; its titles are there where the agency wrote them. */
export type ShownBoard = { name: BoardName; titles?: InItsLanguages<string> }

export function shownBoards(boards: Boards): ShownBoard[] {
  return Object.entries(boards).map(([name, { titles }]) =>
    titles === undefined ? { name } : { name, titles },
  )
}

/** Which boards a list offers: those on which somebody is, but for one that is reached by its address only; and the current one. */
export function boardsToChoose(
  boards: readonly ShownBoard[],
  listed: ReadonlySet<BoardName>,
  current?: BoardName,
): ShownBoard[] {
  return boards.filter(
    ({ name }) => (listed.has(name) && name !== 'nova_bossa') || name === current,
  )
}

/** Earlier names of boards that stay valid in addresses. */
export const boardAliases: ReadonlyMap<string, KnownBoard> = new Map([
  ['bossa_nova', 'mainboard'],
  ['the_bossa', 'direct'],
])

type OnBoards = { gender: Gender | null; categoryIds: readonly number[] }

/**
 * The boards that a talent is on: its gender matches, and it has any of the board's ids. The first is its canonical one.
 * The kids' board asks for no gender: whoever is in any of its categories is a child (docs/product.md: Children).
 */
export function boardsOf(boards: Boards, talent: OnBoards): BoardName[] {
  return Object.keys(boards).filter((name) => isOnBoard(boards, name, talent))
}

export function isOnBoard(boards: Boards, name: BoardName, talent: OnBoards): boolean {
  const idsOfGender = Object.hasOwn(boards, name) ? boards[name] : undefined
  if (idsOfGender === undefined) return false
  const { gender, categoryIds } = talent
  const genders: readonly (Gender | null)[] = name === 'kids' ? ['woman', 'man'] : [gender]
  return genders.some(
    (each) => each !== null && idsOfGender[each].some((id) => categoryIds.includes(id)),
  )
}

/** The configured board that an address names, aliases included; null when there is none. */
export function findBoard(boards: Boards, text: string): BoardName | null {
  const name = boardAliases.get(text) ?? text
  return Object.hasOwn(boards, name) ? name : null
}
