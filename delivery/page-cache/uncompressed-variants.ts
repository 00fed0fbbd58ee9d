import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'

import type { Variant, CachedResponse } from './cached-response.ts'

const unpack = promisify(gunzip)

/** The variant for clients that accept no compression: at once if it is cached, otherwise unpacked and then cached. */
export type UncompressedVariants = (answer: CachedResponse) => Variant | Promise<Variant>

/**
 * Caches uncompressed variants up to a number of bytes, least recently used first to go. They are made on demand: hardly any
 * client asks, and they are several times as large as the compressed ones.
 */
export function createUncompressedVariants(maxBytes: number): UncompressedVariants {
  const ready = new LRUCache<CachedResponse, Variant>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
  })
  const underWay = new WeakMap<CachedResponse, Promise<Variant>>()

  async function make(answer: CachedResponse): Promise<Variant> {
    try {
      const bytes = new Uint8Array(await unpack(answer.gzip.bytes)) // in memory of its own size
      const headers = [...answer.headers, 'content-length', String(bytes.byteLength)]
      const variant = { bytes, headers }
      ready.set(answer, variant)
      return variant
    } finally {
      underWay.delete(answer)
    }
  }

  return (answer) => {
    const found = ready.get(answer) ?? underWay.get(answer)
    if (found !== undefined) return found
    const making = make(answer)
    underWay.set(answer, making)
    return making
  }
}
