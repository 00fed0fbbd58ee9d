import type pg from 'pg'

import { keepAlive } from './postgres-pool.ts'

/**
 * The right to do work that one machine does at a time. It ends when it is disposed of, or when its process dies. If its connection
 * breaks, another machine may take it.
 */
export type Turn = AsyncDisposable

/** Takes an advisory lock for a session, under a name; null if another session holds it. */
export async function takeAdvisoryLock(pool: pg.Pool, name: string): Promise<Turn | null> {
  const client = await pool.connect()
  const call = (lock: string) =>
    client.query<{ done: boolean }>(`select ${lock}(hashtextextended($1, 0)) as done`, [name])
  try {
    const { rows } = await call('pg_try_advisory_lock')
    if (rows[0]?.done !== true) {
      client.release()
      return null
    }
  } catch (error) {
    client.release(true)
    throw error
  }
  const stopAsking = keepAlive(client)
  let isOver = false
  return {
    async [Symbol.asyncDispose]() {
      if (isOver) return
      isOver = true
      stopAsking()
      const isUnlocked = await call('pg_advisory_unlock').then(
        () => true,
        () => false,
      )
      client.release(!isUnlocked) // the end of its connection frees the lock, too
    },
  }
}
