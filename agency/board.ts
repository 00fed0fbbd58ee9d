import type { Localized } from './locale.ts'

/** A talent's gender, by which the trade divides its boards; some talents have none. */
export type Gender = 'woman' | 'man'

/** Boards whose titles the site knows; some of them have their own page. An agency may have other boards. */
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
 * A board: the booking software's category ids that make it up, per gender; its titles, by default the site's own; and a sentence
 * that says what the board is.
 */
type Board = Readonly<Record<Gender, readonly number[]>> & {
  titles?: Localized<string>
  descriptions?: Localized<string>
}

/** The agency's boards, in menu order. The first board that a talent is on is the talent's canonical board. */
export type Boards = Readonly<Record<BoardName, Board>>

/** A board as pages show it; `titles` is set only if the agency wrote titles. */
export type ShownBoard = { name: BoardName; titles?: Localized<string> }

export function shownBoards(boards: Boards): ShownBoard[] {
  return Object.entries(boards).map(([name, { titles }]) =>
    titles === undefined ? { name } : { name, titles },
  )
}

/** What each board is, in a sentence, as the agency wrote it. A board without a sentence has no entry. */
export type BoardDescriptions = Readonly<Record<BoardName, Localized<string>>>

export function boardDescriptions(boards: Boards): BoardDescriptions {
  return Object.fromEntries(
    Object.entries(boards).flatMap(([name, { descriptions }]) =>
      descriptions === undefined ? [] : [[name, descriptions] as const],
    ),
  )
}

/** The boards that a list offers: every board with talents, except one that only its address reaches, and the current board. */
export function boardsToChoose(
  boards: readonly ShownBoard[],
  listed: ReadonlySet<BoardName>,
  current?: BoardName,
): ShownBoard[] {
  return boards.filter(
    ({ name }) => (listed.has(name) && name !== 'nova_bossa') || name === current,
  )
}

/** Former names of boards, still valid in addresses. */
export const boardAliases: ReadonlyMap<string, KnownBoard> = new Map([
  ['bossa_nova', 'mainboard'],
  ['the_bossa', 'direct'],
])

type OnBoards = { gender: Gender | null; categoryIds: readonly number[] }

/**
 * The boards that a talent is on: the gender matches, and the talent is in any of the board's categories. The first is canonical.
 * The kids board ignores gender: every talent in any of its categories is a child (docs/product.md: Children).
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

/** The configured board that an address names, also by an alias; null when there is none. */
export function findBoard(boards: Boards, text: string): BoardName | null {
  const name = boardAliases.get(text) ?? text
  return Object.hasOwn(boards, name) ? name : null
}
