/** A talent's gender as the trade divides its boards; some have none. */
export type Gender = 'woman' | 'man'

/** Every board there can be, in the order in which a talent's canonical one is chosen. */
export const boardNames = [
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
export type BoardName = (typeof boardNames)[number]

/** The boards that the menu and the category row can show, in menu order: all but one that is reached by its address only. */
export const menuBoards: readonly BoardName[] = boardNames.filter((name) => name !== 'nova_bossa')

/** Category ids that make up each board, per gender. A board that is not named does not exist at this agency. */
export type Boards = Partial<Record<BoardName, Readonly<Record<Gender, readonly number[]>>>>

/** Earlier names of boards that stay valid in addresses. */
const boardAliases: ReadonlyMap<string, BoardName> = new Map([
  ['bossa_nova', 'mainboard'],
  ['the_bossa', 'direct'],
])

type OnBoards = { gender: Gender | null; categoryIds: readonly number[] }

/**
 * The boards that a talent is on: its gender matches, and it has any of the board's ids. The first is its canonical one.
 * The kids' board asks for no gender: whoever is in any of its categories is a child (safety: Privacy).
 */
export function boardsOf(boards: Boards, talent: OnBoards): BoardName[] {
  return boardNames.filter((name) => isOnBoard(boards, name, talent))
}

export function isOnBoard(boards: Boards, name: BoardName, talent: OnBoards): boolean {
  const idsOfGender = boards[name]
  if (idsOfGender === undefined) return false
  const { gender, categoryIds } = talent
  const genders: readonly (Gender | null)[] = name === 'kids' ? ['woman', 'man'] : [gender]
  return genders.some(
    (each) => each !== null && idsOfGender[each].some((id) => categoryIds.includes(id)),
  )
}

/** The configured board that an address names, aliases included; null when there is none. */
export function findBoard(boards: Boards, text: string): BoardName | null {
  const name = boardAliases.get(text) ?? boardNames.find((board) => board === text)
  return name !== undefined && boards[name] !== undefined ? name : null
}
