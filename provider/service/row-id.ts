const LARGEST = 2 ** 31 - 1

/** Parses a row's id from a caller: decimal digits. Null if no row can have it: PostgreSQL refuses ids out of range. */
export function parseRowId(given: string | number): number | null {
  const id = /^\d{1,10}$/.test(String(given)) ? Number(given) : LARGEST + 1
  return id <= LARGEST ? id : null
}
