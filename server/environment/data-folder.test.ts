import { readdir } from 'node:fs/promises'

import { afterEach, expect, it, vi } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createWriteProbe, formFoldersOf } from './data-folder.ts'

afterEach(() => void vi.useRealTimers())

it.each(['ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EMFILE', 'EROFS'])(
  'a folder is not writable while the system says %s, and is again as soon as it does not',
  async (code) => {
    const told: unknown[] = []
    let nowMs = 0
    let isFull = true
    const full = Object.assign(new Error(code), { code, syscall: 'open' })
    const isWritable = createWriteProbe([await freshFolder()], {
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
  const isWritable = createWriteProbe([folder], {
    report: (error) => expect.unreachable(String(error)),
    write: async () => void (written += 1),
    now: () => nowMs,
  })
  for (nowMs = 0; nowMs < 3_000; nowMs += 100) expect(await isWritable()).toBe(true)
  expect(written).toBe(3)
  expect(await createWriteProbe([folder], { report: () => {} })()).toBe(true)
  expect(await readdir(folder)).toEqual([])
})

it('a folder is not writable while a write into it does not end; that is reported once, and no second file is written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let written = 0
  let nowMs = 0
  const hung = Promise.withResolvers<undefined>()
  const told: unknown[] = []
  const isWritable = createWriteProbe([await freshFolder()], {
    report: (error) => told.push(String(error)),
    write: () => (written++ === 0 ? hung.promise : Promise.resolve()),
    now: () => nowMs,
  })
  const first = isWritable()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await first).toBe(false)
  for (nowMs = 1_500; nowMs < 5_000; nowMs += 1_000) expect(await isWritable()).toBe(false)
  expect(written).toBe(1)
  expect(told).toEqual(['Error: a file was not written within 1500 ms'])
  vi.useRealTimers()
  hung.resolve(undefined)
  await expect.poll(isWritable).toBe(true)
  expect(written).toBe(2)
})

it('a write that ended in time is not reported 1.5 s after it began, though another one is on its way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let nowMs = 0
  const second = Promise.withResolvers<void>()
  const writes = [Promise.resolve(), second.promise]
  const isWritable = createWriteProbe([await freshFolder()], {
    report: (error) => expect.unreachable(String(error)),
    write: async () => writes.shift(),
    now: () => nowMs,
  })
  expect(await isWritable()).toBe(true)
  nowMs = 1_400
  await vi.advanceTimersByTimeAsync(1_400)
  const asked = isWritable()
  await vi.advanceTimersByTimeAsync(200)
  second.resolve()
  expect(await asked).toBe(true)
})

it('is not ready while one of its folders, such as a disk of its own, cannot be written to', async () => {
  const [data, media] = [await freshFolder(), await freshFolder()]
  const told: unknown[] = []
  const report = (error: unknown) => told.push(error)
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  const write = (file: string) =>
    file.startsWith(media) ? Promise.reject(full) : Promise.resolve()
  expect(await createWriteProbe([data, media], { report, write })()).toBe(false)
  expect(told).toEqual([full])
})

it('the folders that a form needs are those of data, uploads, media and an SQLite database, each once', () => {
  const settings = {
    dataDir: '/data',
    mediaStorage: 'file:/media',
    databaseUrl: 'sqlite:/rows/a.db',
  }
  expect(formFoldersOf(settings)).toEqual(['/data', '/data/uploads', '/media', '/rows'])
  const usual = { ...settings, databaseUrl: 'sqlite:/data/a.db', mediaStorage: 'file:/data/media' }
  expect(formFoldersOf(usual)).toEqual(['/data', '/data/uploads', '/data/media'])
  const elsewhere = { ...settings, databaseUrl: 'postgres://u:p@host/name' }
  expect(formFoldersOf(elsewhere)).toEqual(['/data', '/data/uploads', '/media'])
})
