import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { compress } from './compression.ts'

describe('the form of an answer', () => {
  it('holds the same text', async () => {
    const text = new TextEncoder().encode('Ágata '.repeat(100))
    expect(brotliDecompressSync(await compress(text, 'br', 5))).toEqual(Buffer.from(text))
    expect(gunzipSync(await compress(text, 'gzip', 5))).toEqual(Buffer.from(text))
    expect(await compress(text, 'identity', 5)).toBe(text)
  })

  it.each(['br', 'gzip'] as const)('takes no more memory than it is long, as %s', async (form) => {
    const { buffer, byteLength } = await compress(new TextEncoder().encode('Ágata'), form, 5)
    expect(buffer.byteLength).toBe(byteLength)
  })
})
