import { readdir } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createWriteProbe } from './data-folder.ts'

it.each(['ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EMFILE', 'EROFS'])(
  'a folder is not writable while the system says %s, and is again as soon as it does not',
  async (code) => {
    const told: unknown[] = []
    let nowMs = 0
    let isFull = true
    const full = Object.assign(new Error(code), { code, syscall: 'open' })
    const isWritable = createWriteProbe(await freshFolder(), {
      report: (error) => told.push(error),
      write: () => (isFull ? Promise.reject(full) : Promise.resolve()),
      now: () => nowMs,
    })
    expect(await isWritable()).toBe(false)
    isFull = false
    nowMs = 1_000
    expect(await isWritable()).toBe(true)
    expect(told).toEqual([full])
  },
)

it('whoever asks whether a folder is writable writes one file a second at the most, which is gone after', async () => {
  const folder = await freshFolder()
  let nowMs = 0
  let written = 0
  const isWritable = createWriteProbe(folder, {
    report: (error) => expect.unreachable(String(error)),
    write: async () => void (written += 1),
    now: () => nowMs,
  })
  for (nowMs = 0; nowMs < 3_000; nowMs += 100) expect(await isWritable()).toBe(true)
  expect(written).toBe(3)
  expect(await createWriteProbe(folder, { report: () => {} })()).toBe(true)
  expect(await readdir(folder)).toEqual([])
})
