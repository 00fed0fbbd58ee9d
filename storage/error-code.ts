/** Whether an error comes from a system call, such as "disk full" or "too many open files". */
export function isSystemError(error: unknown): error is Error & { syscall: unknown } {
  return error instanceof Error && 'syscall' in error
}

/** The code of a system error, such as `ECONNREFUSED`; null if it has none. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : null
}
