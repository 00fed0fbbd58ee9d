import { Socket } from 'node:net'

import type { PostgresPool } from 'kysely'
import pg from 'pg'

/** The number of connections, and how long one may take to open and to answer, and how long it is kept. */
const poolLimits = {
  connections: 10,
  connectMs: 5_000,
  queryMs: 30_000,
  lifetimeMs: 60_000,
}

/** Counts and the numbers of sequences arrive as numbers, as from SQLite; pg would make them text. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * A pool of connections to PostgreSQL. If a connection breaks or goes silent, or the server restarts, its query fails and the
 * connection leaves the pool. The next query opens another one. No connection gets old: after a failover, one to the former
 * primary may still answer what is read.
 */
export function createPool(url: string, limits = poolLimits): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, limits),
    max: limits.connections,
    maxLifetimeSeconds: limits.lifetimeMs / 1_000,
  })
  pool.on('error', () => {}) // from an idle connection, which the pool has dropped
  // from a connection in use: its query fails with the same error; without a listener, the event would end the process
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A pool whose connections can be replaced: those that are open at `replaceAll` are not used for anything new. */
type ReplaceablePool = PostgresPool & {
  connect: () => Promise<pg.PoolClient>
  replaceAll: () => void
}

export function replaceable(pool: pg.Pool): ReplaceablePool {
  let usable = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => void usable.add(client))
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      for (;;) {
        const client = await pool.connect()
        if (usable.has(client)) return client
        client.release(true) // each round closes one of the old ones
      }
    },
    replaceAll() {
      usable = new WeakSet()
    },
  }
}

/**
 * Options for any connection: it is opened in time, and ends if PostgreSQL falls silent. If this machine falls silent within a
 * transaction, PostgreSQL ends it: its locks would keep all other machines waiting.
 */
export function connectionOptions(url: string, limits = poolLimits): pg.ClientConfig {
  const silenceMs = limits.queryMs + limits.connectMs
  return {
    connectionString: url,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.queryMs,
    idle_in_transaction_session_timeout: limits.queryMs,
    stream: () => createSocket(silenceMs),
  }
}

const IS_READ_ONLY = "select current_setting('transaction_read_only') as is"

/** How often a connection that is kept asks something, so that it is neither silent nor broken without notice. */
const ALIVE_EVERY_MS = 10_000

/**
 * Keeps a connection alive that otherwise only waits. Returns how to stop, and when the last question was asked that was answered,
 * in milliseconds of `performance.now()`: never, once the server only reads, as a former primary does.
 */
export function keepAlive(client: pg.ClientBase, everyMs = ALIVE_EVERY_MS) {
  let heardAt = performance.now()
  let isAsking = false
  async function ask() {
    if (isAsking) return // silence breaks the connection, which its user notices
    isAsking = true
    const askedAt = performance.now()
    const readOnly = await client.query<{ is: string }>(IS_READ_ONLY).then(
      ({ rows }) => rows[0]?.is,
      () => null,
    )
    if (readOnly === 'off') heardAt = askedAt
    if (readOnly === 'on') heardAt = -Infinity
    isAsking = false
  }
  const timer = setInterval(() => void ask(), everyMs).unref()
  return { stop: () => clearInterval(timer), heardAt: () => heardAt }
}

/** Destroys itself after `silenceMs` without data. pg's own `query_timeout` would return the dead connection to the pool. */
function createSocket(silenceMs: number): Socket {
  const socket = new Socket()
  const destroy = () => socket.destroy(new Error('PostgreSQL did not answer in time'))
  return socket.setTimeout(silenceMs, destroy)
}
