/** Letters that Unicode does not decompose, and the plain letters that are typed for them. */
export const undecomposedLetters: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ß', 'ss'],
])
