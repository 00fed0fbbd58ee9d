import { setTimeout as delay } from 'node:timers/promises'

import { expect, it, vi } from 'vitest'

import { socialMedias } from '#contract/panel/entities.ts'

import { callEndpoint } from './call-endpoint.ts'
import type { Exchange } from './exchange.ts'

it('a call whose time is over lets its answer go, although that goes on', async () => {
  const cancel = vi.fn()
  const endless = new ReadableStream({ pull: drip, cancel })
  const exchange: Exchange = async (_, read) => ({
    status: 'answered',
    value: await read(new Response(endless)),
  })
  const call = { input: {}, maxBytes: 1_000_000, signal: AbortSignal.timeout(20) }
  await expect(callEndpoint(exchange, socialMedias, call)).rejects.toThrow()
  expect(cancel).toHaveBeenCalledOnce()
})

async function drip(body: ReadableStreamDefaultController) {
  await delay(5)
  body.enqueue(new Uint8Array(1))
}
