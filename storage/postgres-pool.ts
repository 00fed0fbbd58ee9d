import { Socket } from 'node:net'

import pg from 'pg'

/** The number of connections, and how long one may take to open and to answer, and how long it is kept. */
type PoolLimits = { connections: number; connectMs: number; queryMs: number; lifetimeMs: number }

const poolLimits: PoolLimits = {
  connections: 10,
  connectMs: 5_000,
  queryMs: 30_000,
  lifetimeMs: 10_000,
}

/**
 * A pool of connections to PostgreSQL. If a connection breaks or goes silent, or the server restarts, its query fails and the
 * connection leaves the pool. The next query opens another one. No connection gets old: after a failover, one to the former
 * primary would still answer, but refuse to write.
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

/** Options for any connection: it is opened in time, and ends if PostgreSQL falls silent. */
export function connectionOptions(url: string, limits = poolLimits): pg.ClientConfig {
  const silenceMs = limits.queryMs + limits.connectMs
  return {
    connectionString: url,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.queryMs,
    stream: () => createSocket(silenceMs),
  }
}

/** How often a connection that is kept asks something, so that it is neither silent nor broken without notice. */
const ALIVE_EVERY_MS = 10_000

/** Keeps a connection alive that otherwise only waits. Returns how to stop. */
export function keepAlive(client: pg.ClientBase): () => void {
  const ask = () => void client.query('select 1').catch(() => {}) // the connection then breaks, which its user notices
  const timer = setInterval(ask, ALIVE_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Destroys itself after `silenceMs` without data. pg's own `query_timeout` would return the dead connection to the pool. */
function createSocket(silenceMs: number): Socket {
  const socket = new Socket()
  const destroy = () => socket.destroy(new Error('PostgreSQL did not answer in time'))
  return socket.setTimeout(silenceMs, destroy)
}
