/** The limits of one process's connections (docs/product.md: Limits): bytes, milliseconds and counts. Tests use smaller ones. */
export const connectionLimits = {
  /** Open connections in all, and per address: a visitor's own, or that of a proxy which TRUSTED_PROXIES does not name. */
  connections: 2_000,
  connectionsByAddress: 500,
  /** Requests that may wait on a connection for the previous response, and the bytes of their headers. */
  pipelined: 16, // browsers and proxies send one request at a time, apt sends ten
  pipelinedBytes: 64 * 1024,
  /** How long a client may read nothing of a response. Node notices after this time at the earliest, twice at the latest. */
  stallMs: 30_000,
  /** The slowest pace at which a client may read a response, bytes per second, and how far it may fall behind that pace. */
  slowestBytesPerSecond: 2_000,
  behindMs: 60_000,
  /** The bytes that all responses together may hold for clients that have not read them yet. */
  queuedBytes: 128 * 1024 * 1024,
  checkMs: 1_000,
  /** The shortest time between two log lines about cut connections. */
  tellEveryMs: 60_000,
  /** `Retry-After` of a refused connection, seconds. */
  retryAfterSeconds: 5,
}
export type ConnectionLimits = typeof connectionLimits
