import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { freshFolder } from './fresh-folder.fixture.ts'
import { lockFile } from './lock-file.ts'
import { StorageError } from './storage-error.ts'

const freshPath = async () => join(await freshFolder(), 'site.lock')

it('a file is held by one, and by the next once it is let go', async () => {
  const path = await freshPath()
  const first = lockFile(path)
  expect(first).not.toBeNull()
  expect(lockFile(path)).toBeNull()
  expect((await stat(path)).size).toBe(0)
  first?.[Symbol.dispose]()
  const second = lockFile(path)
  expect(second).not.toBeNull()
  second?.[Symbol.dispose]()
})

it('what a process held that was killed is free at once', async () => {
  const path = await freshPath()
  const program = `
    const { lockFile } = await import(${JSON.stringify(join(import.meta.dirname, 'lock-file.ts'))})
    globalThis.lock = lockFile(${JSON.stringify(path)})
    setInterval(() => {}, 1e6)
    console.log('held')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  expect(lockFile(path)).toBeNull()

  child.kill('SIGKILL')
  await once(child, 'exit')
  const lock = lockFile(path)
  expect(lock).not.toBeNull()
  lock?.[Symbol.dispose]()
})

it('whatever was written into it is in nobody’s way', async () => {
  const path = await freshPath()
  await writeFile(path, 'no lock was ever written like this'.repeat(200))
  const lock = lockFile(path)
  expect(lock).not.toBeNull()
  expect(lockFile(path)).toBeNull()
  lock?.[Symbol.dispose]()
})

it('where it cannot be made there is one sentence', () => {
  expect(() => lockFile('/sys/passarela/site.lock')).toThrow(StorageError)
})
