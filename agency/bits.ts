/** A set of places in a list: a bit for each, in words of 32. Sets of one list are equally long. */
export type Bits = Uint32Array<ArrayBuffer>

/** None of the places of a list that is so long. */
export function noBits(length: number): Bits {
  return new Uint32Array(Math.ceil(length / 32))
}

/** Those of them for which something is true. */
export function bitsWhere(length: number, isTrueAt: (place: number) => boolean): Bits {
  const bits = noBits(length)
  for (let place = 0; place < length; place += 1) if (isTrueAt(place)) addTo(bits, place)
  return bits
}

export function addTo(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
}

export function isIn(bits: Bits, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
}

/** The places that are in both. */
export function inBoth(one: Bits, other: Bits): Bits {
  return one.map((word, index) => word & (other[index] ?? 0))
}

/** The places that are in either. */
export function inEither(one: Bits, other: Bits): Bits {
  return one.map((word, index) => word | (other[index] ?? 0))
}

/** How many places are in both. */
export function countInBoth(one: Bits, other: Bits): number {
  let count = 0
  for (let index = 0; index < one.length; index += 1) {
    count += countOf((one[index] ?? 0) & (other[index] ?? 0))
  }
  return count
}

/** The bits of a word, counted side by side: in pairs, in fours, in bytes, which a product adds up. */
function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
