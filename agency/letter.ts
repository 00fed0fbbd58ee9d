/** The alphabet bar (docs/product.md: Models page). */
// prettier-ignore
export const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z', '#'] as const

/** An entry of the alphabet bar: a letter, or `#` for names that do not begin with a letter of the bar. */
export type Letter = (typeof letters)[number]

/** A name's letter, without its accent (Ágata: a); `#` if the name has no Latin initial (docs/product.md: Models page). */
export function letterOf(name: string): Letter {
  const plain = withoutAccent(initialOf(name).toLowerCase())
  return letters.find((letter) => letter === plain) ?? '#'
}

/** A name's first character as it is written, which has the name's letter; empty for an empty name. */
export function initialOf(name: string): string {
  return name.trimStart().charAt(0)
}

function withoutAccent(character: string): string {
  return undecomposedLetters.get(character) ?? character.normalize('NFD').charAt(0)
}

/** Letters that Unicode does not decompose, and the plain letters that are typed for them. */
export const undecomposedLetters: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ß', 'ss'],
])
