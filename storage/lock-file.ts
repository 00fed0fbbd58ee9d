import { truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { reasonOf, StorageError } from './storage-error.ts'

/** A lock that this process holds until it disposes of the lock or ends. */
type FileLock = Disposable & { isHeld: () => boolean }

const BUSY = 5
const NO_DATABASE = 26

/**
 * Locks a file for this process and creates it if missing; null if another process holds the lock. The system releases the lock
 * when the process ends, even by a kill: it is the lock of an open SQLite transaction, the only file lock that Node offers. The
 * file stays empty. Throws a {@link StorageError} if the file cannot be locked at all.
 */
export function lockFile(path: string): FileLock | null {
  try {
    const file = new DatabaseSync(path)
    const code = begin(file)
    if (code === null) {
      return { isHeld: () => file.isOpen, [Symbol.dispose]: () => file[Symbol.dispose]() }
    }
    file.close()
    if (code === BUSY) return null
    truncateSync(path) // the file has foreign content; a held lock would have been reported as busy before SQLite read it
    return lockFile(path)
  } catch (error) {
    throw new StorageError(`The file ${path} cannot be locked: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}

/** Null if the lock is ours, else the reason why not. */
function begin(file: DatabaseSync): typeof BUSY | typeof NO_DATABASE | null {
  try {
    file.exec('begin exclusive')
    return null
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : null
    if (code === BUSY || code === NO_DATABASE) return code
    throw error
  }
}
