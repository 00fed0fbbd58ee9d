/** The limits of one process's connections (docs/product.md: Limits): bytes, milliseconds and counts. Tests use smaller ones. */
export type ConnectionLimits = {
  /** Open connections in all, and per address: a visitor's own, or that of a proxy which TRUSTED_PROXIES does not name. */
  connections: number
  connectionsByAddress: number
  /** Requests that may wait on a connection for the previous response, and the bytes of their headers. */
  pipelined: number
  pipelinedBytes: number
  /** How long a client may read nothing of a response. Node notices after this time at the earliest, twice at the latest. */
  stallMs: number
  /** The slowest pace at which a client may read a response, bytes per second, and how far it may fall behind that pace. */
  slowestBytesPerSecond: number
  behindMs: number
  /** The bytes that all responses together may hold for clients that have not read them yet. */
  queuedBytes: number
  checkMs: number
  /** The shortest time between two log lines about cut connections. */
  tellEveryMs: number
  /** `Retry-After` of a refused connection, seconds. */
  retryAfterSeconds: number
}

export const connectionLimits: ConnectionLimits = {
  connections: 2_000,
  connectionsByAddress: 500,
  pipelined: 16, // browsers and proxies send one request at a time, apt sends ten
  pipelinedBytes: 64 * 1024,
  stallMs: 30_000,
  slowestBytesPerSecond: 2_000,
  behindMs: 60_000,
  queuedBytes: 128 * 1024 * 1024,
  checkMs: 1_000,
  tellEveryMs: 60_000,
  retryAfterSeconds: 5,
}
