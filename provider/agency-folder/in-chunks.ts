const ROWS_AT_ONCE = 500

/** Splits a list into chunks for one statement each: databases limit the number of a statement's values. */
export function inChunks<T>(list: readonly T[]): T[][] {
  const chunks = Math.ceil(list.length / ROWS_AT_ONCE)
  return Array.from({ length: chunks }, (_, index) =>
    list.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  )
}
