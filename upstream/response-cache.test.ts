import { describe, expect, it } from 'vitest'

import { socialMedias } from '#contract/panel/entities.ts'

import type { Copies, Copy } from './copies.ts'
import { createResponseCache } from './response-cache.ts'

const older = { x: { url: 'https://x.test/older' } }
const newer = { x: { url: 'https://x.test/newer' } }
const limits = { memoryEntries: 10, memoryBytes: 1_000, copyAgainMs: 1_000 }

describe('an absence', () => {
  it('leaves the disk alone where nothing was kept, however often it is asked for', () => {
    const { answers, disk } = answersOver({ savedAt: 1, answer: older })
    let cached = answers.storeAbsence('a', {}, null)
    for (let reading = 0; reading < 3; reading += 1) cached = answers.storeAbsence('a', {}, cached)
    expect(disk.removed).toEqual([])
  })

  it('ends the copy that there is', async () => {
    const { answers, disk } = answersOver({ savedAt: 1, answer: older })
    answers.storeAbsence('a', {}, await answers.find('a'))
    expect(disk.removed).toEqual(['a'])
  })
})

describe('a copy that could not be written, as too many others wait', () => {
  it('is written with the next answer, though that is the same', () => {
    const { answers, disk } = answersOver({ savedAt: 1, answer: older })
    disk.isBusy = true
    const { cached } = answers.store('a', newer, null)
    expect(disk.written).toEqual([])
    disk.isBusy = false
    const again = answers.store('a', newer, cached)
    expect(disk.written).toEqual(['a'])
    answers.store('a', newer, again.cached)
    expect(disk.written).toEqual(['a'])
  })

  it('leaves the one before, which a later absence ends', async () => {
    const { answers, disk } = answersOver({ savedAt: 1, answer: older })
    disk.isBusy = true
    const { cached } = answers.store('a', newer, await answers.find('a'))
    answers.storeAbsence('a', {}, cached)
    expect(disk.removed).toEqual(['a'])
  })
})

describe('a cached answer', () => {
  it('is read from disk once for all who ask together', async () => {
    const { answers, disk } = answersOver({ savedAt: 1, answer: older })
    await Promise.all([answers.find('a'), answers.find('a'), answers.find('a')])
    await answers.find('a')
    expect(disk.reads).toBe(1)
  })

  it('is not replaced by an older copy that was being read meanwhile', async () => {
    const { answers } = answersOver({ savedAt: 1, answer: older })
    const found = answers.find('a')
    answers.store('a', newer, null)
    expect((await found)?.value).toEqual(newer)
    expect((await answers.find('a'))?.value).toEqual(newer)
  })

  it('is none when its copy is of another shape, which is set aside', async () => {
    const { answers, disk } = answersOver({ savedAt: 1, answer: 'of an older release' })
    expect(await answers.find('a')).toBeNull()
    expect(disk.quarantined).toEqual(['a'])
  })

  it('of an older release keeps what still fits', async () => {
    const { answers } = answersOver({ savedAt: 1, answer: { ...older, y: 'https://y.test' } })
    expect((await answers.find('a'))?.value).toEqual({ ...older, y: null })
  })
})

/** Answers as they are, with this one copy on disk. */
function answersOver(copy: Copy) {
  const disk = {
    reads: 0,
    isBusy: false,
    written: [] as string[],
    quarantined: [] as string[],
    removed: [] as string[],
  }
  const copies: Copies = {
    async read() {
      disk.reads += 1
      await new Promise(setImmediate)
      return copy
    },
    write(key) {
      if (!disk.isBusy) disk.written.push(key)
      return !disk.isBusy
    },
    async remove(key) {
      disk.removed.push(key)
    },
    quarantine: (key) => void disk.quarantined.push(key),
    settled: async () => {},
  }
  const kind = { endpoint: socialMedias, map: (answer: object) => answer }
  return {
    answers: createResponseCache(kind, {
      copies,
      limits,
      onInvalidate: () => undefined,
      measure: () => {},
      now: () => 1_000,
    }),
    disk,
  }
}
