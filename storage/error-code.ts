/** Whether an error is what the system said to a call, such as that a disk is full or too many files are open. */
export function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

/** The code of an error of the system, such as `ECONNREFUSED`; null when it has none. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : null
}
