import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

/** An empty folder for the current test, removed when the test ends. */
export async function freshFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'passarela-test-')))
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** Removes a folder, also while a write in the background still adds a file to it: it then tries again, up to ten times. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
