import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { onTestFinished } from 'vitest'

/** A PostgreSQL of one test, in a process of its own. Stopping it cuts all connections; its data stays. */
export type Postgres = { url: string; stop: () => Promise<void>; start: () => Promise<void> }

/** Starts a PostgreSQL that ends, with its data, when the test ends. */
export async function startPostgres(): Promise<Postgres> {
  const server = fork(resolve(import.meta.dirname, '../contract/postgres-server.ts'))
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.disconnect()
    await ended
  })
  const [url] = await once(server, 'message')
  const tell = async (word: 'stop' | 'start') => {
    const done = once(server, 'message')
    server.send(word)
    await done
  }
  return { url: String(url), stop: () => tell('stop'), start: () => tell('start') }
}
