import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

/** An empty folder for the current test, removed when the test ends. */
export async function freshFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'passarela-test-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
