import { expect, it } from 'vitest'

import type { Source } from '#storage/slots.ts'

import { createSend, type SendingLimits } from './document-queue.ts'

const never = new AbortController().signal

/** A document of three bytes, and whether its file was closed. */
function document() {
  const bytes = [1, 2, 3]
  let closed = 0
  const source: Source = {
    async next() {
      const byte = bytes.shift()
      return byte === undefined ? null : Uint8Array.of(byte)
    },
    async close() {
      closed += 1
    },
  }
  return { source: { ...source, bytes: 3 }, closed: () => closed }
}

function sender(limits: Partial<SendingLimits> = {}) {
  return createSend({ open: 1, pauseMs: 60_000, evictAfterMs: 60_000, ...limits })
}

it('a document that is sent leaves its place when it is read to its end, or cancelled', async () => {
  const send = sender()
  const [read, cancelled] = [document(), document()]
  const { body } = await send(read.source, never)
  expect(new Uint8Array(await new Response(body).arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3))
  await (await send(cancelled.source, never)).body.cancel()
  expect([read.closed(), cancelled.closed()]).toEqual([1, 1])
})

it('one too many is refused, and pages no file open', async () => {
  const send = sender()
  const [first, second] = [document(), document()]
  await send(first.source, never)
  await expect(send(second.source, never)).rejects.toMatchObject({ status: 503 })
  expect([first.closed(), second.closed()]).toEqual([0, 1])
})

it('a reader who has paused makes place for another, and cannot go on', async () => {
  const send = sender({ evictAfterMs: 0 })
  const [first, second] = [document(), document()]
  const reader = (await send(first.source, never)).body.getReader()
  await reader.read()
  const { body } = await send(second.source, never)
  expect(first.closed()).toBe(1)
  await expect(reader.read()).rejects.toThrow('the sending broke off')
  expect((await new Response(body).arrayBuffer()).byteLength).toBe(3)
})

it('a reader who pauses for too long, or has left, pages no file open', async () => {
  const send = sender({ open: 2, pauseMs: 10 })
  const visitor = new AbortController()
  const [paused, left] = [document(), document()]
  await send(paused.source, never)
  await send(left.source, visitor.signal)
  visitor.abort()
  await expect.poll(() => [paused.closed(), left.closed()]).toEqual([1, 1])
})
