import { codeOf } from './error-code.ts'

/** Storage that cannot be used. The message is one sentence for the operator and holds no password. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** What went wrong, in the words of the system or database: an error code such as ECONNREFUSED, else the message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message === '' ? (codeOf(error) ?? '') : error.message
}

/**
 * Whether an error, or its cause, is that a connection to PostgreSQL was cut or its server is stopping: the next one may work.
 * (SQLSTATE classes 08 and 57P. pg gives no code where the socket has ended, nor to the ROLLBACK that follows.)
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isLost = lostCode.test(codeOf(error) ?? '') || lostWords.test(error.message)
  return isLost || isConnectionLost(error.cause)
}

const lostCode = /^(?:08\w{3}|57P0\d|ECONNRESET|EPIPE)$/
const lostWords = /^Connection terminated(?: unexpectedly)?$|is not queryable$/
