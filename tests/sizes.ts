import type { Locale } from '#agency/locale.ts'

/** With `npm run test:nightly`. */
export const isNightly = process.env['NIGHTLY'] === '1'

/** The size of a test: the first at each change, the second with `npm run test:nightly`. */
export const size = (small: number, nightly: number): number => (isNightly ? nightly : small)

/** What a test looks at: the first at each change, the others, too, with `npm run test:nightly`. */
export const alsoByNight = <const T>(always: readonly T[], others: readonly T[]): readonly T[] =>
  isNightly ? [...always, ...others] : always

/** The languages in which tests look at whole screens for faults that no language alone has. */
export const languagesToLookAt = alsoByNight<Locale>(['pt'], ['en', 'es'])

/** Chooses what a test does by chance: fixed at each change, new each night. `SEED` repeats it. */
export const seed = Number(process.env['SEED'] ?? 20_261_127)

/** Reports a measured figure, at night only. No test asserts one: times depend on the machine. */
export function report(what: string, figure: string): void {
  if (isNightly) process.stdout.write(`measured: ${what}: ${figure}\n`)
}

/** The time within which 95 of 100 came, and the longest. */
export function p95(timesMs: readonly number[]): string {
  const sorted = timesMs.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0)
  return `p95 ${at(0.95)} ms, longest ${at(1)} ms, of ${sorted.length}`
}
