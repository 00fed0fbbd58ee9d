import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const program = resolve(import.meta.dirname, 'postgres-server.ts')
const START_TIMEOUT_MS = 60_000

/** A PostgreSQL in a process of its own. Its data stays when it is stopped or crashes; disposing of it ends it and deletes them. */
export type Postgres = AsyncDisposable & {
  url: string
  /** Cuts all connections. */
  stop: () => Promise<void>
  /** Kills all its processes with -9. */
  crash: () => Promise<void>
  start: () => Promise<void>
}

type Options = {
  /** In the form `max_connections=20`. */
  settings?: readonly string[]
  /** The size at which its files cannot grow any more, in blocks of 512 bytes: 32,768 at least, as its log needs. */
  largestFile?: number
}

/** Starts a PostgreSQL on a free port of this machine. Rejects if it does not start within a minute. */
export async function startPostgres({
  settings = [],
  largestFile,
}: Options = {}): Promise<Postgres> {
  const server = fork(program, settings, largestFile === undefined ? {} : limited(largestFile))
  const ended = once(server, 'exit')
  const started = once(server, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) })
  const failed = ended.then(([code]) => {
    throw new Error(`PostgreSQL did not start (exit code ${code})`)
  })
  const [url] = await Promise.race([started, failed])
  const tell = (word: string) => async () => {
    const done = once(server, 'message')
    server.send(word)
    await done
  }
  return {
    url: String(url),
    stop: tell('stop'),
    crash: tell('crash'),
    start: tell('start'),
    async [Symbol.asyncDispose]() {
      server.disconnect()
      await ended
    },
  }
}

/** How to fork a process of Node that can make no larger files, nor can the processes that it starts. */
function limited(blocks: number) {
  return {
    execPath: '/bin/sh',
    execArgv: ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', process.execPath],
  }
}
