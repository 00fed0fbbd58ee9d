import { describe, expect, it } from 'vitest'

import { toCachedResponse, createUncompressedVariants } from './cached-response.ts'

const MB = 1_000_000
const answerOf = (text: string) => toCachedResponse(new Response(text))

describe('an uncompressed variant', () => {
  it('is unpacked once, for all concurrent and later requests', async () => {
    const uncompressed = createUncompressedVariants(MB)
    const answer = await answerOf('Ágata '.repeat(50))
    const [one, two] = await Promise.all([uncompressed(answer), uncompressed(answer)])
    expect(two).toBe(one)
    expect(uncompressed(answer)).toBe(one)
    expect(new TextDecoder().decode(one.bytes)).toBe('Ágata '.repeat(50))
    expect(one.headers.slice(-2)).toEqual(['content-length', '350'])
  })

  it('leaves for others when there is no more room', async () => {
    const uncompressed = createUncompressedVariants(1_000)
    const [first, second] = await Promise.all([
      answerOf('a'.repeat(600)),
      answerOf('b'.repeat(600)),
    ])
    await uncompressed(first)
    await uncompressed(second)
    expect(uncompressed(first)).toBeInstanceOf(Promise)
  })
})
