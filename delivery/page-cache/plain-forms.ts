import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'

import type { Form, KeptAnswer } from './kept-answer.ts'

const unpack = promisify(gunzip)

/** Form of an answer for who takes no compression: at once where it lies ready, else unpacked and then kept. */
export type PlainForms = (answer: KeptAnswer) => Form | Promise<Form>

/**
 * Keeps plain forms up to so many bytes, those used longest ago leave first. They are made when they are asked for: hardly
 * anybody asks, and they are several times as large as the others.
 */
export function createPlainForms(maxBytes: number): PlainForms {
  const ready = new LRUCache<KeptAnswer, Form>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
  })
  const underWay = new WeakMap<KeptAnswer, Promise<Form>>()

  async function make(answer: KeptAnswer): Promise<Form> {
    try {
      const bytes = new Uint8Array(await unpack(answer.gzip.bytes)) // in memory of its own size
      const headers = [...answer.headers, 'content-length', String(bytes.byteLength)]
      const form = { bytes, headers }
      ready.set(answer, form)
      return form
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
