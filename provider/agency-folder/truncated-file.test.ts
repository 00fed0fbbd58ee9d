import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { recogniseMedia } from '#media/files/media-kind.ts'
import { isTruncated } from './truncated-file.ts'
import { clip, noise } from './fresh-agency.fixture.ts'

describe.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('a %s', (format) => {
  it('is whole, and is no longer after losing a tenth or a quarter of it', async () => {
    const whole = await noise({ format })
    expect(await isBrokenOff(whole)).toBe(false)
    for (const share of [0.9, 0.75]) {
      expect(await isBrokenOff(whole.subarray(0, whole.length * share))).toBe(true)
    }
  })
})

it('a JPEG with its own small picture, a film behind it, or rests of its memory is whole', async () => {
  const small = Buffer.from(await noise({ format: 'jpeg' }))
  const head = Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 0xff])
  const inside = [small.subarray(0, 2), head, small]
  const whole = Buffer.concat([...inside, small.subarray(2)])
  expect(await isBrokenOff(Buffer.concat([whole, clip('film')]))).toBe(false)
  expect(await isBrokenOff(Buffer.concat([whole, Buffer.alloc(5_000)]))).toBe(false)
  const most = whole.subarray(0, whole.length - 20)
  expect(await isBrokenOff(most)).toBe(true)
})

it('a GIF cut within its pixels is broken off, though the last byte looks like its end mark', async () => {
  const whole = await noise({ format: 'gif' })
  expect(await isBrokenOff(Buffer.concat([whole.subarray(0, -9), Buffer.from('a;')]))).toBe(true)
})

it('a progressive JPEG is told like any other', async () => {
  const whole = await sharp(await noise())
    .jpeg({ progressive: true })
    .toBuffer()
  expect(await isBrokenOff(Buffer.concat([whole, Buffer.alloc(9)]))).toBe(false)
  expect(await isBrokenOff(whole.subarray(0, -99))).toBe(true)
})

it('a clip is told by its boxes, whatever stands behind them', async () => {
  const whole = clip('walk '.repeat(100))
  expect(await isBrokenOff(whole)).toBe(false)
  expect(await isBrokenOff(Buffer.concat([whole, Buffer.alloc(99)]))).toBe(false)
  expect(await isBrokenOff(whole.subarray(0, -1))).toBe(true)
})

async function isBrokenOff(bytes: Uint8Array): Promise<boolean> {
  const path = join(await freshFolder(), 'a')
  await writeFile(path, bytes)
  const head = Buffer.from(bytes.subarray(0, 64))
  const kind = recogniseMedia(head)
  if (kind === null) throw new Error('of no kind')
  await using file = await open(path)
  return await isTruncated({ kind, file, bytes: bytes.length, head })
}
