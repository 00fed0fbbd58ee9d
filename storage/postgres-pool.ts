import { Socket } from 'node:net'

import pg from 'pg'

/** The number of connections, and how long one may take to open and to answer. */
type PoolLimits = { connections: number; connectMs: number; queryMs: number }

const poolLimits: PoolLimits = { connections: 10, connectMs: 5_000, queryMs: 30_000 }

/**
 * A pool of connections to PostgreSQL. If a connection breaks or goes silent, or the server restarts, its query fails and the
 * connection leaves the pool. The next query opens another one.
 */
export function createPool(url: string, limits = poolLimits): pg.Pool {
  const silenceMs = limits.queryMs + limits.connectMs
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.queryMs,
    stream: () => createSocket(silenceMs),
  })
  pool.on('error', () => {}) // from an idle connection, which the pool has dropped
  // from a connection in use: its query fails with the same error; without a listener, the event would end the process
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Destroys itself after `silenceMs` without data. pg's own `query_timeout` would return the dead connection to the pool. */
function createSocket(silenceMs: number): Socket {
  const socket = new Socket()
  const destroy = () => socket.destroy(new Error('PostgreSQL did not answer in time'))
  return socket.setTimeout(silenceMs, destroy)
}
