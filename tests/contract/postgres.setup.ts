import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  export interface ProvidedContext {
    postgresUrl: string
  }
}

const START_TIMEOUT_MS = 60_000

/** One PostgreSQL for the whole test run, on a free port of this machine, gone with its data afterwards. */
export async function setup(project: TestProject) {
  const server = fork(fileURLToPath(new URL('postgres-server.ts', import.meta.url)))
  const ended = once(server, 'exit')
  const started = once(server, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) })
  const failed = ended.then(([code]) => {
    throw new Error(`PostgreSQL for the tests did not start (exit code ${code})`)
  })
  const [url] = await Promise.race([started, failed])
  project.provide('postgresUrl', String(url))
  return async () => {
    server.disconnect()
    await ended
  }
}
