import type { TestProject } from 'vitest/node'

import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole test run, gone with its data afterwards. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres[Symbol.asyncDispose]()
}
