import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts the PostgreSQL of the tests; disposing of it ends it. */
export async function startPostgres(): Promise<AsyncDisposable & { url: string }> {
  const server = fork(join(import.meta.dirname, '../tests/contract/postgres-server.ts'))
  const ended = once(server, 'exit')
  const [url] = await once(server, 'message')
  const end = async () => {
    server.disconnect()
    await ended
  }
  return { url: String(url), [Symbol.asyncDispose]: end }
}
