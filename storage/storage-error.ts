/** Whether an error comes from a system call, such as "disk full" or "too many open files". */
export function isSystemError(error: unknown): error is Error & { syscall: unknown } {
  return error instanceof Error && 'syscall' in error
}

/** The code of a system error, such as `ECONNREFUSED`; null if it has none. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : null
}

/** The storage cannot be used. The message is one sentence for the operator, without a password. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** The reason of an error, in the words of the system or database: its message, or its code if the message is empty. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message === '' ? (codeOf(error) ?? '') : error.message
}

/** Whether PostgreSQL refused to write over this connection, as a standby does (SQLSTATE 25006). */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006'
}

/**
 * Whether an error, or its cause, means that a connection to PostgreSQL broke, that its server is stopping, or that it only
 * reads: the next connection may work. (SQLSTATE classes 08 and 57P. pg sets no code if the socket has ended, nor for the
 * ROLLBACK that follows.)
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isLost = lostCode.test(codeOf(error) ?? '') || lostWords.test(error.message)
  return isLost || isReadOnly(error) || isConnectionLost(error.cause)
}

const lostCode = /^(?:08\w{3}|57P0\d|ECONNRESET|EPIPE)$/
const lostWords = /^Connection terminated(?: unexpectedly)?$|is not queryable$/
