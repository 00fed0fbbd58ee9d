import { setTimeout as delay } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createLatencyMonitor } from './service.ts'

it('a service that takes long is not prompt until it has answered', async () => {
  const latency = createLatencyMonitor(20)
  const work = latency.track(() => delay(60))
  expect(latency.isPrompt()).toBe(true)
  await delay(40)
  expect(latency.isPrompt()).toBe(false)
  await work
  expect(latency.isPrompt()).toBe(true)
})

it('a service that has answered in time stays prompt', async () => {
  const latency = createLatencyMonitor(20)
  await latency.track(async () => {})
  await latency.track(() => Promise.reject(new Error('at once'))).catch(() => {})
  await delay(40)
  expect(latency.isPrompt()).toBe(true)
})
