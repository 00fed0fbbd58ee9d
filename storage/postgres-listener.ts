import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { connectionOptions, keepAlive } from './postgres-pool.ts'

const CONNECT_AGAIN_MS = 1_000

/**
 * Calls `onNotification` at each notification of a channel, over a connection of its own, and whenever that connection is opened:
 * what was told before was not heard. It is opened again when it breaks. Failures are not reported: whoever listens polls, too.
 *
 * @returns stops listening; resolves once the connection is closed.
 */
export function listen(
  url: string,
  channel: string,
  onNotification: () => void,
): () => Promise<void> {
  const end = new AbortController()

  async function listenOnce() {
    const client = new pg.Client(connectionOptions(url))
    const broken = once(client, 'end', { signal: end.signal }).catch(() => {}) // aborted at the end
    client.on('error', () => {}) // followed by `end`
    client.on('notification', onNotification)
    const alive = keepAlive(client)
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      onNotification()
      await broken
    } finally {
      alive.stop()
      await client.end()
    }
  }

  async function listenOn() {
    while (!end.signal.aborted) {
      await listenOnce().catch(() => {})
      await sleep(CONNECT_AGAIN_MS, undefined, { ref: false, signal: end.signal }).catch(() => {})
    }
  }

  const listening = listenOn()
  return () => {
    end.abort()
    return listening
  }
}
