import type { Kysely, Transaction } from 'kysely'

/** A COMMIT was sent, but its answer was lost: the transaction may have been committed, may still be, or not at all. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError'
}

/**
 * Does work in a transaction. Throws an {@link OutcomeUnknownError} if the commit's outcome is unknown; after any other error,
 * nothing was committed.
 */
export async function transact<Tables, T>(
  rows: Kysely<Tables>,
  work: (change: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const state = { isWorkDone: false }
  try {
    return await rows.transaction().execute(async (change) => {
      const result = await work(change)
      state.isWorkDone = true
      return result
    })
  } catch (error) {
    if (!state.isWorkDone || isOfSqlite(error)) throw error
    throw new OutcomeUnknownError('the answer to a commit was lost', { cause: error })
  }
}

/** For errors of SQLite, the outcome of a COMMIT is always known. */
function isOfSqlite(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error
}
