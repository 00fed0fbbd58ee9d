const LARGEST = 2 ** 31 - 1

/** A row's number as a caller gives it: decimal digits; null when no row can have it, which PostgreSQL would not look up. */
export function parseRowId(given: string | number): number | null {
  const id = /^\d{1,10}$/.test(String(given)) ? Number(given) : LARGEST + 1
  return id <= LARGEST ? id : null
}
