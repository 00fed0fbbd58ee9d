import { describe, expect, it } from 'vitest'

import { createCacheWriter, CacheFullError } from './cache-writer.ts'

/** A cache that only remembers what was put into it. */
function fakeCache() {
  const stored = new Map<string, string>()
  const put = async (address: unknown, response: Response) => {
    if (typeof address === 'string') stored.set(address, await response.text())
  }
  return { stored, cache: { put } }
}

function writerWith(room: number, known: Record<string, number> = {}) {
  const { stored, cache } = fakeCache()
  const { signal } = new AbortController()
  return { stored, writer: createCacheWriter(cache, { signal, room, known }) }
}

const file = (address: string, bytes: number) => ({
  address,
  body: new Blob(['x'.repeat(bytes)]),
  headers: new Headers(),
})

describe('the writer of a list’s cache', () => {
  it('saves all files of a call or, without room, none', async () => {
    const { stored, writer } = writerWith(10)
    await writer.put([file('/a', 4), file('/b', 4)])
    await expect(writer.put([file('/c', 1), file('/d', 2)])).rejects.toThrow(CacheFullError)
    await writer.put([file('/e', 2)])
    expect([...stored.keys()]).toEqual(['/a', '/b', '/e'])
    expect(writer.files).toEqual({ '/a': 4, '/b': 4, '/e': 2 })
  })

  it('counts a file once, however often it is saved', async () => {
    const { writer } = writerWith(10)
    await writer.put([file('/a', 6)])
    await writer.put([file('/a', 4)])
    await writer.put([file('/b', 6)])
    await expect(writer.put([file('/c', 1)])).rejects.toThrow(CacheFullError)
  })

  it('keeps a file that is saved already, as long as there is room', () => {
    const { writer } = writerWith(10, { '/a': 7, '/b': 7 })
    expect([writer.keep('/a'), writer.keep('/a'), writer.keep('/b'), writer.keep('/c')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(writer.files).toEqual({ '/a': 7 })
  })
})
