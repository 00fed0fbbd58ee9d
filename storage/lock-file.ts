import { truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { reasonOf, StorageError } from './storage-error.ts'

/** A file that is one process's, until it lets go or ends. */
export type FileLock = { release: () => void }

const BUSY = 5
const NO_DATABASE = 26

/**
 * Takes a file for this process, which is made when missing; null where another process has it. The system itself lets go of it
 * when the process ends, however it ends: it is the lock of an open transaction, the only one that Node has a way to. The file
 * stays empty. Throws a {@link StorageError} when it cannot be locked at all.
 */
export function lockFile(path: string): FileLock | null {
  try {
    const file = new DatabaseSync(path)
    const code = begin(file)
    if (code === null) return { release: () => file.close() }
    file.close()
    if (code === BUSY) return null
    truncateSync(path) // somebody has written into it; who held it would have been met before that was read
    return lockFile(path)
  } catch (error) {
    throw new StorageError(`The file ${path} cannot be locked: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}

/** Null when the lock is ours, else why not. */
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
