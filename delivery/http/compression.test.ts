import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { chooseEncoding, compress } from './compression.ts'

describe('the form of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['gzip;q=0', 'identity'],
    ['*', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ] as const)('for %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })

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
