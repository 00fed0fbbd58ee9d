import type { Kysely, Transaction } from 'kysely'

/** A COMMIT was sent and its answer was lost: what the transaction wrote is there, or will be, or never. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError'
}

/**
 * Does work in a transaction. Throws an {@link OutcomeUnknownError} where nobody knows whether it was kept; after any other
 * error nothing of it was.
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

/** SQLite always knows whether a COMMIT was kept. */
function isOfSqlite(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error
}
