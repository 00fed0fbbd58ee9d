import fc from 'fast-check'

/** A child whose name the services tell; `one` and `two` are the parts of its surname. */
export type Child = { slug: string; name: string; one: string; two: string }

type Shape = (first: string, one: string, two: string) => string

/** Each way in which people join the parts of a name. */
const shapes: readonly Shape[] = [
  (first, one, two) => `${first} ${one} ${two}`,
  (first, one, two) => `${first} ${one}-${two}`,
  (first, one, two) => `${first} D’${one} ${two}`,
  (first, one, two) => `${first} O'${one} de ${two}`,
  (first, one, two) => `${one} ${two}, ${first}`,
  (first, one, two) => `${first}\u00A0${one}\u200B${two}`,
  (first, one, two) => `${first}_${one}.${two}`,
  (first, one, two) => `${first.toUpperCase()} ${one.toUpperCase()} dos ${two.toUpperCase()}`,
  (first, one, two) => `Ana-${first} (${one}) von ${two}`,
]

const letters = Array.from('bcdfghjklmnpqrstvwxzáãçéíñóõúø')
const part = fc.string({ unit: fc.constantFrom(...letters), minLength: 9, maxLength: 12 })

/** A child of each shape, whose surname's parts are made-up words that no page has by chance. */
export function childrenOf(seed: number): Child[] {
  const parts = fc.sample(fc.tuple(part, part), { numRuns: shapes.length, seed })
  return shapes.flatMap((write, index) => {
    const [one, two] = parts[index] ?? []
    if (one === undefined || two === undefined) return []
    return [{ slug: `child-${index}`, name: write(`Bia${'abcdefghi'[index]}`, one, two), one, two }]
  })
}

/** Tells which parts of the children's surnames a text says, however it is written. */
export function surnamesIn(children: readonly Child[]): (text: string) => string[] {
  const secrets = children.flatMap(({ one, two }) => [fold(one), fold(two)])
  return (text) => {
    const folded = fold(text)
    return secrets.filter((secret) => folded.includes(secret))
  }
}

/** Letters only, small, without accents: as a name is found again however it is written or encoded. */
export function fold(text: string): string {
  return text
    .replaceAll(/(?:%[\da-f]{2})+/gi, decode)
    .replaceAll(/\\u([\da-f]{4})|&#x([\da-f]{1,5});/gi, (_, unit = '', point = '') =>
      String.fromCodePoint(Number.parseInt(`${unit}${point}`, 16)),
    )
    .replaceAll(/&#(\d{1,6});/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^\p{L}]/gu, '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // bytes that are no text
  }
}
