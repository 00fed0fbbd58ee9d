import { describe, expect, it } from 'vitest'

import { createCopyMaker } from './copy-maker.ts'
import type { Lack } from './picture-answer.ts'
import type { PictureFacts } from './picture-facts.ts'
import type { Source } from './sources.ts'

const picture = { path: 'a.jpg', width: 640 } as const
const facts: PictureFacts = { width: 1200, height: 1600, colour: 7, version: '332e37b78a69' }
const source: Source = { status: 'ready', facts, file: '/source' }

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

  it('does not try again at once what could not be encoded', async () => {
    const { maker, sources, encoded, failures } = makerOver(facts)
    failures.push({ status: 'broken', reason: 'hangs' })
    const copy = maker.make(picture, 'webp', 'urgent')
    await sources.arriveFor(0)
    expect(await copy).toMatchObject({ reason: 'hangs' })
    expect(encoded).toEqual([])
  })
})

/** A maker whose sources come when they are told to; `shown` is what is known of the picture by then. */
function makerOver(shown: PictureFacts | null) {
  const asked: PromiseWithResolvers<Source | Lack>[] = []
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const encoded: number[] = []
  const failures: Lack[] = []
  const maker = createCopyMaker({
    register: { facts: () => shown },
    sources: {
      obtain() {
        const arriving = Promise.withResolvers<Source | Lack>()
        asked.push(arriving)
        return arriving.promise
      },
    },
    copies: {
      read: async (name) => kept.get(name) ?? null,
      write: async (name, bytes) => void kept.set(name, bytes),
      remove: async () => {},
    },
    encoder: {
      async encode({ width }) {
        encoded.push(width)
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
  return { maker, sources: { arriveFor }, encoded, kept, failures }
}
