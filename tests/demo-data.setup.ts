import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  export interface ProvidedContext {
    demoData: string
  }
}

/** A place for the demo agency's data folder, deleted after the test run. The first test that needs the data makes it. */
export async function setup(project: TestProject) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'passarela-demo-')))
  project.provide('demoData', join(folder, 'data'))
  return () => rm(folder, { recursive: true, force: true })
}
