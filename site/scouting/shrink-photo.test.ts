import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_SIDE, pictureKind, sizeWithin } from './shrink-photo.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('a photo', () => {
  it('keeps its shape when it is made smaller, and is never made larger', () => {
    expect(sizeWithin({ width: 4000, height: 3000 }, MAX_SIDE)).toEqual({
      width: 2048,
      height: 1536,
    })
    expect(sizeWithin({ width: 600, height: 800 }, MAX_SIDE)).toEqual({
      width: 600,
      height: 800,
    })
  })

  it('has a size of at least a pixel within the limit, whatever it had', () => {
    const side = fc.integer({ min: 1, max: 60_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = sizeWithin({ width, height }, MAX_SIDE)
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(MAX_SIDE)
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it.each([
    ['\xFF\xD8\xFF\xE0', 'jpeg'],
    ['\x89PNG\r\n\x1A\n', 'png'],
    ['GIF89a', 'gif'],
    ['\x00\x00\x00\x18ftypheic', 'heic'],
    ['\x00\x00\x00\x18ftypavif', 'other'],
    ['<svg xmlns=', 'other'],
    ['<!doctype html>', 'other'],
    ['RIFF____WEBP', 'other'],
    ['', 'other'],
  ])('is told by its first bytes, not by its name', (start, kind) => {
    expect(pictureKind(bytesOf(start))).toBe(kind)
  })
})
