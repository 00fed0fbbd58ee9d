import type pg from 'pg'

import { keepAlive } from './postgres-pool.ts'

/**
 * The right to do work that one machine does at a time. It ends when it is disposed of, when its process dies, or when its
 * connection breaks or falls silent: then another machine may take it.
 */
export type Lock = AsyncDisposable & {
  /** Whether no other machine can have taken it yet. */
  isHeld: () => boolean
}

/** How often the holder says that it lives, and the silence after which PostgreSQL ends its connection. */
const lockLimits = { askEveryMs: 10_000, silenceMs: 30_000 }

const TAKE = `select set_config('idle_session_timeout', $2, false),
  pg_try_advisory_lock(hashtextextended($1, 0)) as done`
const GIVE_BACK = 'select pg_advisory_unlock(hashtextextended($1, 0)) as done'

/**
 * Takes an advisory lock for a session, under a name; null if another session holds it. If the holder's machine lost its power
 * or its network, PostgreSQL would notice after two hours: so it ends a session that says nothing.
 */
export async function takeAdvisoryLock(
  pool: { connect: () => Promise<pg.PoolClient> },
  name: string,
  { askEveryMs, silenceMs } = lockLimits,
): Promise<Lock | null> {
  const client = await pool.connect()
  const alive = keepAlive(client, askEveryMs)
  let isOver = false
  let isBroken = false
  const onEnd = () => {
    isBroken = true
  }
  client.once('end', onEnd)
  const call = async (statement: string, values: string[]) => {
    const { rows } = await client.query<{ done: boolean }>(statement, values)
    return rows[0]?.done === true
  }
  const release = (isToClose: boolean) => {
    alive.stop()
    client.off('end', onEnd)
    client.release(isToClose)
  }
  try {
    if (!(await call(TAKE, [name, String(silenceMs)]))) {
      release(false)
      return null
    }
  } catch (error) {
    release(true)
    throw error
  }
  return {
    isHeld: () => !isOver && !isBroken && performance.now() - alive.heardAt() < silenceMs,
    async [Symbol.asyncDispose]() {
      if (isOver) return
      isOver = true
      const isGivenBack = !isBroken && (await call(GIVE_BACK, [name]).catch(() => false))
      release(!isGivenBack) // the end of its connection frees the lock, too
    },
  }
}
