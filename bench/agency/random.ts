/** A pseudorandom generator with the same results on every machine and every day. */
export type Random = {
  /** A whole number from 0 up to, but not including, the limit. */
  below: (limit: number) => number
  /** True in the given percentage of cases. */
  percent: (chance: number) => boolean
  pick: <T>(items: NonEmpty<T>) => T
  /** Picks each value in proportion to its weight. */
  weighted: <T>(choices: NonEmpty<readonly [T, weight: number]>) => T
  /** A whole number, more often near the middle than near the ends, which are `spread` away. */
  around: (middle: number, spread: number) => number
}

/** A list with at least one item. */
export type NonEmpty<T> = readonly [T, ...T[]]

/** Mulberry32: 32-bit integers only, so that all machines round alike. */
export function createRandom(seed: number): Random {
  let state = seed
  const below = (limit: number) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick: (items) => items[below(items.length)] ?? items[0],
    weighted(choices) {
      let left = below(choices.reduce((sum, [, weight]) => sum + weight, 0))
      const chosen = choices.find(([, weight]) => (left -= weight) < 0)
      return (chosen ?? choices[0])[0]
    },
    around: (middle, spread) => middle - spread + below(spread + 1) + below(spread + 1),
  }
}
