import type { ConnectionLimits } from './connection-limits.ts'
import type { Connection } from './connections.ts'

/** Notes what a reader has taken since the last check, and says whether it has been too slow for too long. */
export function isTooSlow(
  connection: Connection,
  passedMs: number,
  { slowestBytesPerSecond, behindMs }: ConnectionLimits,
): boolean {
  const { socket } = connection
  const queued = socket.writableLength
  const taken = socket.bytesWritten - queued // Node counts what it has queued as written
  const dueMs = (bytes: number) => (bytes / slowestBytesPerSecond) * 1_000
  const waitedMs = queued > 0 ? passedMs : 0 // else the reader waits for us
  const change = waitedMs - dueMs(taken - connection.takenBytes)
  connection.behindMs = Math.max(0, connection.behindMs + change)
  connection.takenBytes = taken
  return connection.behindMs > behindMs + dueMs(queued) // a piece counts once the whole of it is taken
}

/** Those who are furthest behind, as many as have to leave for the rest to hold no more than so many bytes. */
export function slowestBeyond(
  readers: readonly Connection[],
  bytes: number,
): readonly Connection[] {
  let queued = readers.reduce((sum, { socket }) => sum + socket.writableLength, 0)
  if (queued <= bytes) return []
  const slowestFirst = readers.toSorted((a, b) => b.behindMs - a.behindMs)
  return slowestFirst.filter(({ socket }) => {
    const isBeyond = queued > bytes
    if (isBeyond) queued -= socket.writableLength
    return isBeyond
  })
}
