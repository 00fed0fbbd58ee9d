import type { Gender } from '#agency/board.ts'

/** Each board's category ids per gender, from the agency's identity file. */
export type BoardCategories = Readonly<
  Record<string, Readonly<Record<Gender, readonly number[]>> | undefined>
>

/**
 * The category that stands for a board on the wire: the first one for the gender; null if there is none. For kids, one for another
 * gender will do: a child is always known for one (docs/product.md: Children).
 */
export function categoryOf(
  boards: BoardCategories,
  board: string,
  gender: Gender | null,
): number | null {
  const categories = Object.hasOwn(boards, board) ? boards[board] : undefined
  const ofGender = gender === null ? [] : (categories?.[gender] ?? [])
  const ofKids = board === 'kids' ? [...(categories?.woman ?? []), ...(categories?.man ?? [])] : []
  return [...ofGender, ...ofKids][0] ?? null
}
