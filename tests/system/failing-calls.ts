import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

/** A call to the system that fails with an error, the n-th time that a thread makes it. */
export type FailingCall = { call: string; error: string; nth: number }

/** Does work while a call of a running program fails; with how often it did. */
export async function whileFailing<T>(
  pid: number | undefined,
  { call, error, nth }: FailingCall,
  work: () => Promise<T>,
): Promise<{ done: T; failures: number }> {
  const record = join(await freshFolder(), 'failures')
  const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:error=${error}:when=${nth}`]
  const strace = spawn('strace', ['-f', ...inject, '-o', record, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(strace, 'close')
  await once(strace.stderr, 'data') // “Process … attached”
  const done = await work().finally(async () => {
    strace.kill('SIGINT') // it lets the program go on
    await ended
  })
  const lines = await readFile(record, 'latin1')
  return { done, failures: lines.split('(INJECTED)').length - 1 }
}
