/** What the connections of one process may hold (docs/product.md: Limits). Bytes, milliseconds and counts; tests put smaller ones in their place. */
export type ConnectionLimits = {
  /** Open connections in all, and of one address: a visitor's own, or that of a proxy which TRUSTED_PROXIES does not name. */
  connections: number
  connectionsByAddress: number
  /** Requests that may wait on a connection for the answer before them, and the size of their heads. */
  pipelined: number
  pipelinedBytes: number
  /** How long a reader may take nothing of an answer; Node notices after this at the soonest, after twice this at the latest. */
  stallMs: number
  /** How fast a reader has to take an answer, bytes a second, and how far it may fall behind that. */
  slowestBytesPerSecond: number
  behindMs: number
  /** What all answers together may hold for readers who have not taken them yet. */
  queuedBytes: number
  checkMs: number
  /** How often the log is told at the most of connections that were cut. */
  tellEveryMs: number
  /** What a visitor is told to wait who finds no place, seconds. */
  retryAfterSeconds: number
}

export const connectionLimits: ConnectionLimits = {
  connections: 2_000,
  connectionsByAddress: 500,
  pipelined: 16, // browsers and proxies send one request at a time, apt ten
  pipelinedBytes: 64 * 1024,
  stallMs: 30_000,
  slowestBytesPerSecond: 2_000,
  behindMs: 60_000,
  queuedBytes: 128 * 1024 * 1024,
  checkMs: 1_000,
  tellEveryMs: 60_000,
  retryAfterSeconds: 5,
}
