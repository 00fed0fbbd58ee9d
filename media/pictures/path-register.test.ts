import { readdir, rm } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createPathRegister } from './path-register.ts'
import type { PictureProblem } from './picture-result.ts'

describe('the register of paths', () => {
  it('contains what was added, and nothing else', async () => {
    const { register } = await emptyRegister()
    register.add('a.jpg')
    expect(await register.find('a.jpg')).toEqual({ path: 'a.jpg', facts: null })
    expect(await register.find('b.jpg')).toBeNull()
  })

  it('still knows after a restart', async () => {
    const { register, reopen } = await emptyRegister()
    register.add('a.jpg')
    register.add('b.jpg')
    register.learn('b.jpg', 7)
    await register.settled()
    const next = await reopen()
    expect(await next.find('a.jpg')).toEqual({ path: 'a.jpg', facts: null })
    expect(next.facts('b.jpg')).toBe(7)
  })

  it('knows what another process over the same folder was shown, and what it learnt', async () => {
    const { register, reopen } = await emptyRegister()
    await learnElsewhere(reopen)
    expect(await register.find('a.jpg')).toEqual({ path: 'a.jpg', facts: 7 })
  })

  it('finds what another process has learnt since', async () => {
    const { register, reopen } = await emptyRegister()
    register.add('a.jpg')
    await register.settled()
    const other = await reopen()
    other.learn('a.jpg', 7)
    await other.settled()
    expect(await register.find('a.jpg')).toEqual({ path: 'a.jpg', facts: 7 })
  })

  it('adopts what another process has learnt, and does not undo it', async () => {
    const { register, reopen } = await emptyRegister()
    await learnElsewhere(reopen)
    register.add('a.jpg')
    await register.settled()
    expect(register.facts('a.jpg')).toBe(7)
    expect((await reopen()).facts('a.jpg')).toBe(7)
  })

  it('forgets what is removed while it is being written', async () => {
    const { register, reopen } = await emptyRegister()
    await learnElsewhere(reopen)
    register.add('a.jpg')
    register.remove('a.jpg')
    await register.settled()
    expect(register.facts('a.jpg')).toBeNull()
    expect(await register.find('a.jpg')).toBeNull()
    expect((await reopen()).facts('a.jpg')).toBeNull()
  })

  it('forgets what is removed, in memory and on disk, and learns nothing of it any more', async () => {
    const { register, reopen, folder } = await emptyRegister()
    register.add('a.jpg')
    await register.settled()
    register.remove('a.jpg')
    expect(await register.find('a.jpg')).toBeNull()
    expect(register.learn('a.jpg', 7)).toBe(false)
    await register.settled()
    expect(await (await reopen()).find('a.jpg')).toBeNull()
    expect(await readdir(folder)).toEqual(['partial'])
  })

  it('holds no more than its limit: what was asked for longest ago is forgotten', async () => {
    const { register, folder } = await emptyRegister({ limit: 3 })
    for (const path of ['a', 'b', 'c']) register.add(path)
    await register.settled()
    register.facts('a')
    register.add('d')
    await register.settled()
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(isKnownTo(register)))).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect(await readdir(folder)).toHaveLength(3 + 1)
  })

  it('tells of facts that are new or have changed, and of no others', async () => {
    const { register, changes } = await emptyRegister()
    register.add('a.jpg')
    for (const facts of [7, 7, 8, 8]) expect(register.learn('a.jpg', facts)).toBe(true)
    expect(changes()).toBe(2)
  })

  it('works from memory when the disk fails, and reports it', async () => {
    const { register, folder, problems } = await emptyRegister()
    await rm(folder, { recursive: true })
    register.add('a.jpg')
    register.learn('a.jpg', 7)
    await register.settled()
    expect(register.facts('a.jpg')).toBe(7)
    expect(problems[0]).toMatchObject({ kind: 'disk' })
  })

  it('writes facts that it learns again once the disk works', async () => {
    const { register, reopen, folder } = await emptyRegister()
    await rm(folder, { recursive: true })
    register.add('a.jpg')
    register.learn('a.jpg', 7)
    await register.settled()
    await reopen() // makes the folder again
    register.learn('a.jpg', 7)
    await register.settled()
    expect((await reopen()).facts('a.jpg')).toBe(7)
  })
})

const readFacts = (value: unknown) => (typeof value === 'number' ? value : null)

async function emptyRegister({ limit = 100 } = {}) {
  const folder = await freshFolder()
  const problems: PictureProblem[] = []
  const report = (problem: PictureProblem) => void problems.push(problem)
  let changeCount = 0
  const reopen = () =>
    createPathRegister({
      folder,
      limit,
      readFacts,
      onInvalidate: () => void (changeCount += 1),
      report,
      reserve: { reserveBytes: 0, reserveFiles: 0 },
    })
  return { register: await reopen(), reopen, folder, problems, changes: () => changeCount }
}

/** Another process over the same folder adds a path and learns its facts. */
async function learnElsewhere(reopen: Awaited<ReturnType<typeof emptyRegister>>['reopen']) {
  const other = await reopen()
  other.add('a.jpg')
  other.learn('a.jpg', 7)
  await other.settled()
}

type Finder = { find(path: string): Promise<unknown> }

function isKnownTo(register: Finder) {
  return async (path: string) => (await register.find(path)) !== null
}
