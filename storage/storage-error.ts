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
