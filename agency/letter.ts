/** The alphabet bar (docs/product.md: Models page). */
// prettier-ignore
export const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z', '#'] as const

/** An entry of the alphabet bar: a letter, or `#` for names that begin with none of them. */
export type Letter = (typeof letters)[number]

/** Under which letter a name stands: without accents (Ágata under a), what does not begin with a Latin letter under # (docs/product.md: Models page). */
export function letterOf(name: string): Letter {
  const plain = withoutAccent(name.trimStart().charAt(0).toLowerCase())
  return letters.find((letter) => letter === plain) ?? '#'
}

function withoutAccent(character: string): string {
  return strokes.get(character) ?? character.normalize('NFD').charAt(0)
}

/** Letters whose stroke is no accent to Unicode. */
const strokes: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
])
