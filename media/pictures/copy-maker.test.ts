import { describe, expect, it } from 'vitest'

import { createCopyMaker } from './copy-maker.ts'
import type { PictureError } from './picture-result.ts'
import type { PictureFacts } from './picture-facts.ts'
import type { Source } from './sources.ts'
import type { Priority } from './work-queue.ts'

const picture = { path: 'a.jpg', width: 640 } as const
const facts: PictureFacts = { width: 1200, height: 1600, colour: 7, version: '332e37b78a69' }
const source: Source = { status: 'found', facts, file: '/source' }

describe('making copies', () => {
  it('makes none that another has finished while the source was on its way', async () => {
    const { maker, sources, encoded } = makerOver(facts)
    const [early, late] = [1, 2].map(() => maker.make(picture, 'webp', 'urgent'))
    await sources.arriveFor(0)
    const first = await early
    await sources.arriveFor(1)
    expect(await late).toEqual(first)
    expect(encoded).toHaveLength(1)
  })

  it('gives a copy of a picture that ended meanwhile, but keeps none', async () => {
    const { maker, sources, kept } = makerOver(null)
    const copy = maker.make(picture, 'webp', 'urgent')
    await sources.arriveFor(0)
    expect(await copy).toMatchObject({ status: 'found' })
    expect(kept.size).toBe(0)
  })

  it('keeps none of a picture that ends while it is being written', async () => {
    const { maker, sources, kept, endDuringWrite } = makerOver(facts)
    endDuringWrite()
    const copy = maker.make(picture, 'webp', 'urgent')
    await sources.arriveFor(0)
    expect(await copy).toMatchObject({ status: 'found' })
    expect(kept.size).toBe(0)
  })

  it('does not let a visitor wait behind the same copy in the background', async () => {
    const { maker, sources, encoded, stall } = makerOver(facts)
    stall('background')
    void maker.prepare(picture, 'webp')
    await sources.arriveFor(0)
    await expect.poll(() => encoded.length).toBe(1)
    const copy = maker.make(picture, 'webp', 'urgent')
    await sources.arriveFor(1)
    expect(await copy).toMatchObject({ status: 'found' })
  })

  it('makes nothing ready that lies on the disk', async () => {
    const { maker, sources, asked, encoded } = makerOver(facts)
    const ready = maker.prepare(picture, 'webp')
    await sources.arriveFor(0)
    await ready
    await maker.prepare(picture, 'webp')
    expect([asked.length, encoded.length]).toEqual([1, 1])
  })

  it('does not retry a failed encoding at once', async () => {
    const { maker, sources, encoded, failures } = makerOver(facts)
    failures.push({ status: 'invalid', reason: 'hangs' })
    const copy = maker.make(picture, 'webp', 'urgent')
    await sources.arriveFor(0)
    expect(await copy).toMatchObject({ reason: 'hangs' })
    expect(encoded).toEqual([])
  })
})

/** A maker whose sources come when they are told to; `shown` is what is known of the picture by then. */
function makerOver(shown: PictureFacts | null) {
  const asked: PromiseWithResolvers<Source | PictureError>[] = []
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const encoded: number[] = []
  const failures: PictureError[] = []
  let endsDuringWrite = false
  let hasEnded = false
  let stalled: Priority | null = null
  const maker = createCopyMaker({
    register: { facts: () => (hasEnded ? null : shown) },
    sources: {
      obtain() {
        const arriving = Promise.withResolvers<Source | PictureError>()
        asked.push(arriving)
        return arriving.promise
      },
    },
    copies: {
      read: async (name) => kept.get(name) ?? null,
      find: async (name) => (kept.has(name) ? name : null),
      async write(name, bytes) {
        kept.set(name, bytes)
        hasEnded = endsDuringWrite
      },
      remove: async (names) => names.forEach((name) => kept.delete(name)),
    },
    encoder: {
      async encode({ width }, priority) {
        encoded.push(width)
        if (priority === stalled) return new Promise(() => {})
        return { status: 'encoded', bytes: Uint8Array.of(1, 2, 3) }
      },
    },
    failures: { get: () => failures[0] ?? null, add: () => true },
    report: () => {},
  })
  const arriveFor = async (index: number) => {
    await expect.poll(() => asked.length).toBeGreaterThan(index)
    asked[index]?.resolve(source)
  }
  const stall = (priority: Priority) => {
    stalled = priority
  }
  const endDuringWrite = () => {
    endsDuringWrite = true
  }
  return { maker, sources: { arriveFor }, asked, encoded, kept, failures, stall, endDuringWrite }
}
