import { Socket } from 'node:net'

import pg from 'pg'

/** How many connections there are, and how long one may take to open and to answer. */
type PoolLimits = { connections: number; connectMs: number; queryMs: number }

const poolLimits: PoolLimits = { connections: 10, connectMs: 5_000, queryMs: 30_000 }

/**
 * Connections to a PostgreSQL. One that is cut, restarted under us or silent fails the query that is under way on it and
 * leaves the pool; the next query opens another.
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
  pool.on('error', () => {}) // of an idle connection, which the pool has dropped
  // of one in use: its query fails with the same error, and an event that nobody hears would end the process
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Is destroyed after such a silence. pg's own `query_timeout` would hand the dead connection back to the pool. */
function createSocket(silenceMs: number): Socket {
  const socket = new Socket()
  const destroy = () => socket.destroy(new Error('PostgreSQL did not answer in time'))
  return socket.setTimeout(silenceMs, destroy)
}
